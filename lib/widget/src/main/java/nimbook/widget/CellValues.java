package nimbook.widget;

import java.lang.reflect.Field;

/** The values of the cells' variables, which are static fields of the cells' classes. */
public final class CellValues {
    private static volatile ClassLoader loader;

    private CellValues() {}

    /** What loads the classes of cells, as the kernel's adapter knows it. */
    public static void loadedBy(ClassLoader classes) {
        loader = classes;
    }

    /** The value of a class's static field now, the class by its internal name; null where it cannot be read. */
    public static Object value(String type, String field) {
        try {
            Field found = Class.forName(type.replace('/', '.'), false, loader).getDeclaredField(field);
            found.setAccessible(true);
            return found.get(null);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }
}
