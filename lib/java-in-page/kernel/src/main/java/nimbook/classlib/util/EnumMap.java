package nimbook.classlib.util;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** {@link java.util.EnumMap}, of enumerations of programs, too: the keys are in the order of their constants. */
@SuppressWarnings({"EnumOrdinal", "NonApiType"})
public final class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Cloneable, Serializable {
    private final TreeMap<Object, V> values = new TreeMap<>(Comparator.comparingInt(key -> ((Enum<?>) key).ordinal()));

    /** The empty map. */
    public EnumMap(Class<K> type) {}

    /** The same mappings. */
    public EnumMap(EnumMap<K, ? extends V> map) {
        putAll(map);
    }

    /** The same mappings; of a map that is none of this kind at least one. */
    public EnumMap(Map<K, ? extends V> map) {
        if (!(map instanceof EnumMap) && map.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
        putAll(map);
    }

    private boolean has(Object key) {
        return key instanceof Enum && Objects.equals(values.ceilingKey(key), key);
    }

    @Override
    public V put(K key, V value) {
        return values.put(Objects.requireNonNull(key), value);
    }

    @Override
    public V get(Object key) {
        return has(key) ? values.get(key) : null;
    }

    @Override
    public boolean containsKey(Object key) {
        return has(key);
    }

    @Override
    public V remove(Object key) {
        return has(key) ? values.remove(key) : null;
    }

    @Override
    public int size() {
        return values.size();
    }

    @Override
    public void clear() {
        values.clear();
    }

    @Override
    public EnumMap<K, V> clone() {
        return new EnumMap<>(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Set<Map.Entry<K, V>> entrySet() {
        return (Set<Map.Entry<K, V>>) (Set<?>) values.entrySet();
    }
}
