package nimbook.widget.live;

import java.lang.reflect.Field;

/** The values of the cells' variables, which are static fields of the cells' classes. */
public final class CellVariables {
    private static volatile ClassLoader loader;

    private CellVariables() {}

    /** What loads the classes of cells, as the kernel's adapter knows it. */
    public static void loadedBy(ClassLoader classes) {
        loader = classes;
    }

    /** The value of a class's static field now, the class by its internal name; null where it cannot be read. */
    public static Object value(String type, String field) {
        try {
            return field(type, field).get(null);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }

    /** Lets go of the value of a class's static field, the class by its internal name; a number stays. */
    public static void forget(String type, String field) {
        try {
            Field found = field(type, field);
            if (!found.getType().isPrimitive()) found.set(null, null);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            // It stays as long as the kernel, then.
        }
    }

    private static Field field(String type, String field) throws ReflectiveOperationException {
        Field found = Class.forName(type.replace('/', '.'), false, loader).getDeclaredField(field);
        found.setAccessible(true);
        return found;
    }
}
