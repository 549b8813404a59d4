package nimbook.classlib.util;

import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.function.Consumer;

/**
 * Of {@link java.util.ArrayList} what ends it when it changes meanwhile, see {@link HashMap}; and what asks no method
 * that a subclass may replace.
 */
abstract class ArrayList<E> extends AbstractList<E> {

    native boolean addAll(int index, Collection<? extends E> all);

    @Override
    public void forEach(Consumer<? super E> action) {
        int changes = modCount, size = size();
        for (int i = 0; i < size && changes == modCount; i++) action.accept(get(i));
        if (changes != modCount) throw new ConcurrentModificationException();
    }

    @Override
    public boolean addAll(Collection<? extends E> all) {
        return addAll(size(), all);
    }
}
