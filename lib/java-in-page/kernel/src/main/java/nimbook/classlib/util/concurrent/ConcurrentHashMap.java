package nimbook.classlib.util.concurrent;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** {@link java.util.concurrent.ConcurrentHashMap}, with its keys in the same order. */
// Nodes are compared as places in a list, not as mappings.
@SuppressWarnings("ReferenceEquality")
public final class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    private static final int LONG_BIN = 8, LARGE_TABLE = 64;

    private Node<K, V>[] table;
    /** As many keys make the table larger; its first size while there is none. */
    private int threshold = 16;
    private int size;

    /** A key with its value. */
    private static final class Node<K, V> extends SimpleEntry<K, V> {
        private final int hash;
        private Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            super(key, value);
            this.hash = hash;
            this.next = next;
        }
    }

    /** The empty map. */
    public ConcurrentHashMap() {}

    /** The empty map, for as many keys. */
    public ConcurrentHashMap(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException();
        threshold = power((int) (1.0 + capacity / 0.75f));
    }

    /** The same mappings. */
    public ConcurrentHashMap(Map<? extends K, ? extends V> map) {
        putAll(map);
    }

    /** The power of two that is not less. */
    private static int power(int size) {
        return size <= 1 ? 1 : Integer.highestOneBit(size - 1) << 1;
    }

    @SuppressWarnings("unchecked")
    private void allocate(int length) {
        table = (Node<K, V>[]) new Node<?, ?>[length];
        threshold = length - (length >>> 2);
    }

    /** Twice as large: of each bin the last keys that stay together keep their order, the others go before them. */
    private void grow() {
        Node<K, V>[] old = table;
        int length = old.length;
        allocate(2 * length);
        for (int i = 0; i < length; i++) {
            Node<K, V> last = old[i], low = null, high = null;
            for (Node<K, V> each = last; each != null; each = each.next) {
                if (((each.hash ^ last.hash) & length) != 0) last = each;
            }
            if (last != null && (last.hash & length) == 0) low = last;
            else high = last;
            for (Node<K, V> each = old[i]; each != last; each = each.next) {
                boolean above = (each.hash & length) != 0;
                Node<K, V> made = new Node<>(each.hash, each.getKey(), each.getValue(), above ? high : low);
                if (above) high = made;
                else low = made;
            }
            table[i] = low;
            table[i + length] = high;
        }
    }

    private void reserve(int count) {
        int length = power(count + (count >>> 1) + 1);
        if (table == null) allocate(Math.max(threshold, length));
        while (length > threshold) grow();
    }

    private static int hash(Object key) {
        int hash = key.hashCode();
        return (hash ^ hash >>> 16) & Integer.MAX_VALUE;
    }

    private Node<K, V> find(Object key) {
        int hash = hash(key);
        Node<K, V> node = table == null ? null : table[hash & table.length - 1];
        while (node != null && (node.hash != hash || !key.equals(node.getKey()))) node = node.next;
        return node;
    }

    /** Sets the value, null for none; gives it back. */
    private V set(K key, V value) {
        Node<K, V> node = find(key);
        if (value == null) remove(key);
        else if (node != null) node.setValue(value);
        else insert(key, value);
        return value;
    }

    private void insert(K key, V value) {
        if (table == null) allocate(threshold);
        Node<K, V> made = new Node<>(hash(key), key, value, null);
        int bin = made.hash & table.length - 1, count = 0;
        Node<K, V> last = table[bin];
        if (last == null) {
            table[bin] = made;
        } else {
            for (count = 1; last.next != null; last = last.next) count++;
            last.next = made;
        }
        if (count >= LONG_BIN && table.length < LARGE_TABLE) reserve(2 * table.length);
        size++;
        while (size >= threshold) grow();
    }

    @Override
    public V put(K key, V value) {
        Objects.requireNonNull(value);
        V old = get(key);
        set(key, value);
        return old;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> map) {
        reserve(map.size());
        for (Map.Entry<? extends K, ? extends V> each : map.entrySet()) put(each.getKey(), each.getValue());
    }

    @Override
    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.getValue();
    }

    @Override
    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Override
    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) return null;
        int bin = node.hash & table.length - 1;
        Node<K, V> before = table[bin];
        if (before == node) {
            table[bin] = node.next;
        } else {
            while (before.next != node) before = before.next;
            before.next = node.next;
        }
        size--;
        return node.getValue();
    }

    @Override
    public V putIfAbsent(K key, V value) {
        V old = get(key);
        return old == null ? put(key, value) : old;
    }

    @Override
    public boolean remove(Object key, Object value) {
        boolean same = value != null && value.equals(get(key));
        if (same) remove(key);
        return same;
    }

    @Override
    public V replace(K key, V value) {
        return containsKey(key) ? put(key, value) : null;
    }

    @Override
    public boolean replace(K key, V old, V value) {
        boolean same = old.equals(get(key));
        if (same) put(key, value);
        return same;
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        V old = get(key);
        return old == null ? set(key, function.apply(key)) : old;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        V old = get(key);
        return old == null ? null : set(key, function.apply(key, old));
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return set(key, function.apply(key, get(key)));
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        V old = get(key);
        return set(key, old == null ? Objects.requireNonNull(value) : function.apply(old, value));
    }

    @Override
    public int size() {
        return size;
    }

    /** {@link #size}. */
    public long mappingCount() {
        return size;
    }

    @Override
    public void clear() {
        if (table != null) allocate(table.length);
        size = 0;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries<>(this);
    }

    /** The mappings. */
    private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> map;

        Entries(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Nodes<>(map);
        }

        @Override
        public int size() {
            return map.size;
        }
    }

    /** The mappings in the order of the table that was there at the beginning. */
    private static final class Nodes<K, V> implements Iterator<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> map;
        private final Node<K, V>[] table;
        private int bin;
        private Node<K, V> next, last;

        Nodes(ConcurrentHashMap<K, V> map) {
            this.map = map;
            table = map.table;
            find(null);
        }

        private void find(Node<K, V> node) {
            next = node;
            while (next == null && table != null && bin < table.length) next = table[bin++];
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (next == null) throw new NoSuchElementException();
            last = next;
            find(last.next);
            return last;
        }

        @Override
        public void remove() {
            if (last == null) throw new IllegalStateException();
            map.remove(last.getKey());
            last = null;
        }
    }
}
