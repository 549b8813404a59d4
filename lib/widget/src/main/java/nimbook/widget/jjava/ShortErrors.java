package nimbook.widget.jjava;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nimbook.widget.model.Markup;
import org.dflib.jjava.jupyter.channels.ShellChannel;
import org.dflib.jjava.jupyter.channels.ShellHandler;
import org.dflib.jjava.jupyter.channels.ShellReplyEnvironment;
import org.dflib.jjava.jupyter.channels.StdinChannel;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.messages.ContentType;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.MessageType;
import org.dflib.jjava.jupyter.messages.publish.PublishDisplayData;
import org.dflib.jjava.jupyter.messages.publish.PublishError;
import org.dflib.jjava.jupyter.messages.publish.PublishExecuteInput;
import org.dflib.jjava.jupyter.messages.reply.ErrorReply;
import org.dflib.jjava.jupyter.messages.reply.ExecuteReply;
import org.dflib.jjava.jupyter.messages.request.ExecuteRequest;

/**
 * The errors of cells on their way to the page: a misspelt name with the one that may have been meant, an exception
 * with the reader's own lines and its whole stack in a fold.
 */
final class ShortErrors implements ShellHandler<ExecuteRequest> {
    /** Names that are suggested for one mistake. */
    private static final int MOST_MEANT = 3;

    private final ShellHandler<ExecuteRequest> next;
    private final ShellAnalysis shell;
    private final Field stdin;

    /** @throws ReflectiveOperationException when the kernel is not of the kind that is known */
    ShortErrors(ShellHandler<ExecuteRequest> next, ShellAnalysis shell) throws ReflectiveOperationException {
        this.next = next;
        this.shell = shell;
        this.stdin = ShellReplyEnvironment.class.getDeclaredField("stdin");
        stdin.setAccessible(true);
    }

    @Override
    public void handle(ShellReplyEnvironment env, Message<ExecuteRequest> message) {
        Environment own;
        try {
            own = new Environment(env, (StdinChannel) stdin.get(env), message.getContent().getCode());
        } catch (ReflectiveOperationException | RuntimeException e) {
            next.handle(env, message);
            return;
        }
        try {
            next.handle(own, opened(message));
        } catch (OutOfMemoryError e) {
            // The kernel answers exceptions only.
            HeapWatch.makeRoom();
            ErrorReply full = new ErrorReply("OutOfMemoryError", HeapWatch.words(), List.of(HeapWatch.words()));
            own.publish(new PublishError(full.getErrorName(), full.getErrorMessage(), full.getStacktrace()));
            own.defer().replyError(ExecuteReply.MESSAGE_TYPE.error(), full);
        } finally {
            own.resolveDeferrals();
            CellRuns.cellEnded();
        }
    }

    /** The same cell, with its records as the shell takes them. */
    private static Message<ExecuteRequest> opened(Message<ExecuteRequest> message) {
        ExecuteRequest given = message.getContent();
        String code = RecordConstructors.opened(given.getCode());
        if (code.equals(given.getCode())) return message;
        ExecuteRequest request = new ExecuteRequest(code, given.isSilent(), given.shouldStoreHistory(),
                given.getUserExpr(), given.isStdinEnabled(), given.shouldStopOnError());
        return new Message<>(message.getIdentities(), message.getHeader(), message.getParentHeader(),
                message.getMetadata(), request, message.getBlobs());
    }

    private ErrorText text(PublishError error) {
        List<String> lines = error.getStacktrace();
        try {
            if (error.getErrorName().equals("CompilationException"))
                return ErrorText.refused(error.getErrorName(), lines, meant());
            return ErrorText.thrown(lines, shell::line).orElse(null);
        } catch (RuntimeException e) {
            // The shell has closed, or its answer has another form: the kernel's own words.
            return null;
        }
    }

    /** "queen()" for each name that the compiler misses, where one is near. */
    private List<String> meant() {
        Set<String> meant = new LinkedHashSet<>();
        for (ShellAnalysis.Missing missing : shell.missing()) {
            Set<String> names = new LinkedHashSet<>();
            List<String> found = new ArrayList<>(shell.completions(missing.before()));
            if (!missing.before().stripTrailing().endsWith(".")) {
                found.addAll(CodeHelp.firstWords());
                found.addAll(NamedImports.names());
            }
            for (String one : found)
                if (one.contains("(") == missing.isMethod()) names.add(one.replaceAll("\\W.*", ""));
            Spelling.nearest(missing.name(), names).map(name -> missing.isMethod() ? name + "()" : name)
                    .ifPresent(meant::add);
        }
        return meant.stream().limit(MOST_MEANT).toList();
    }

    /** The one of the kernel, but for errors, and for the cell as it was written. */
    private final class Environment extends ShellReplyEnvironment {
        private final String code;
        private ErrorText last;

        Environment(ShellReplyEnvironment env, StdinChannel stdin, String code) {
            super((ShellChannel) env.getShell(), stdin, env.getIopub(), env.getContext());
            this.code = code;
        }

        @Override
        public <T extends ContentType<T>> void publish(T content) {
            if (content instanceof PublishExecuteInput input) {
                super.publish(new PublishExecuteInput(code, input.getCount()));
                return;
            }
            last = content instanceof PublishError error ? text(error) : last;
            if (!(content instanceof PublishError) || last == null) {
                super.publish(content);
                return;
            }
            super.publish(new PublishError(last.name(), last.message(), last.lines()));
            if (!last.folded().isEmpty()) super.publish(new PublishDisplayData(fold(last)));
        }

        @Override
        public void replyError(MessageType<?> type, ErrorReply reply) {
            super.replyError(type, last == null ? reply : new Reply(last, reply));
        }
    }

    /** With the number of the cell that the kernel has set. */
    private static final class Reply extends ErrorReply {
        Reply(ErrorText error, ErrorReply from) {
            super(error.name(), error.message(), error.lines());
            this.count = countOf(from);
        }

        private static Integer countOf(ErrorReply reply) {
            try {
                Field field = ErrorReply.class.getDeclaredField("count");
                field.setAccessible(true);
                return (Integer) field.get(reply);
            } catch (ReflectiveOperationException e) {
                return null;
            }
        }
    }

    private static DisplayData fold(ErrorText error) {
        String frames = error.left() == 1 ? "1 frame" : error.left() + " frames";
        DisplayData data = new DisplayData("(" + frames + " of libraries left out)");
        data.putHTML("<details><summary>Where in the libraries: " + frames + "</summary><pre>"
                + Markup.escape(error.folded()) + "</pre></details>");
        return data;
    }
}
