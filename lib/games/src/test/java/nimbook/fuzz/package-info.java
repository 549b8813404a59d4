/**
 * Calls of every public method with random and hostile arguments. {@link nimbook.fuzz.PublicApiFuzzer} makes the calls
 * and judges how they end, {@link nimbook.fuzz.ArgumentGenerator} draws the arguments, {@link nimbook.fuzz.StepCounter}
 * decides by counting when a call is interrupted. The calls and their results are a function of the seed.
 */
package nimbook.fuzz;
