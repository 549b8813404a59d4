/**
 * Eventually periodic sequences of Grundy values: preperiod, period and saltus with their evidence, and the finder that
 * proves them for the rows of board games. The certificates of all that the library proves, rows of the misère rook,
 * terminal sets, misère quotients and automata of P-positions among them, with checkers that share no code with the
 * finders. Depends on {@code core}, {@code board} and {@code heap}.
 */
package nimbook.period;
