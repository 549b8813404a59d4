package nimbook.classlib.util;

import java.util.ConcurrentModificationException;
import java.util.function.Consumer;

/** Of {@link java.util.ArrayList} what ends it when it changes meanwhile; see {@link HashMap}. */
abstract class ArrayList<E> extends AbstractList<E> {

    @Override
    public void forEach(Consumer<? super E> action) {
        int changes = modCount, size = size();
        for (int i = 0; i < size && changes == modCount; i++) action.accept(get(i));
        if (changes != modCount) throw new ConcurrentModificationException();
    }
}
