/**
 * What every other package uses: grids of values and their text, positions, outcomes, limits of memory, and the
 * progress and interruption of long work. Depends on the JDK alone.
 *
 * <p><b>What a public method of this library throws</b>, whatever it is given:
 * <ul>
 * <li>IllegalArgumentException (NumberFormatException is one) for an argument that is not allowed, with a message for a
 * reader; before anything large is allocated. Null is not allowed unless the method says so, be it passed, held by what
 * is passed ("values[2]: null is not allowed; a value is needed"), or given by a function that is passed; but
 * compareTo(null) throws NullPointerException, as Comparable has it;</li>
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
