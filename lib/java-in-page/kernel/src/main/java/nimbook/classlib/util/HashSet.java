package nimbook.classlib.util;

import java.util.AbstractSet;
import java.util.Collection;

/** Of {@link java.util.HashSet} how large a table a copy begins with; see {@link HashMap}. */
abstract class HashSet<E> extends AbstractSet<E> {
    HashMap<E, HashSet<E>> backingMap;

    public HashSet(Collection<? extends E> elements) {
        backingMap = new HashMap<>(Math.max((int) (elements.size() / 0.75f) + 1, 16));
        addAll(elements);
    }
}
