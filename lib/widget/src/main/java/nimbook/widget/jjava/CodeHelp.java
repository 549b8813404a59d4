package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.channels.Loop;
import org.dflib.jjava.jupyter.channels.ShellHandler;
import org.dflib.jjava.jupyter.channels.ShellReplyEnvironment;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.ReplacementOptions;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.reply.CompleteReply;
import org.dflib.jjava.jupyter.messages.reply.InspectReply;
import org.dflib.jjava.jupyter.messages.request.CompleteRequest;
import org.dflib.jjava.jupyter.messages.request.InspectRequest;

/**
 * What Tab and Shift+Tab answer. The shell documents a method only behind its opening bracket: here a name, and a call
 * that is complete, are documented too. Tab leaves out what every object has, and names the first words of a library
 * where nothing is typed.
 *
 * <p>The kernel keeps its handlers in its connection, which the loop's thread holds in private fields: where they are
 * not as known, the kernel answers by itself. The system property {@code nimbook.help=off} leaves it alone.
 */
public final class CodeHelp {

    private static final Set<String> OF_EVERY_OBJECT =
            Set.of("equals(", "getClass()", "hashCode()", "notify()", "notifyAll()", "wait(", "wait()");
    /** From a loop's body to its channel: two lambdas and the channel. */
    private static final int FAR = 4;

    private static volatile List<String> words = List.of();

    private CodeHelp() {}

    /** What Tab offers first: the words that a library's cells begin with, "live(" or "BoardGame". */
    public static void first(List<String> firstWords) {
        words = List.copyOf(firstWords);
    }

    /** Takes the place of the kernel's own answers; called with the thread that reads its messages. */
    static void install(BaseKernel kernel, Loop loop) throws ReflectiveOperationException {
        if ("off".equals(System.getProperty("nimbook.help"))) return;
        JupyterConnection connection = (JupyterConnection) held(loop, JupyterConnection.class, FAR);
        if (connection == null) throw new NoSuchFieldException("the connection of " + loop.getName());
        ShellHandler<InspectRequest> inspect = connection.getHandler(InspectRequest.MESSAGE_TYPE);
        connection.setHandler(InspectRequest.MESSAGE_TYPE, (env, message) -> inspect(kernel, env, message, inspect));
        ShellHandler<CompleteRequest> complete = connection.getHandler(CompleteRequest.MESSAGE_TYPE);
        connection.setHandler(CompleteRequest.MESSAGE_TYPE, (env, message) -> complete(kernel, env, message, complete));
    }

    /** The first value of a type in the fields of an object, or of what these hold. */
    private static Object held(Object holder, Class<?> type, int far) throws IllegalAccessException {
        List<Object> next = new ArrayList<>();
        for (Class<?> c = holder.getClass(); c != null && c != Thread.class && c != Object.class; c = c.getSuperclass())
            for (Field field : c.getDeclaredFields()) {
                boolean near = field.getType().getName().startsWith("org.dflib.jjava") || field.getType().isInterface();
                if (field.getType().isPrimitive() || !near || !field.trySetAccessible()) continue;
                Object value = field.get(Modifier.isStatic(field.getModifiers()) ? null : holder);
                if (type.isInstance(value)) return value;
                if (value != null && value.getClass().getName().startsWith("org.dflib.jjava")) next.add(value);
            }
        for (Object value : next) {
            Object found = far == 0 ? null : held(value, type, far - 1);
            if (found != null) return found;
        }
        return null;
    }

    private static void inspect(BaseKernel kernel, ShellReplyEnvironment env, Message<InspectRequest> message,
            ShellHandler<InspectRequest> own) {
        InspectRequest request = message.getContent();
        for (String typed : documented(request.getCode(), request.getCursorPos())) {
            DisplayData found = found(kernel, typed, request.getDetailLevel() > 0);
            if (found == null) continue;
            env.setBusyDeferIdle();
            env.reply(new InspectReply(true, found));
            return;
        }
        own.handle(env, message);
    }

    /** The kernel documents what ends behind a place: it looks one character further. */
    private static DisplayData found(BaseKernel kernel, String typed, boolean detail) {
        try {
            return kernel.inspect(typed, typed.length() - 1, detail);
        } catch (Exception e) {
            return null;
        }
    }

    /**
     * Texts whose end the shell documents, the best first: the call that is open at a place or has just ended, the name
     * there as a method, the name as a class.
     */
    static List<String> documented(String code, int place) {
        int end = Math.max(0, Math.min(place, code.length()));
        while (end > 0 && end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))
                && Character.isJavaIdentifierPart(code.charAt(end - 1))) end++;
        String typed = code.substring(0, end).stripTrailing();
        if (typed.endsWith(";")) typed = typed.substring(0, typed.length() - 1).stripTrailing();
        if (typed.endsWith("(")) return List.of(typed);
        if (typed.endsWith(")")) {
            int open = opening(typed);
            return open < 1 ? List.of() : List.of(typed.substring(0, open + 1));
        }
        boolean name = !typed.isEmpty() && Character.isJavaIdentifierPart(typed.charAt(typed.length() - 1));
        return name ? List.of(typed + "(", typed) : List.of();
    }

    /** The place of the bracket that the last one closes; −1 for none. Brackets in texts are not told apart. */
    private static int opening(String typed) {
        int depth = 0;
        for (int i = typed.length() - 1; i >= 0; i--) {
            if (typed.charAt(i) == ')') depth++;
            if (typed.charAt(i) == '(' && --depth == 0) return i;
        }
        return -1;
    }

    private static void complete(BaseKernel kernel, ShellReplyEnvironment env, Message<CompleteRequest> message,
            ShellHandler<CompleteRequest> own) {
        CompleteRequest request = message.getContent();
        CompleteReply reply;
        try {
            reply = completed(kernel, request.getCode(), request.getCursorPos());
        } catch (Exception e) {
            own.handle(env, message);
            return;
        }
        env.setBusyDeferIdle();
        env.reply(reply);
    }

    private static CompleteReply completed(BaseKernel kernel, String code, int place) throws Exception {
        if (code.isBlank() && !words.isEmpty()) return new CompleteReply(words, place, place, Map.of());
        ReplacementOptions options = kernel.complete(code, place);
        if (options == null) return new CompleteReply(List.of(), place, place, Map.of());
        return new CompleteReply(ordered(options.getReplacements(), words), options.getSourceStart(),
                options.getSourceEnd(), Map.of());
    }

    /** Each once, without what every object has, and a library's first words before the others. */
    static List<String> ordered(List<String> found, List<String> first) {
        Set<String> ordered = new LinkedHashSet<>(first);
        ordered.retainAll(found);
        for (String one : found) if (!OF_EVERY_OBJECT.contains(one)) ordered.add(one);
        return List.copyOf(ordered);
    }
}
