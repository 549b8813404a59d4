package nimbook.classlib.util;

import java.util.AbstractList;
import java.util.Objects;

/** Collections that never change, of which methods take the place of TeaVM's. */
final class TemplateCollections {
    private TemplateCollections() {}

    /** A list without null. */
    abstract static class AbstractImmutableList<T> extends AbstractList<T> {
        @Override
        public boolean contains(Object element) {
            return super.contains(Objects.requireNonNull(element));
        }

        @Override
        public int indexOf(Object element) {
            return super.indexOf(Objects.requireNonNull(element));
        }

        @Override
        public int lastIndexOf(Object element) {
            return super.lastIndexOf(Objects.requireNonNull(element));
        }
    }
}
