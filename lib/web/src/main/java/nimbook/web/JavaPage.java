package nimbook.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nimbook.core.Work;
import nimbook.export.FileDownloads;
import nimbook.interpreter.Machine;
import nimbook.interpreter.NotInPage;
import nimbook.notebook.FigureTypes;
import nimbook.notebook.Values;
import nimbook.page.Cells;
import nimbook.table.DataTable;
import nimbook.table.RecordType;
import nimbook.widget.live.CellClasses;
import nimbook.widget.live.Downloads;
import nimbook.widget.live.Figure;
import nimbook.widget.live.Live;
import nimbook.widget.live.Registry;
import nimbook.widget.model.Json;
import nimbook.widget.model.JsonWithBuffers;
import nimbook.widget.model.Services;
import nimbook.widget.page.MimeBundle;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.run.Failures;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * What a page calls: the cells of {@link Cells}, and the live figures that they make. Texts are JSON; the binary values
 * of one are fetched behind it. An error is a text, too: {@code {error}}, in the words of the notebook.
 */
public final class JavaPage {
    /** The figures that the page shows; their numbers are those of the calls. */
    private static final List<Live> LIVES = new ArrayList<>();

    /** What runs the cells of each. */
    private static final List<Machine> MACHINES = new ArrayList<>();

    /** What each shows now: its questions are answered by these. */
    private static final List<List<Figure>> SHOWN = new ArrayList<>();

    private static final Downloads.Exporter FILES = FileDownloads.inPage();

    private static List<byte[]> buffers = List.of();

    /** Between two words of progress, in ms. */
    private static final int PAUSE = 100;

    private static long nextWord;

    private JavaPage() {}

    /** {@link Cells#start}. */
    @JSExport
    public static void start() {
        FigureTypes.knownInPage();
        Services.install(Downloads.Exporter.class, FILES);
        Services.install(MimeBundle.Display.class, JavaPage::display);
        Services.install(RecordType.Reader.class, PageRecord::of);
        LIVES.clear();
        MACHINES.clear();
        SHOWN.clear();
        Cells.start();
    }

    /** {@link Cells#define}. */
    @JSExport
    public static void define(Int8Array file) {
        Cells.define(file);
    }

    /** {@link Cells#limit}. */
    @JSExport
    public static void limit(double instructions) {
        Cells.limit(instructions);
    }

    /** {@link Cells#run}. */
    @JSExport
    public static boolean run(String type, String method, String result) {
        return Cells.run(type, method, result);
    }

    /**
     * A figure of a notebook, whose cells are run in a machine of their own: {@code {state: {number}}} with its number
     * for later calls.
     *
     * @param files the class files
     * @param program {@code {runs: [class, …], figure: class, number}}: the runs before that of the figure, and which
     *     of that run's figures it is ({@link CellClasses.Origin})
     */
    @JSExport
    public static String open(JSArray<Int8Array> files, String program) {
        return reply(() -> {
            Map<?, ?> given = (Map<?, ?>) Json.read(program);
            Cells.start();
            for (int i = 0; i < files.getLength(); i++) Cells.define(files.get(i));
            for (Object run : (List<?>) given.get("runs"))
                if (!repeat((String) run, new ArrayList<>())) throw new IllegalStateException(Cells.text());
            List<Live> made = new ArrayList<>();
            boolean ended = repeat((String) given.get("figure"), made);
            int number = ((Number) given.get("number")).intValue();
            Object value = number == CellClasses.VALUE ? Cells.value() : number < made.size() ? made.get(number) : null;
            Live live = live(value);
            if (live != null) return Map.of("number", keep(live));
            throw new IllegalStateException(ended ? "the cell makes no figure here" : Cells.text());
        });
    }

    /** What follows a figure in its cell may fail. */
    private static boolean repeat(String run, List<Live> figures) {
        CellClasses.repeat(run, figures);
        try {
            return Cells.run(run, "do_it$", "Ljava/lang/Object;");
        } finally {
            CellClasses.end();
        }
    }

    /** What {@code show(value)} does: a page that repeats a cell counts the figure. */
    private static void display(Object value) {
        if (!CellClasses.isRepeated()) throw new NotInPage("show");
        live(value);
    }

    /** {@link Cells#recover}. */
    @JSExport
    public static void recover() {
        Cells.recover();
    }

    /** {@link Cells#text}. */
    @JSExport
    public static String text() {
        return Cells.text();
    }

    /** {@link Cells#turns}. */
    @JSExport
    public static String turns() {
        return Cells.turns();
    }

    /** {@link Cells#printed}. */
    @JSExport
    public static String printed() {
        return Cells.printed();
    }

    /**
     * The number under which the last run's value is shown as a figure; -1 where it is none, and a cell shows its text.
     */
    @JSExport
    public static int shown() {
        Live live = live(Cells.value());
        return live == null ? -1 : keep(live);
    }

    /** The figure's words, with the values of its parameters now; for -1 those of the last run's value. */
    @JSExport
    public static String words(int live) {
        if (live < 0) return words(Cells.value());
        MACHINES.get(live).recover();
        try {
            return LIVES.get(live).text();
        } catch (Exception | Error e) {
            return Failures.message(e);
        }
    }

    private static String words(Object value) {
        try {
            return value == null ? Cells.text() : Values.text(value);
        } catch (RuntimeException | Error e) {
            return Cells.text();
        }
    }

    /** The figure that shows a value; null where its text does. */
    private static Live live(Object value) {
        if (value instanceof Live live) return live;
        if (Registry.has(value)) return Live.of(value);
        DataTable table = Values.table(value);
        return table == null ? null : Live.of(table);
    }

    private static int keep(Live live) {
        LIVES.add(live);
        MACHINES.add(Cells.machine());
        SHOWN.add(List.of());
        return LIVES.size() - 1;
    }

    /** The whole state of the figure's stage, with the values that its parameters begin with. */
    @JSExport
    public static String stage(int live) {
        return replyOf(live, () -> {
            Live shown = LIVES.get(live);
            Map<String, Object> state = shown.page();
            SHOWN.set(live, shown.figures());
            return state;
        });
    }

    /** The figures of these values, a JSON object by the parameters' names: {@code {direction, list}}. */
    @JSExport
    public static String figures(int live, String values) {
        return replyOf(live, () -> {
            Live shown = LIVES.get(live);
            Map<?, ?> given = (Map<?, ?>) Json.read(values);
            List<Object> arguments = new ArrayList<>();
            for (Parameter<?> each : shown.parameters()) arguments.add(value(each, given.get(each.name())));
            nimbook.widget.live.Figures made = shown.at(arguments);
            SHOWN.set(live, made.list());
            return made.state();
        });
    }

    /** The value that a parameter starts with may have a name of its own. */
    private static Object value(Parameter<?> parameter, Object json) {
        boolean starts = Json.write(parameter.jsonOf(parameter.value())).equals(Json.write(json));
        return starts ? parameter.value() : parameter.valueOf(json);
    }

    /** What one of the figures shown answers to a question of its component, or the file that its reader asks for. */
    @JSExport
    @SuppressWarnings("unchecked")
    public static String answer(int live, int figure, String question) {
        return replyOf(live, () -> {
            Map<String, Object> request = (Map<String, Object>) Json.read(question);
            boolean file = "file".equals(request.get("do"));
            return file ? file(live, figure, request) : SHOWN.get(live).get(figure).answer(request);
        });
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> file(int live, int number, Map<String, Object> request) throws Exception {
        Figure figure = SHOWN.get(live).get(number);
        boolean seen = request.get("kept") instanceof Map<?, ?> kept && kept.get("f" + number) instanceof Map;
        if (seen) figure = figure.withView((Map<String, Object>) ((Map<?, ?>) request.get("kept")).get("f" + number));
        Downloads.Download made = FILES.make(LIVES.get(live), figure, request);
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("mime", made.mime());
        file.put("bytes", made.bytes());
        file.put("note", made.note());
        return file;
    }

    /** How many binary values the last text has. */
    @JSExport
    public static int buffers() {
        return buffers.size();
    }

    /** One of them, copied. */
    @JSExport
    public static Int8Array buffer(int index) {
        return Int8Array.copyFromJavaArray(buffers.get(index));
    }

    /** What a call does. */
    private interface Reply {
        Map<String, Object> make() throws Exception;
    }

    /** Not oftener than a reader sees. */
    private static void tell(long done, long total, String what) {
        long now = System.currentTimeMillis();
        if (now < nextWord) return;
        nextWord = now + PAUSE;
        progress((double) done, (double) total, what);
    }

    /** No callback as an argument: TeaVM 0.13.1 does not compile a class with an annotation at run time here. */
    @JSBody(params = {"done", "total", "what"}, script = "globalThis.nimbookProgress(done, total, what);")
    private static native void progress(double done, double total, String what);

    private static String replyOf(int live, Reply call) {
        // The browser may have ended the last call without unwinding.
        MACHINES.get(live).recover();
        return reply(call);
    }

    private static String reply(Reply call) {
        buffers = List.of();
        nextWord = System.currentTimeMillis() + PAUSE;
        return Work.with(JavaPage::tell, () -> {
            Map<String, Object> reply = new LinkedHashMap<>();
            try {
                JsonWithBuffers packed = JsonWithBuffers.of(call.make());
                buffers = packed.buffers();
                reply.put("state", packed.json());
                reply.put("paths", packed.paths());
            } catch (Exception | Error e) {
                reply.put("error", Failures.message(e));
            }
            return Json.write(reply);
        });
    }
}
