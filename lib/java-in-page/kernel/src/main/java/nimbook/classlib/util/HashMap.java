package nimbook.classlib.util;

import java.util.AbstractMap;
import java.util.ConcurrentModificationException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Of {@link java.util.HashMap} what decides the order of its keys: the hash, the sizes of the table, and where in a bin
 * a key goes. The fields are TeaVM's, and the native methods.
 */
class HashMap<K, V> extends AbstractMap<K, V> {
    /** The threshold of a map without a table that was given no capacity. */
    private static final int USUAL = Integer.MIN_VALUE;
    /** A bin of more keys is a tree, or makes a table below the second size larger; one of so few is none. */
    private static final int LONG_BIN = 8, LARGE_TABLE = 64, SHORT_BIN = 6;

    int elementCount;
    HashEntry<K, V>[] elementData;
    int modCount;
    float loadFactor;

    /** How many keys fit; minus the first capacity while there is no table. */
    int threshold;

    /** TeaVM's own. */
    static class HashEntry<K, V> {
        int origKeyHash;
        HashEntry<K, V> next;

        HashEntry(K key, int hash) {}

        native K getKey();

        native V getValue();

        native V setValue(V value);
    }

    HashMap(int capacity) {}

    @Override
    public native Set<Map.Entry<K, V>> entrySet();

    native HashEntry<K, V>[] newElementArray(int size);

    public HashMap() {
        this(1, 0.75f);
        threshold = USUAL;
    }

    public HashMap(int capacity, float loadFactor) {
        if (capacity < 0) throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        if (!(loadFactor > 0)) throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        this.loadFactor = loadFactor;
        elementData = newElementArray(1);
        threshold = -size(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> map) {
        this();
        putAllImpl(map);
    }

    /** The power of two that is not less. */
    private static int size(int capacity) {
        return capacity <= 1 ? 1 : capacity > 1 << 29 ? 1 << 30 : Integer.highestOneBit(capacity - 1) << 1;
    }

    private boolean isLinked() {
        return (Object) this instanceof LinkedHashMap;
    }

    /** TeaVM's LinkedHashMap has its keys by their plain hash. */
    private int hash(Object key) {
        int hash = Objects.hashCode(key);
        return isLinked() ? hash : hash ^ hash >>> 16;
    }

    HashEntry<K, V> entryByKey(Object key) {
        int hash = hash(key);
        HashEntry<K, V> entry = elementData[hash & elementData.length - 1];
        while (entry != null && (entry.origKeyHash != hash || !Objects.equals(key, entry.getKey()))) entry = entry.next;
        return entry;
    }

    HashEntry<K, V> removeByKey(Object key) {
        HashEntry<K, V> entry = entryByKey(key);
        if (entry != null) removeEntry(entry);
        return entry;
    }

    void removeEntry(HashEntry<K, V> entry) {
        removeEntry(entry, true);
    }

    void removeEntry(HashEntry<K, V> entry, boolean movable) {
        int bin = entry.origKeyHash & elementData.length - 1;
        HashEntry<K, V> each = elementData[bin];
        if (each == entry) {
            elementData[bin] = entry.next;
        } else {
            while (each.next != entry) each = each.next;
            each.next = entry.next;
        }
        if ((Object) entry instanceof TreeEntry gone)
            elementData[bin] = own(TreeEntry.remove((TreeEntry) (Object) elementData[bin], gone, movable));
        modCount++;
        elementCount--;
    }

    @SuppressWarnings("unchecked")
    private static HashEntry<Object, Object> plain(HashEntry<?, ?> entry) {
        return (HashEntry<Object, Object>) entry;
    }

    @SuppressWarnings("unchecked")
    private HashEntry<K, V> own(HashEntry<Object, Object> entry) {
        return (HashEntry<K, V>) (HashEntry<?, ?>) entry;
    }

    /** The first table, or one twice as large in which the keys keep their order. */
    void rehash() {
        HashEntry<K, V>[] old = elementData;
        int length = threshold == USUAL ? 16 : threshold < 0 ? -threshold : old.length << 1;
        HashEntry<K, V>[] made = newElementArray(length);
        for (int i = 0; i < old.length; i++) {
            HashEntry<K, V> low = null, high = null;
            int lows = 0, highs = 0;
            boolean isTree = (Object) old[i] instanceof TreeEntry;
            for (HashEntry<K, V> entry = old[i], next; entry != null; entry = next) {
                next = entry.next;
                entry.next = null;
                if ((entry.origKeyHash & old.length) == 0) {
                    if (low == null) made[i] = entry;
                    else low.next = entry;
                    low = entry;
                    lows++;
                } else {
                    if (high == null) made[i + old.length] = entry;
                    else high.next = entry;
                    high = entry;
                    highs++;
                }
            }
            if (!isTree) continue;
            made[i] = part(made[i], lows, highs);
            made[i + old.length] = part(made[i + old.length], highs, lows);
        }
        elementData = made;
        threshold = (int) (length * loadFactor);
    }

    /** What a tree is when others have left it for another bin. */
    private HashEntry<K, V> part(HashEntry<K, V> list, int size, int others) {
        if (size <= SHORT_BIN) return own(TreeEntry.list(plain(list)));
        return others == 0 ? list : own(TreeEntry.tree(plain(list)));
    }

    void rehash(int count) {
        if (threshold < 0) {
            int size = size((int) (count / loadFactor + 1));
            if (threshold == USUAL || size > -threshold) threshold = -size;
        } else {
            while (count > threshold) rehash();
        }
    }

    void putAllImpl(Map<? extends K, ? extends V> map) {
        if (map.isEmpty()) return;
        rehash(map.size());
        for (Map.Entry<? extends K, ? extends V> each : map.entrySet()) put(each.getKey(), each.getValue());
    }

    @Override
    public V put(K key, V value) {
        HashEntry<K, V> entry = entryByKey(key);
        if (entry != null) return entry.setValue(value);
        insert(key, value, false);
        return null;
    }

    /** Computed values go first in their bin, and make the table larger only when the next is computed. */
    private void insert(K key, V value, boolean computed) {
        if (threshold < 0) rehash();
        HashEntry<K, V> made = new HashEntry<>(key, hash(key)), last = null;
        made.setValue(value);
        int bin = made.origKeyHash & elementData.length - 1, count = 0;
        for (HashEntry<K, V> each = elementData[bin]; each != null; each = each.next) {
            last = each;
            count++;
        }
        if ((Object) elementData[bin] instanceof TreeEntry first) {
            elementData[bin] = own(TreeEntry.put(first, plain(made)));
        } else {
            if (computed) {
                made.next = elementData[bin];
                elementData[bin] = made;
            } else if (last == null) {
                elementData[bin] = made;
            } else {
                last.next = made;
            }
            if (count >= (computed ? LONG_BIN - 1 : LONG_BIN)) {
                if (elementData.length < LARGE_TABLE) rehash();
                else elementData[bin] = own(TreeEntry.tree(plain(elementData[bin])));
            }
        }
        modCount++;
        if (++elementCount > threshold && !computed) rehash();
    }

    private HashEntry<K, V> toCompute(K key) {
        if (elementCount > threshold) rehash();
        return entryByKey(key);
    }

    private V computed(HashEntry<K, V> entry, K key, V value, int changes) {
        if (changes != modCount) throw new ConcurrentModificationException();
        if (entry == null) {
            if (value != null) insert(key, value, true);
        } else if (value == null) {
            removeEntry(entry);
        } else {
            entry.setValue(value);
        }
        return value;
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (isLinked()) return super.computeIfAbsent(key, function);
        HashEntry<K, V> entry = toCompute(key);
        if (entry != null && entry.getValue() != null) return entry.getValue();
        int changes = modCount;
        V value = function.apply(key);
        return value == null ? null : computed(entry, key, value, changes);
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (isLinked()) return super.computeIfPresent(key, function);
        HashEntry<K, V> entry = entryByKey(key);
        if (entry == null || entry.getValue() == null) return null;
        int changes = modCount;
        return computed(entry, key, function.apply(key, entry.getValue()), changes);
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (isLinked()) return super.compute(key, function);
        HashEntry<K, V> entry = toCompute(key);
        int changes = modCount;
        return computed(entry, key, function.apply(key, entry == null ? null : entry.getValue()), changes);
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (isLinked()) return super.merge(key, value, function);
        Objects.requireNonNull(value);
        HashEntry<K, V> entry = toCompute(key);
        int changes = modCount;
        boolean join = entry != null && entry.getValue() != null;
        return computed(entry, key, join ? function.apply(entry.getValue(), value) : value, changes);
    }

    /** The keys in their order; where the next is found before it is requested. */
    static class AbstractMapIterator<K, V> {
        private int position;
        int expectedModCount;
        HashEntry<K, V> futureEntry;
        HashEntry<K, V> currentEntry;
        HashMap<K, V> associatedMap;

        public AbstractMapIterator(HashMap<K, V> map) {
            associatedMap = map;
            expectedModCount = map.modCount;
            find(null);
        }

        private void find(HashEntry<K, V> entry) {
            futureEntry = entry;
            while (futureEntry == null && position < associatedMap.elementData.length)
                futureEntry = associatedMap.elementData[position++];
        }

        public boolean hasNext() {
            return futureEntry != null;
        }

        final void checkConcurrentMod() {
            if (expectedModCount != associatedMap.modCount) throw new ConcurrentModificationException();
        }

        final void makeNext() {
            checkConcurrentMod();
            if (futureEntry == null) throw new NoSuchElementException();
            currentEntry = futureEntry;
            find(currentEntry.next);
        }

        public final void remove() {
            if (currentEntry == null) throw new IllegalStateException();
            checkConcurrentMod();
            associatedMap.removeEntry(currentEntry, false);
            currentEntry = null;
            expectedModCount = associatedMap.modCount;
        }
    }
}
