/**
 * What every other package uses: grids of values and their text, positions, outcomes, limits of memory, and the
 * progress and interruption of long work. Depends on the JDK alone.
 *
 * <p><b>What a public method of this library throws</b>, whatever it is given:
 * <ul>
 * <li>IllegalArgumentException (NumberFormatException is one) for an argument that is not allowed, with a message for a
 * reader; before anything large is allocated;</li>
 * <li>NullPointerException where null is passed, or held by what is passed, or answered by a function that is
 * passed;</li>
 * <li>IndexOutOfBoundsException for a cell outside a table, ArithmeticException for a result that its type cannot hold,
 * NoSuchElementException and IllegalStateException as in java.util, UnsupportedOperationException when a result that
 * cannot be changed is to be changed;</li>
 * <li>whatever a function that was passed throws;</li>
 * <li>{@link Work.Stopped} when the thread is interrupted.</li>
 * </ul>
 * Never an Error: a table that would not fit into the heap is refused. A test calls every public method with random and
 * hostile arguments, and holds all of them to this.
 */
package nimbook.core;
