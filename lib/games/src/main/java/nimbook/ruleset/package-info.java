/**
 * Games that have a name, each made by one method: {@link nimbook.ruleset.Rulesets}. Depends on {@code core},
 * {@code board}, {@code heap}, {@code game}, {@code turning}, {@code compound} and {@code wythoff}.
 */
package nimbook.ruleset;
