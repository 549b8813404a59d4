package nimbook.classlib.util;

import java.util.Comparator;
import java.util.Map;

/** Of {@link java.util.TreeMap} what a part puts, and finds near a key outside of it; see {@link HashMap}. */
abstract class TreeMap<K, V> {
    Comparator<? super K> comparator;

    native Map.Entry<K, V> lowerEntry(K key);

    native Map.Entry<K, V> floorEntry(K key);

    native Map.Entry<K, V> ceilingEntry(K key);

    native Map.Entry<K, V> higherEntry(K key);

    native V put(K key, V value);

    /** A part of a map, or the map in the other order; the fields are TeaVM's. */
    static class MapView<K, V> {
        TreeMap<K, V> owner;
        K from, to;
        boolean fromIncluded, fromChecked, toIncluded, toChecked, reverse;

        native boolean keyInRange(K key);

        public V put(K key, V value) {
            if (!keyInRange(key)) throw new IllegalArgumentException("key out of range");
            return owner.put(key, value);
        }

        /** The nearest entry before a key or behind it, in the view's order. */
        private Map.Entry<K, V> near(K key, boolean before, boolean same) {
            boolean down = before != reverse;
            K near = key;
            boolean isFound = same;
            if (down ? toChecked : fromChecked) {
                int beyond = side(key, down ? to : from, down);
                if (beyond >= 0) {
                    near = down ? to : from;
                    isFound = (down ? toIncluded : fromIncluded) && (beyond > 0 || same);
                }
            }
            Map.Entry<K, V> found = down ? isFound ? owner.floorEntry(near) : owner.lowerEntry(near)
                    : isFound ? owner.ceilingEntry(near) : owner.higherEntry(near);
            if (found == null || !(down ? fromChecked : toChecked)) return found;
            int inside = side(found.getKey(), down ? from : to, down);
            return inside > 0 || inside == 0 && (down ? fromIncluded : toIncluded) ? found : null;
        }

        private int side(K key, K other, boolean down) {
            int order = owner.comparator.compare(key, other);
            return down ? order : -order;
        }

        private static <K> K key(Map.Entry<K, ?> entry) {
            return entry == null ? null : entry.getKey();
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return near(key, true, false);
        }

        public K lowerKey(K key) {
            return key(lowerEntry(key));
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return near(key, true, true);
        }

        public K floorKey(K key) {
            return key(floorEntry(key));
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return near(key, false, true);
        }

        public K ceilingKey(K key) {
            return key(ceilingEntry(key));
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return near(key, false, false);
        }

        public K higherKey(K key) {
            return key(higherEntry(key));
        }
    }
}
