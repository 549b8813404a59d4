package nimbook.classlib.util;

import java.util.AbstractCollection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.ListIterator;
import java.util.NoSuchElementException;

/** Of {@link java.util.AbstractList} how it is gone through, and what changes meanwhile; see {@link HashMap}. */
abstract class AbstractList<E> extends AbstractCollection<E> {
    int modCount;

    native E get(int index);

    native E remove(int index);

    native E set(int index, E element);

    native void add(int index, E element);

    @Override
    public Iterator<E> iterator() {
        return new Cursor<>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        return new Cursor<>(this, index);
    }

    /** The elements in their order, until as many are gone through as there are. */
    static final class Cursor<E> implements ListIterator<E> {
        private final AbstractList<E> list;
        private int next, last = -1, changes;

        Cursor(AbstractList<E> list, int next) {
            this.list = list;
            this.next = next;
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

        @Override
        public boolean hasPrevious() {
            return next > 0;
        }

        @Override
        public int nextIndex() {
            return next;
        }

        @Override
        public int previousIndex() {
            return next - 1;
        }

        @Override
        public E previous() {
            check();
            if (next == 0) throw new NoSuchElementException();
            E value = list.get(next - 1);
            last = --next;
            return value;
        }

        @Override
        public void set(E element) {
            if (last < 0) throw new IllegalStateException();
            check();
            list.set(last, element);
        }

        @Override
        public void add(E element) {
            check();
            list.add(next++, element);
            last = -1;
            changes = list.modCount;
        }
    }
}
