package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.widget.Json;
import nimbook.widget.Packed;
import org.dflib.jjava.jupyter.kernel.comm.Comm;
import org.dflib.jjava.jupyter.kernel.comm.CommManager;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.comm.CommMsgCommand;
import org.dflib.jjava.jupyter.messages.comm.CommOpenCommand;

/**
 * JSON in and out of comm messages.
 *
 * <p>The distributed kernel carries Gson under another package name, so the methods that take or give its types have other signatures
 * there. JSON passes as text: this class finds the types from {@link Comm}'s own method and calls them by reflection.
 */
final class Wire {
    private final Method send;
    private final Method parse;
    private final Method add;
    private final Method get;

    /** @throws ReflectiveOperationException when the kernel is not of the kind that is known */
    Wire() throws ReflectiveOperationException {
        send = method(Comm.class, "send", 3);
        Class<?> object = send.getParameterTypes()[0];
        Class<?> parser = Class.forName(object.getPackageName() + ".JsonParser", true, object.getClassLoader());
        parse = parser.getMethod("parseString", String.class);
        add = method(object, "add", 2);
        get = object.getMethod("get", String.class);
    }

    private static Method method(Class<?> type, String name, int parameters) throws NoSuchMethodException {
        for (Method method : type.getMethods()) if (method.getName().equals(name) && method.getParameterCount() == parameters) return method;
        throw new NoSuchMethodException(type.getName() + "." + name + " with " + parameters + " parameters");
    }

    /** Sends data, with the buffers that were packed apart. */
    void send(Comm comm, Map<String, Object> data, List<byte[]> buffers) {
        // Null, not an empty list: the kernel would announce a part that never comes.
        call(send, comm, json(data), null, buffers.isEmpty() ? null : buffers);
    }

    /** The data of a message of the front end. */
    Map<String, Object> data(Message<CommMsgCommand> message) {
        return data(message.getContent());
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> data(Object content) {
        try {
            Object data = content.getClass().getMethod("getData").invoke(content);
            return data == null ? Map.of() : (Map<String, Object>) Json.read(data.toString());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the kernel's message has no data", e);
        }
    }

    /**
     * Fills the opening message with a state.
     *
     * @return whether the buffers went with it; if not, they must follow
     */
    boolean open(Message<CommOpenCommand> message, Packed packed) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("state", packed.json());
        data.put("buffer_paths", packed.paths());
        Object filled = json(data);
        CommOpenCommand content = message.getContent();
        try {
            Object target = content.getClass().getMethod("getData").invoke(content);
            for (String key : data.keySet()) call(add, target, key, call(get, filled, key));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the kernel's opening message has no data", e);
        }
        message.getNonNullMetadata().put("version", "2.1.0");
        if (packed.buffers().isEmpty()) return true;
        try {
            // There is no public way to give an opening message buffers.
            Field blobs = Message.class.getDeclaredField("blobs");
            blobs.setAccessible(true);
            blobs.set(message, packed.buffers());
            return true;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return false;
        }
    }

    /** What the kernel is executing now: the message of the cell; null when that cannot be known. */
    static Message<?> cell(CommManager manager) {
        try {
            Field context = CommManager.class.getDeclaredField("context");
            context.setAccessible(true);
            return context.get(manager) instanceof Message<?> message ? message : null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    private Object json(Map<String, Object> data) {
        return call(parse, null, Json.write(data));
    }

    private static Object call(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
