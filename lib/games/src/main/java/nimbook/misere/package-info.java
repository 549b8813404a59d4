/**
 * Misère play of one-pile games as a theory: misère quotients (Plambeck and Siegel 2008) with presentation, P-portion,
 * pretending function and proved period, and the genus (Conway 1976). Depends on {@code core}, {@code heap},
 * {@code period} and {@code game}.
 */
package nimbook.misere;
