package nimbook.widget.jjava;

import static nimbook.widget.model.NullChecks.copy;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.channels.ShellHandler;
import org.dflib.jjava.jupyter.channels.ShellReplyEnvironment;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.ReplacementOptions;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.reply.CompleteReply;
import org.dflib.jjava.jupyter.messages.reply.InspectReply;
import org.dflib.jjava.jupyter.messages.request.CompleteRequest;
import org.dflib.jjava.jupyter.messages.request.ExecuteRequest;
import org.dflib.jjava.jupyter.messages.request.InspectRequest;

/**
 * What Tab and Shift+Tab answer, and what a cell's error says. The shell documents a method only behind its opening
 * bracket: here a name, and a call that is complete, are documented too. Tab leaves out what every object has, and
 * names the first words of a library where nothing is typed.
 *
 * <p>The system property {@code nimbook.help=off} leaves the kernel's own answers alone.
 */
public final class CodeHelp {

    /** What the library does not say is the kernel's to say. */
    private static final CodeReference NOTHING = new CodeReference() {
        @Override
        public Map<String, String> describe(List<String> signatures, List<String> arguments, List<String> types,
                boolean closed) {
            return Map.of();
        }

        @Override
        public String annotation(String receiver, String completion) {
            return "";
        }
    };

    private static final Set<String> OF_EVERY_OBJECT =
            Set.of("equals(", "getClass()", "hashCode()", "notify()", "notifyAll()", "wait(", "wait()");
    private static volatile List<String> words = List.of();
    private static volatile CodeReference reference = NOTHING;

    private final BaseKernel kernel;
    private final ShellAnalysis shell;

    private CodeHelp(BaseKernel kernel, ShellAnalysis shell) {
        this.kernel = kernel;
        this.shell = shell;
    }

    /** What Tab offers first: the words that a library's cells begin with, "live(" or "BoardGame". */
    public static void first(List<String> firstWords) {
        words = copy(firstWords, "firstWords");
    }

    static List<String> firstWords() {
        return words;
    }

    /** What Shift+Tab shows of a library's members, and what stands next to them in Tab's list. */
    public static void reference(CodeReference given) {
        reference = nonNull(given, "given");
    }

    /** Takes the place of the kernel's own answers. */
    static void install(BaseKernel kernel, JupyterConnection connection) throws ReflectiveOperationException {
        if ("off".equals(System.getProperty("nimbook.help"))) return;
        CodeHelp help = new CodeHelp(kernel, ShellAnalysis.of(kernel));
        ShellHandler<InspectRequest> inspect = connection.getHandler(InspectRequest.MESSAGE_TYPE);
        connection.setHandler(InspectRequest.MESSAGE_TYPE, (env, message) -> help.inspect(env, message, inspect));
        ShellHandler<CompleteRequest> complete = connection.getHandler(CompleteRequest.MESSAGE_TYPE);
        connection.setHandler(CompleteRequest.MESSAGE_TYPE, (env, message) -> help.complete(env, message, complete));
        connection.setHandler(ExecuteRequest.MESSAGE_TYPE,
                new ShortErrors(connection.getHandler(ExecuteRequest.MESSAGE_TYPE), help.shell));
    }

    private void inspect(ShellReplyEnvironment env, Message<InspectRequest> message,
            ShellHandler<InspectRequest> own) {
        InspectRequest request = message.getContent();
        NamedImports.read(request.getCode());
        String meaning = meaning(request.getCode(), request.getCursorPos());
        if (meaning != null) {
            env.setBusyDeferIdle();
            env.reply(new InspectReply(true, new DisplayData(meaning)));
            return;
        }
        for (CallPlace place : CallPlace.at(request.getCode(), request.getCursorPos())) {
            DisplayData found = found(place, request.getDetailLevel() > 0);
            if (found == null) continue;
            env.setBusyDeferIdle();
            env.reply(new InspectReply(true, found));
            return;
        }
        own.handle(env, message);
    }

    /** What a name within a text means, at its start, in it or at its end; null for none. */
    private static String meaning(String code, int place) {
        Map<String, String> names = reference.inText(code, place);
        return names.isEmpty() ? null : names.get(code.substring(start(code, place), end(code, place)));
    }

    private static int start(String code, int place) {
        int start = Math.max(0, Math.min(place, code.length()));
        while (start > 0 && Character.isJavaIdentifierPart(code.charAt(start - 1))) start--;
        return start;
    }

    private static int end(String code, int place) {
        int end = Math.max(0, Math.min(place, code.length()));
        while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) end++;
        return end;
    }

    /** What the library says of a place, else what the kernel does; null for neither. */
    private DisplayData found(CallPlace place, boolean detail) {
        try {
            List<String> signatures = shell.signatures(place.typed());
            if (signatures.isEmpty()) return null;
            Map<String, String> said = reference.describe(signatures, place.arguments(),
                    place.arguments().stream().map(shell::type).toList(), place.closed());
            // The kernel documents what ends behind a place: it looks one character further.
            if (said.isEmpty()) return kernel.inspect(place.typed(), place.typed().length() - 1, detail);
            DisplayData data = new DisplayData();
            said.forEach(data::putData);
            return data;
        } catch (Exception e) {
            return null;
        }
    }

    private void complete(ShellReplyEnvironment env, Message<CompleteRequest> message,
            ShellHandler<CompleteRequest> own) {
        CompleteRequest request = message.getContent();
        CompleteReply reply;
        try {
            reply = completed(request.getCode(), request.getCursorPos());
        } catch (Exception e) {
            own.handle(env, message);
            return;
        }
        env.setBusyDeferIdle();
        env.reply(reply);
    }

    private CompleteReply completed(String code, int place) throws Exception {
        NamedImports.read(code);
        if (code.isBlank() && !words.isEmpty()) return reply(words, one -> reference.annotation("", one), place, place);
        Map<String, String> inText = reference.inText(code, place);
        if (!inText.isEmpty()) {
            int start = start(code, place);
            String typed = code.substring(start, place);
            return reply(inText.keySet().stream().filter(name -> name.startsWith(typed)).toList(), inText::get, start,
                    place);
        }
        ReplacementOptions options = kernel.complete(code, place);
        List<String> found = new ArrayList<>(classes(code, place));
        if (options == null && found.isEmpty()) return new CompleteReply(List.of(), place, place, Map.of());
        if (options == null) options = new ReplacementOptions(List.of(), start(code, place), place);
        found.addAll(options.getReplacements());
        String before = CallPlace.receiver(code, options.getSourceStart());
        String type = before.isEmpty() ? "" : shell.type(before);
        String receiver = type.isEmpty() ? before : type;
        return reply(ordered(found, words, one -> !reference.annotation(receiver, one).isEmpty()),
                one -> reference.annotation(receiver, one), options.getSourceStart(), options.getSourceEnd());
    }

    /** Those that are imported when they are named, where the shell would complete a class of its own. */
    private List<String> classes(String code, int place) throws Exception {
        int start = start(code, place);
        String typed = code.substring(start, place);
        List<String> found = NamedImports.names().stream().filter(name -> name.startsWith(typed)).toList();
        if (found.isEmpty() || CallPlace.isInLiteral(code, place)) return List.of();
        ReplacementOptions any = kernel.complete(code.substring(0, start), start);
        return any != null && any.getReplacements().contains("String") ? found : List.of();
    }

    /** With its parameters next to each, in the field in which IPython sends them and JupyterLab shows them. */
    private static CompleteReply reply(List<String> found, UnaryOperator<String> annotation, int start, int end) {
        List<Map<String, Object>> types = found.stream().map(one -> Map.<String, Object>of("start", start, "end", end,
                "text", one, "type", annotation.apply(one))).toList();
        boolean any = types.stream().anyMatch(one -> !"".equals(one.get("type")));
        return new CompleteReply(found, start, end, any ? Map.of("_jupyter_types_experimental", types) : Map.of());
    }

    /** Each once, without what every object has: the first words, then what the library knows, then all others. */
    static List<String> ordered(List<String> found, List<String> first, Predicate<String> known) {
        Set<String> ordered = new LinkedHashSet<>(first);
        ordered.retainAll(found);
        List<String> others = found.stream().filter(one -> !OF_EVERY_OBJECT.contains(one)).toList();
        others.stream().filter(known).forEach(ordered::add);
        ordered.addAll(others);
        return List.copyOf(ordered);
    }
}
