package nimbook.classlib.util;

import java.util.AbstractCollection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Of {@link java.util.AbstractList} how it is gone through, and what changes meanwhile; see {@link HashMap}. */
abstract class AbstractList<E> extends AbstractCollection<E> {
    int modCount;

    native E get(int index);

    native E remove(int index);

    @Override
    public Iterator<E> iterator() {
        return new Cursor<>(this);
    }

    /** The elements in their order, until as many are gone through as there are. */
    static final class Cursor<E> implements Iterator<E> {
        private final AbstractList<E> list;
        private int next, last = -1, changes;

        Cursor(AbstractList<E> list) {
            this.list = list;
            changes = list.modCount;
        }

        @Override
        public boolean hasNext() {
            return next != list.size();
        }

        private void check() {
            if (changes != list.modCount) throw new ConcurrentModificationException();
        }

        @Override
        public E next() {
            check();
            if (next >= list.size()) throw new NoSuchElementException();
            E value = list.get(next);
            last = next++;
            return value;
        }

        @Override
        public void remove() {
            if (last < 0) throw new IllegalStateException();
            check();
            list.remove(last);
            if (last < next) next--;
            last = -1;
            changes = list.modCount;
        }
    }
}
