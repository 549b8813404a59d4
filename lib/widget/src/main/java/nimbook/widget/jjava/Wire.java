package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import nimbook.widget.model.Json;
import nimbook.widget.model.JsonWithBuffers;
import org.dflib.jjava.jupyter.kernel.comm.Comm;
import org.dflib.jjava.jupyter.kernel.comm.CommManager;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.comm.CommMsgCommand;
import org.dflib.jjava.jupyter.messages.comm.CommOpenCommand;

/**
 * JSON in and out of comm messages.
 *
 * <p>Reflection stays where JJava (1.0a6 to 1.0a8) has no other way. The distributed kernel carries Gson under another
 * package name, so the methods that take or give its types have other signatures there than in the library that this
 * class is compiled with: JSON passes as text, by types that are found from {@link Comm}'s own method. Two fields have
 * no accessor. docs/upstream/jjava.md has the methods that would make all of it unnecessary.
 */
final class Wire {
    private final Method send;
    private final Method parse;
    private final Method add;
    private final Method get;
    private final Object gson;
    private final Method write;

    /** @throws ReflectiveOperationException when the kernel is not of the kind that is known */
    Wire() throws ReflectiveOperationException {
        send = method(Comm.class, "send", 3);
        Class<?> object = send.getParameterTypes()[0];
        Class<?> parser = Class.forName(object.getPackageName() + ".JsonParser", true, object.getClassLoader());
        parse = parser.getMethod("parseString", String.class);
        add = method(object, "add", 2);
        get = object.getMethod("get", String.class);
        Class<?> builder = Class.forName(object.getPackageName() + ".GsonBuilder", true, object.getClassLoader());
        Object nulls = builder.getMethod("serializeNulls").invoke(builder.getConstructor().newInstance());
        gson = builder.getMethod("create").invoke(nulls);
        write = gson.getClass().getMethod("toJson", object.getSuperclass(), Appendable.class);
    }

    private static Method method(Class<?> type, String name, int parameters) throws NoSuchMethodException {
        for (Method method : type.getMethods())
            if (method.getName().equals(name) && method.getParameterCount() == parameters)
                return method;
        throw new NoSuchMethodException(type.getName() + "." + name + " with " + parameters + " parameters");
    }

    /** Sends a message's data with its buffers. */
    void send(Comm comm, JsonWithBuffers data) {
        Object json = json(data.json());
        // Null, not an empty list: the kernel would announce a part that never comes.
        List<byte[]> buffers = data.buffers().isEmpty() ? null : data.buffers();
        Sending.uninterrupted(() -> call(send, comm, json, null, buffers));
    }

    /**
     * The data of a message of the front end.
     *
     * @throws IllegalArgumentException when it is too large or nested too deeply
     */
    @SuppressWarnings("unchecked")
    Map<String, Object> data(Message<CommMsgCommand> message) {
        Object content = message.getContent();
        try {
            Object data = content.getClass().getMethod("getData").invoke(content);
            if (data == null) return Map.of();
            Text text = new Text();
            write.invoke(gson, data, text);
            return (Map<String, Object>) Json.read(text.all.toString());
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof StackOverflowError)
                throw new IllegalArgumentException("A message that is nested too deeply was refused.");
            if (e.getCause() instanceof IllegalArgumentException refused) throw refused;
            throw new IllegalStateException("the kernel's message cannot be read", e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the kernel's message has no data", e);
        }
    }

    /** A text that does not grow beyond what a page has to say. */
    private static final class Text implements Appendable {
        /** The longest that our pages send are sets of cells: 10⁵ of them have about a million characters. */
        private static final int MOST_MB = 4;

        private final StringBuilder all = new StringBuilder();

        private void grow(int more) {
            if (all.length() + more <= MOST_MB << 20) return;
            throw new IllegalArgumentException("A message of more than " + MOST_MB + " MB was refused.");
        }

        @Override
        public Appendable append(CharSequence text) {
            grow(text.length());
            all.append(text);
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int from, int to) {
            grow(to - from);
            all.append(text, from, to);
            return this;
        }

        @Override
        public Appendable append(char c) {
            grow(1);
            all.append(c);
            return this;
        }
    }

    /**
     * Fills the opening message.
     *
     * @return whether the buffers went with it; if not, they must follow
     */
    boolean open(Message<CommOpenCommand> message, JsonWithBuffers packed) {
        Object filled = json(packed.json());
        CommOpenCommand content = message.getContent();
        try {
            Object target = content.getClass().getMethod("getData").invoke(content);
            for (String key : packed.json().keySet()) call(add, target, key, call(get, filled, key));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the kernel's opening message has no data", e);
        }
        message.getNonNullMetadata().put("version", "2.1.0");
        if (packed.buffers().isEmpty()) return true;
        try {
            // The kernel makes this message and sends it: buffers have a getter, and no setter.
            Field blobs = Message.class.getDeclaredField("blobs");
            blobs.setAccessible(true);
            blobs.set(message, packed.buffers());
            return true;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return false;
        }
    }

    /**
     * What the kernel is executing now: the message of the cell; null when that cannot be known. The manager takes it
     * by a public method and gives it out by none.
     */
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
