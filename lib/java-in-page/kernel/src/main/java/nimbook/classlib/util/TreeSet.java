package nimbook.classlib.util;

import java.io.Serializable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * {@link java.util.TreeSet}: the keys of a map, and its parts those of parts of the map. A part of TeaVM's takes no
 * elements, and has its lower end but never its upper one, whatever is requested.
 */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    private final NavigableMap<E, Object> map;

    private TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    /** The empty set, in the natural order. */
    public TreeSet() {
        this(new TreeMap<>());
    }

    /** The empty set in an order. */
    public TreeSet(Comparator<? super E> order) {
        this(new TreeMap<>(order));
    }

    /** The elements, in their natural order. */
    public TreeSet(Collection<? extends E> elements) {
        this();
        addAll(elements);
    }

    /** The elements, in the order of the set. */
    public TreeSet(SortedSet<E> elements) {
        this(elements.comparator());
        addAll(elements);
    }

    @Override
    public boolean add(E element) {
        return map.put(element, true) == null;
    }

    @Override
    public boolean remove(Object element) {
        return map.remove(element) != null;
    }

    @Override
    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    @Override
    public int size() {
        return map.size();
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public Object clone() {
        return new TreeSet<>((SortedSet<E>) this);
    }

    @Override
    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    @Override
    public Iterator<E> iterator() {
        return map.navigableKeySet().iterator();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return map.descendingKeySet().iterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
        return new TreeSet<>(map.descendingMap());
    }

    @Override
    public E first() {
        return map.firstKey();
    }

    @Override
    public E last() {
        return map.lastKey();
    }

    @Override
    public E lower(E element) {
        return map.lowerKey(element);
    }

    @Override
    public E floor(E element) {
        return map.floorKey(element);
    }

    @Override
    public E ceiling(E element) {
        return map.ceilingKey(element);
    }

    @Override
    public E higher(E element) {
        return map.higherKey(element);
    }

    private static <E> E key(Map.Entry<E, ?> entry) {
        return entry == null ? null : entry.getKey();
    }

    @Override
    public E pollFirst() {
        return key(map.pollFirstEntry());
    }

    @Override
    public E pollLast() {
        return key(map.pollLastEntry());
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean includesFrom, E to, boolean includesTo) {
        return new TreeSet<>(map.subMap(from, includesFrom, to, includesTo));
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean includesTo) {
        return new TreeSet<>(map.headMap(to, includesTo));
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean includesFrom) {
        return new TreeSet<>(map.tailMap(from, includesFrom));
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    @Override
    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    @Override
    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
