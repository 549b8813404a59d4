package nimbook.widget.jjava;

import jdk.jshell.ErroneousSnippet;
import jdk.jshell.JShell;
import jdk.jshell.SourceCodeAnalysis;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.channels.ShellHandler;
import org.dflib.jjava.jupyter.channels.ShellReplyEnvironment;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.LanguageInfo;
import org.dflib.jjava.jupyter.messages.ContentType;
import org.dflib.jjava.jupyter.messages.Header;
import org.dflib.jjava.jupyter.messages.Message;
import org.dflib.jjava.jupyter.messages.reply.IsCompleteReply;
import org.dflib.jjava.jupyter.messages.reply.KernelInfoReply;
import org.dflib.jjava.jupyter.messages.request.ExecuteRequest;
import org.dflib.jjava.jupyter.messages.request.HistoryRequest;
import org.dflib.jjava.jupyter.messages.request.IsCompleteRequest;
import org.dflib.jjava.jupyter.messages.request.KernelInfoRequest;

/**
 * What Jupyter's protocol asks for and the kernel leaves out: a state in what it says of itself, the history of cells,
 * and that what is no Java is not complete. Cells go on to the shell with their records as it takes them.
 */
final class Protocol {
    private final BaseKernel kernel;
    private final JShell shell;
    private final CellHistory history = new CellHistory();

    private Protocol(BaseKernel kernel) {
        this.kernel = kernel;
        this.shell = Shell.of(kernel);
    }

    /** Takes the place of the kernel's own answers. */
    static void install(BaseKernel kernel, JupyterConnection connection) {
        Protocol protocol = new Protocol(kernel);
        connection.setHandler(KernelInfoRequest.MESSAGE_TYPE, protocol::describe);
        connection.setHandler(HistoryRequest.MESSAGE_TYPE, protocol::remember);
        ShellHandler<IsCompleteRequest> complete = connection.getHandler(IsCompleteRequest.MESSAGE_TYPE);
        connection.setHandler(IsCompleteRequest.MESSAGE_TYPE, (env, message) -> {
            if (!protocol.isWrong(message.getContent().getCode())) complete.handle(env, message);
            else answer(env, IsCompleteReply.INVALID_CODE);
        });
        ShellHandler<ExecuteRequest> execute = connection.getHandler(ExecuteRequest.MESSAGE_TYPE);
        connection.setHandler(ExecuteRequest.MESSAGE_TYPE, (env, message) -> {
            protocol.history.add(message.getContent());
            execute.handle(env, message);
        });
    }

    private static <T extends ContentType<T>> void answer(ShellReplyEnvironment env, T content) {
        env.setBusyDeferIdle();
        env.reply(content);
    }

    private void describe(ShellReplyEnvironment env, Message<KernelInfoRequest> message) {
        answer(env, new Description(kernel));
    }

    private void remember(ShellReplyEnvironment env, Message<HistoryRequest> message) {
        answer(env, history.answer(message.getContent()));
    }

    /** Whether the first thing in a cell is no declaration, statement or expression, however it goes on. */
    private boolean isWrong(String code) {
        SourceCodeAnalysis analysis = shell.sourceCodeAnalysis();
        SourceCodeAnalysis.CompletionInfo first = analysis.analyzeCompletion(code);
        if (!first.completeness().isComplete() || code.stripLeading().startsWith("%")) return false;
        return analysis.sourceToSnippets(first.source()).stream().anyMatch(ErroneousSnippet.class::isInstance);
    }

    /** What a kernel is, with the state that every reply has. */
    static final class Description extends KernelInfoReply {
        /**
         * The Java that notebooks are written in: the oldest that runs them. JupyterLab writes it into each notebook
         * that it opens, so that a JDK's own version, which the banner has, would change every file on another machine.
         */
        private static final String LEVEL = "17";

        final String status = "ok";

        Description(BaseKernel kernel) {
            super(Header.PROTOCOL_VERISON, kernel.getName(), kernel.getVersion(), stored(kernel.getLanguageInfo()),
                    kernel.getBanner(), kernel.getHelpLinks());
        }

        private static LanguageInfo stored(LanguageInfo own) {
            return new LanguageInfo("java", LEVEL, own.getMimetype(), own.getFileExtension(), own.getPygmentsLexer(),
                    own.getCodemirrorMode(), own.getNbconvertExporter());
        }
    }
}
