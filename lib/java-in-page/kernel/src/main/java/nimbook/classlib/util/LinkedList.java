package nimbook.classlib.util;

/** Of {@link java.util.LinkedList} what its iterator removes; see {@link HashMap}. */
abstract class LinkedList<E> {
    int modCount;

    native void removeEntry(Entry<E> entry);

    /** An element; the fields are TeaVM's. */
    static class Entry<E> {
        Entry<E> next, previous;
    }

    /** An iterator over a list. */
    class SequentialListIterator {
        Entry<E> nextEntry, prevEntry, currentEntry;
        int index, version;

        public void remove() {
            if (currentEntry == null) throw new IllegalStateException();
            Entry<E> before = currentEntry.previous, after = currentEntry.next;
            removeEntry(currentEntry);
            if (currentEntry == prevEntry) {
                prevEntry = before;
                index--;
            } else {
                nextEntry = after;
            }
            currentEntry = null;
            version = modCount;
        }
    }
}
