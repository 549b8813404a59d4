package nimbook.classlib.util;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.SortedSet;
import java.util.function.Predicate;

/** {@link java.util.PriorityQueue}, whose heap decides the order of its elements. */
public class PriorityQueue<E> extends AbstractQueue<E> {
    private static final int USUAL = 11;

    private final Comparator<? super E> order;
    private final ArrayList<E> heap;
    private int changes;

    /** In their natural order. */
    public PriorityQueue() {
        this(USUAL, null);
    }

    /** The same. */
    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    /** In an order, null for the natural one. */
    public PriorityQueue(Comparator<? super E> order) {
        this(USUAL, order);
    }

    /** The same. */
    public PriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) throw new IllegalArgumentException();
        this.order = order;
        heap = new ArrayList<>(capacity);
    }

    /** The elements of another collection; its order where it has one. */
    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> elements) {
        boolean isHeap = true;
        if (elements instanceof PriorityQueue<?> queue) {
            order = (Comparator<? super E>) queue.order;
        } else if (elements instanceof SortedSet<?> sorted) {
            order = (Comparator<? super E>) sorted.comparator();
        } else {
            order = null;
            isHeap = false;
        }
        heap = new ArrayList<>(elements);
        heap.forEach(Objects::requireNonNull);
        if (!isHeap) heapify();
    }

    /** The same. */
    public PriorityQueue(PriorityQueue<? extends E> elements) {
        this((Collection<? extends E>) elements);
    }

    /** The same. */
    public PriorityQueue(SortedSet<? extends E> elements) {
        this((Collection<? extends E>) elements);
    }

    /** The order, null for the natural one. */
    public Comparator<? super E> comparator() {
        return order;
    }

    @SuppressWarnings("unchecked")
    private int compare(E a, E b) {
        return order == null ? ((Comparable<? super E>) a).compareTo(b) : order.compare(a, b);
    }

    private void heapify() {
        for (int i = heap.size() / 2 - 1; i >= 0; i--) sink(i, heap.get(i));
    }

    private void rise(int from, E element) {
        int at = from;
        while (at > 0) {
            int above = at - 1 >>> 1;
            E other = heap.get(above);
            if (compare(element, other) >= 0) break;
            heap.set(at, other);
            at = above;
        }
        heap.set(at, element);
    }

    private void sink(int from, E element) {
        int at = from;
        for (int below = 2 * at + 1; below < heap.size(); below = 2 * at + 1) {
            if (below + 1 < heap.size() && compare(heap.get(below), heap.get(below + 1)) > 0) below++;
            E other = heap.get(below);
            if (compare(element, other) <= 0) break;
            heap.set(at, other);
            at = below;
        }
        heap.set(at, element);
    }

    @Override
    public boolean offer(E element) {
        Objects.requireNonNull(element);
        changes++;
        if (order == null && !(element instanceof Comparable<?>)) throw new ClassCastException();
        heap.add(element);
        rise(heap.size() - 1, element);
        return true;
    }

    @Override
    public E peek() {
        return heap.isEmpty() ? null : heap.get(0);
    }

    @Override
    public E poll() {
        if (heap.isEmpty()) return null;
        E first = heap.get(0);
        removeAt(0);
        return first;
    }

    /** The element that has come before this place, or null. */
    private E removeAt(int index) {
        changes++;
        E last = heap.remove(heap.size() - 1);
        if (index == heap.size()) return null;
        sink(index, last);
        if (heap.get(index) != last) return null;
        rise(index, last);
        return heap.get(index) == last ? null : last;
    }

    @Override
    public boolean remove(Object element) {
        int index = heap.indexOf(element);
        if (index >= 0) removeAt(index);
        return index >= 0;
    }

    @Override
    public boolean contains(Object element) {
        return heap.contains(element);
    }

    @Override
    public boolean removeIf(Predicate<? super E> condition) {
        int before = changes;
        Objects.requireNonNull(condition);
        ArrayList<E> left = new ArrayList<>();
        for (E each : heap) if (!condition.test(each)) left.add(each);
        if (before != changes) throw new ConcurrentModificationException();
        if (left.size() == heap.size()) return false;
        changes++;
        heap.clear();
        heap.addAll(left);
        heapify();
        return true;
    }

    @Override
    public boolean removeAll(Collection<?> elements) {
        Objects.requireNonNull(elements);
        return removeIf(elements::contains);
    }

    @Override
    public boolean retainAll(Collection<?> elements) {
        Objects.requireNonNull(elements);
        return removeIf(each -> !elements.contains(each));
    }

    @Override
    public int size() {
        return heap.size();
    }

    @Override
    public void clear() {
        changes++;
        heap.clear();
    }

    @Override
    public Object[] toArray() {
        return heap.toArray();
    }

    @Override
    public Iterator<E> iterator() {
        return new Elements();
    }

    private final class Elements implements Iterator<E> {
        private final Queue<E> passed = new ArrayDeque<>();
        private int next, last = -1, expected = changes;
        private E lastPassed;

        @Override
        public boolean hasNext() {
            return next < heap.size() || !passed.isEmpty();
        }

        @Override
        public E next() {
            if (expected != changes) throw new ConcurrentModificationException();
            if (next < heap.size()) {
                last = next++;
                return heap.get(last);
            }
            last = -1;
            lastPassed = passed.poll();
            if (lastPassed == null) throw new NoSuchElementException();
            return lastPassed;
        }

        @Override
        public void remove() {
            if (expected != changes) throw new ConcurrentModificationException();
            if (last >= 0) {
                E moved = removeAt(last);
                if (moved == null) next--;
                else passed.add(moved);
                last = -1;
            } else {
                if (lastPassed == null) throw new IllegalStateException();
                for (int i = 0; i < heap.size(); i++) {
                    if (heap.get(i) != lastPassed) continue;
                    removeAt(i);
                    break;
                }
                lastPassed = null;
            }
            expected = changes;
        }
    }
}
