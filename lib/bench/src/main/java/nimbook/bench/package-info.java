/**
 * The engines measured with JMH: {@link nimbook.bench.PerformanceTargets} lists what is to be reached,
 * {@link nimbook.bench.EnginesMain} measures it and prints the table. The competitors are the methods that the tests of
 * the games trust as oracles; engine and competitor run in turn, in the same run, with fixed seeds.
 */
package nimbook.bench;
