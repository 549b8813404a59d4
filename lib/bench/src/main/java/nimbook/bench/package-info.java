/**
 * The engines measured with JMH. The competitors are the methods that the tests of the games trust as oracles. What is
 * to be reached stands in {@code tests/bench/engines.tsv}; {@code tests/bench/engines.py} runs engine and competitor in
 * turn, in the same run, with fixed seeds, and prints the table.
 */
package nimbook.bench;
