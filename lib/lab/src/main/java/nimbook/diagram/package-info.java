/** Pictures that are drawn once: number line, Zeckendorf representations, strategies, proofs. */
package nimbook.diagram;
