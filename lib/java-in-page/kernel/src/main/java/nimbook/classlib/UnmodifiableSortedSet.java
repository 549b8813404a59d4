package nimbook.classlib;

import java.util.AbstractSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.SortedSet;

/** {@link Collections#unmodifiableSortedSet}. */
@SuppressWarnings("JdkObsolete") // the JDK's method takes and gives this type
final class UnmodifiableSortedSet<E> extends AbstractSet<E> implements SortedSet<E> {
    private final SortedSet<E> set;

    UnmodifiableSortedSet(SortedSet<E> set) {
        if (set == null) throw new NullPointerException();
        this.set = set;
    }

    @Override
    public Iterator<E> iterator() {
        return Collections.unmodifiableSet(set).iterator();
    }

    @Override
    public int size() {
        return set.size();
    }

    @Override
    public boolean contains(Object element) {
        return set.contains(element);
    }

    @Override
    public boolean remove(Object element) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Comparator<? super E> comparator() {
        return set.comparator();
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
        return new UnmodifiableSortedSet<>(set.subSet(from, to));
    }

    @Override
    public SortedSet<E> headSet(E to) {
        return new UnmodifiableSortedSet<>(set.headSet(to));
    }

    @Override
    public SortedSet<E> tailSet(E from) {
        return new UnmodifiableSortedSet<>(set.tailSet(from));
    }

    @Override
    public E first() {
        return set.first();
    }

    @Override
    public E last() {
        return set.last();
    }
}
