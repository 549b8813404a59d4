package nimbook.widget.live;

import static nimbook.widget.live.TypedValues.all;
import static nimbook.widget.live.TypedValues.in;
import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimbook.widget.model.Bundle;
import nimbook.widget.model.Component;
import nimbook.widget.model.Host;
import nimbook.widget.model.Model;
import nimbook.widget.model.NullChecks;
import nimbook.widget.model.Request;
import nimbook.widget.parameter.Parameter;
import nimbook.widget.run.Failures;
import nimbook.widget.run.Latest;
import nimbook.widget.run.Progress;
import nimbook.widget.run.ProgressStatus;
import nimbook.widget.run.StopSignal;

/**
 * Figures that follow parameters: when one moves, a function of them all is computed anew, off the kernel's thread.
 *
 * <p>The latest value wins; a computation for an old value is cancelled ({@link Latest}); the old picture stays until
 * the new one is there; an exception appears in the figure's place with its message, and after one second progress. A
 * cell that returns a live figure shows it, as often as wished; all its views move together. Thread-safe.
 */
public final class Live {
    private static volatile boolean lecture;
    private final List<Parameter<?>> parameters;
    private final Function<List<Object>, ?> function;
    /** What a page has set in the views of the figures: "f0", "f1", … by their places; "f-1" is the stage's. */
    final Map<String, Object> kept;
    private final CellClasses.Origin origin;
    private final Latest latest = new Latest(this::stopped);
    private final List<Model> models = new CopyOnWriteArrayList<>();
    private final Consumer<Object> moved = source -> {
        if (source != this) recompute();
    };
    private List<Runnable> listening = List.of();
    private final RecentPages seen = new RecentPages();
    /** The components of open views: those of controls, and of every kind of figure given so far. */
    private Collection<Component> components;
    private RenderResult shown = RenderResult.NONE;
    private final AtomicLong turns = new AtomicLong();
    /** Java that gives this figure, as the cell that showed it last has it; null where none is known. */
    private volatile String line;

    private Live(List<? extends Parameter<?>> parameters, Function<List<Object>, ?> function, Map<String, Object> kept,
            Function<Live, CellClasses.Origin> origin) {
        this.parameters = NullChecks.copy(parameters, "parameters");
        this.function = function;
        this.kept = kept;
        this.components = this.parameters.stream().map(Parameter::component).filter(Objects::nonNull).toList();
        List<String> names = this.parameters.stream().map(Parameter::name).toList();
        if (names.stream().distinct().count() < names.size())
            throw new IllegalArgumentException("parameters " + names + ": two have one name");
        this.origin = origin.apply(this);
    }

    /**
     * A figure of these parameters; the function takes their values in this order and gives a figure, or anything that
     * can be shown as one.
     */
    public static Live of(List<? extends Parameter<?>> parameters, Function<List<Object>, ?> figure) {
        return new Live(parameters, nonNull(figure, "figure"), Map.of(), CellClasses::next);
    }

    /** A figure that follows one parameter: the function takes its value. */
    public static <A> Live of(Parameter<A> a, Function<? super A, ?> figure) {
        return of(all(figure, a), values -> figure.apply(in(a, values, 0)));
    }

    /** A figure that follows two parameters. */
    public static <A, B> Live of(Parameter<A> a, Parameter<B> b, BiFunction<? super A, ? super B, ?> figure) {
        return of(all(figure, a, b), values -> figure.apply(in(a, values, 0), in(b, values, 1)));
    }

    /** A figure that follows three parameters. */
    public static <A, B, C> Live of(Parameter<A> a, Parameter<B> b, Parameter<C> c,
            Function3<? super A, ? super B, ? super C> figure) {
        return of(all(figure, a, b, c), v -> figure.apply(in(a, v, 0), in(b, v, 1), in(c, v, 2)));
    }

    /** A figure that follows four parameters. */
    public static <A, B, C, D> Live of(Parameter<A> a, Parameter<B> b, Parameter<C> c, Parameter<D> d,
            Function4<? super A, ? super B, ? super C, ? super D> figure) {
        return of(all(figure, a, b, c, d), v -> figure.apply(in(a, v, 0), in(b, v, 1), in(c, v, 2), in(d, v, 3)));
    }

    /** A figure without parameters: it answers questions while it is shown. */
    public static Live of(Object shown) {
        return alone(shown, CellClasses::next);
    }

    /** The figure of a value that a cell shows. */
    static Live shown(Object value) {
        return alone(value, CellClasses::shown);
    }

    private static Live alone(Object shown, Function<Live, CellClasses.Origin> origin) {
        Figure figure = Figures.of(shown);
        return new Live(List.of(), none -> figure, Map.of(), origin);
    }

    /** Whether figures are shown in the size for a lecture room at first; each has a button for it as well. */
    public static void lecture(boolean on) {
        lecture = on;
    }

    /** What the figure follows, in the order of the function. */
    public List<Parameter<?>> parameters() {
        return parameters;
    }

    /**
     * The figure of the values now; computed here when they have changed.
     *
     * @throws RuntimeException what the function threw
     */
    public Figure figure() {
        RenderResult rendered = now();
        if (rendered.error() != null) throw new IllegalStateException(rendered.error());
        return rendered.figures().withViews(kept).single();
    }

    /**
     * The same with its figures as a page shows them.
     *
     * @param kept what the page keeps for their views
     */
    Live withViews(Map<String, Object> kept) {
        Live other = new Live(parameters, function, kept, same -> origin);
        other.shown = now();
        other.line = line;
        return other;
    }

    /**
     * The figures of any values of the parameters, in their order, computed here; what is shown does not change.
     *
     * @throws RuntimeException what the function threw
     */
    public Figures at(List<?> values) {
        return Figures.all(function.apply(NullChecks.copy(values, "values"))).withViews(kept);
    }

    /**
     * The figure in a state that its page shows, as "copy the line" in the menu "save" writes it:
     * {@code live.at("k=5&cell=30,20")}. The parameters that are named take these values, for every figure that follows
     * them; what the text does not name of the view is as the figure was made.
     *
     * @param state parts name=value, joined by &amp;, as docs/files.md describes them
     * @throws IllegalArgumentException for a value outside of its parameter's limits, and for what is neither a
     *     parameter nor a setting of the figure; the message lists what is. Then no parameter moves
     */
    public Live at(String state) {
        return ViewState.read(nonNull(state, "state"), parameters)
                .show(parameters, views -> new Live(parameters, function, views, CellClasses::next));
    }

    /**
     * The stage with the figure of the values now, as its module takes it: for a page that no kernel answers.
     *
     * @throws RuntimeException what the function threw
     */
    public Map<String, Object> page() {
        figure();
        return state(now());
    }

    /** A cell shows it now, as this value. */
    Live showing(Object value) {
        String now = CellClasses.line(value);
        if (now != null) line = now;
        return this;
    }

    /** The run of a cell that made it, or whose value it is; null where there is none. */
    public CellClasses.Origin origin() {
        return origin;
    }

    /** The figures of {@link #page}. */
    public List<Figure> figures() {
        return shown().figures().list();
    }

    /**
     * Writes the figure to a file, whose ending gives the format: {@code live.save("lecture.html")} is a page that
     * stays live.
     *
     * @return a description of the file
     * @throws IllegalArgumentException when there is no such format of it, or the file cannot be written
     */
    public Object save(String file) {
        return CellClasses.isRepeated() ? null : Downloads.exporter().save(this, file);
    }

    /** Waits until no computation runs and none waits. For scripts and tests. */
    public Live await() throws InterruptedException {
        latest.await();
        return this;
    }

    /** Interrupts a computation that runs in the background: the figure says so, and offers to run it again. */
    public void stop() {
        latest.stop();
    }

    /** The values now, and the figure in words. */
    public String text() {
        RenderResult rendered = now();
        String values = parameters.stream().map(Parameter::toString).collect(Collectors.joining(", "));
        String words = rendered.error() != null ? rendered.error() : rendered.seen(kept).single().text();
        return values.isEmpty() ? words : values + "\n" + words;
    }

    @Override
    public String toString() {
        return text();
    }

    /**
     * The result for the values now; computed on this thread when there is none yet. An exception is part of the
     * result, but for an interruption.
     */
    RenderResult now() {
        List<Object> arguments = arguments();
        synchronized (this) {
            if (shown.isFor(arguments)) return shown;
        }
        RenderResult rendered = compute(arguments, (done, total, what) -> {});
        synchronized (this) {
            if (rendered.turn() > shown.turn()) shown = rendered;
        }
        return rendered;
    }

    private List<Object> arguments() {
        return parameters.stream().<Object>map(Parameter::value).toList();
    }

    private RenderResult compute(List<Object> arguments, Progress progress) {
        long turn = turns.incrementAndGet();
        try {
            return (RenderResult) Progress.run(() -> RenderResult.of(turn, arguments, function.apply(arguments)),
                    progress);
        } catch (Error | Exception e) {
            boolean full = StopSignal.isFull();
            if (!full && Failures.isStop(e)) throw new CancellationException("stopped before the figure was complete");
            return shown.failed(turn, arguments, full ? new OutOfMemoryError() : e);
        }
    }

    /** A model that shows this figure, open in the front end. */
    String open(Host host) {
        return open(host, now());
    }

    /** A model of this figure whose first computation was stopped. */
    String openStopped(Host host) {
        return open(host, stopResult());
    }

    private String open(Host host, RenderResult rendered) {
        learn(rendered);
        Model model = Model.of(Bundle.of(components));
        model.putAll(StoredProgram.in(state(rendered), this));
        model.onMessage(this::message);
        model.onClose(() -> closed(model));
        if (models.isEmpty()) listening = parameters.stream().map(each -> each.listen(moved)).toList();
        models.add(model);
        return model.open(host);
    }

    private RenderResult stopResult() {
        List<Object> arguments = arguments();
        synchronized (this) {
            shown = shown.stopped(turns.incrementAndGet(), arguments);
            return shown;
        }
    }

    /** The stop button ended a computation in the background. */
    private void stopped() {
        if (!models.isEmpty()) push(StageState.result(parameters, stopResult(), seen.copy()));
    }

    /** The number of models that show it now. */
    int views() {
        return models.size();
    }

    private void closed(Model model) {
        models.remove(model);
        if (!models.isEmpty()) return;
        listening.forEach(Runnable::run);
        latest.stop();
        // A notebook's shell keeps every value a cell ever returned; the picture of one that ran again would stay.
        synchronized (this) {
            shown = RenderResult.NONE;
        }
    }

    /** The whole state of a stage that shows this result. */
    Map<String, Object> state(RenderResult rendered) {
        String source = line == null ? CellClasses.line(origin, this) : line;
        return StageState.of(parameters, lecture, source, kept, rendered, seen.copy());
    }

    /** A parameter moved in a cell, or in another figure. */
    private void recompute() {
        push(Map.of("values", StageState.values(parameters)));
        latest.submit(this::run);
    }

    /**
     * One computation in the background, and its picture to every view.
     *
     * @throws CancellationException when it was stopped
     */
    @SuppressWarnings("ReferenceEquality")   // whether it is the very result that is shown already
    private void run() {
        // Taken before the values: a request whose values came too late for this picture is not answered by it.
        Map<String, Long> seen = this.seen.copy();
        List<Object> arguments = arguments();
        RenderResult before = shown();
        RenderResult rendered = before;
        if (!before.isFor(arguments)) {
            try (ProgressStatus busy = new ProgressStatus(this::push)) {
                rendered = compute(arguments, busy);
            }
            synchronized (this) {
                if (rendered.turn() < shown.turn()) return;
                shown = rendered;
            }
        }
        Map<String, Object> result = StageState.result(parameters, rendered, seen);
        // The picture did not change: only the word that the request is answered.
        if (rendered == before) result.remove("figures");
        else show(rendered);
        push(result);
    }

    /** A function may give another kind of figure than before: then its component is sent first. */
    private void show(RenderResult rendered) {
        if (!learn(rendered)) return;
        Bundle bundle = Bundle.of(components);
        for (Model model : models) model.module(bundle);
    }

    private synchronized boolean learn(RenderResult rendered) {
        Collection<Component> all = new LinkedHashSet<>(components);
        if (!all.addAll(rendered.components())) return false;
        components = all;
        return true;
    }

    private void message(Model model, Map<String, Object> content) {
        Object what = content.get("do");
        if ("values".equals(what)) changed(content);
        else if ("request".equals(what)) LiveRequest.of(this, content).answer(model);
        else throw Request.refuse("message do", what, "\"values\" and \"request\" are known");
    }

    private void changed(Map<String, Object> content) {
        Map<String, Object> values = Request.object(content, "values");
        String client = Request.name(content, "client");
        long n = Request.whole(content, "n");
        seen.seen(client, n);
        try {
            for (Parameter<?> each : parameters)
                if (values.containsKey(each.name())) each.setJson(values.get(each.name()), this);
        } catch (IllegalArgumentException e) {
            push(StageState.result(parameters, shown.failed(shown.turn(), arguments(), e), seen.copy()));
            return;
        }
        latest.submit(this::run);
    }

    synchronized RenderResult shown() {
        return shown;
    }

    void push(Map<String, Object> state) {
        for (Model model : models) model.putAll(state);
    }
}
