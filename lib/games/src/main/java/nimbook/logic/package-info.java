/**
 * Statements about all natural numbers, decided by automata that read digits (J. R. Büchi 1960; V. Bruyère and others
 * 1994; H. Mousavi, L. Schaeffer and J. Shallit 2016). A relation between numbers is an automaton that reads their
 * digits in parallel, most significant first; conjunction, negation and "there is" are constructions on automata, so
 * every statement built from linear comparisons, shifts of digits and definitions is true or false, without a bound.
 * Depends on {@code core}, {@code number}, {@code sequence}, {@code board} and {@code period}.
 */
package nimbook.logic;
