package nimbook.classlib;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/** {@link Collections#unmodifiableSortedMap}. */
@SuppressWarnings("JdkObsolete") // the JDK's method takes and gives this type
final class UnmodifiableSortedMap<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> map;

    UnmodifiableSortedMap(SortedMap<K, V> map) {
        if (map == null) throw new NullPointerException();
        this.map = map;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return Collections.unmodifiableMap(map).entrySet();
    }

    @Override
    public V get(Object key) {
        return map.get(key);
    }

    @Override
    public boolean containsKey(Object key) {
        return map.containsKey(key);
    }

    @Override
    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
        return new UnmodifiableSortedMap<>(map.subMap(from, to));
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
        return new UnmodifiableSortedMap<>(map.headMap(to));
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
        return new UnmodifiableSortedMap<>(map.tailMap(from));
    }

    @Override
    public K firstKey() {
        return map.firstKey();
    }

    @Override
    public K lastKey() {
        return map.lastKey();
    }
}
