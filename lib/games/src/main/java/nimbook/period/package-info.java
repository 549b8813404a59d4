/**
 * Eventually periodic sequences of Grundy values: preperiod, period and saltus with their evidence, the finder that
 * proves them for the rows of board games, and a checker that shares no code with it. Depends on {@code core},
 * {@code board} and {@code heap}.
 */
package nimbook.period;
