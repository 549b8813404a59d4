package nimbook.measure;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import nimbook.board.BoardGame;
import nimbook.deletions.DigitalDeletions;
import nimbook.drawing.Svg;
import nimbook.fibonacci.QuotaValues;
import nimbook.number.Zeckendorf;
import nimbook.period.RowPeriods;
import nimbook.rook.MisereRook;
import nimbook.wythoff.Wythoff;

/**
 * Time and memory of every engine against size: {@code ./lab bench scaling FOLDER} writes scaling-time.svg,
 * scaling-memory.svg and scaling.csv there.
 */
public final class ScalingMain {

    /** An engine: its name, what is computed at a size, the sizes. */
    private record Engine(String name, IntFunction<?> computation, int... sizes) {}

    private static final List<Engine> ENGINES = List.of(
            new Engine("Wythoff, n × n Grundy values", n -> BoardGame.queen().grundy(n, n), 250, 500, 1000, 2000, 4000,
                    8000),
            new Engine("misère rook, n × n values g", n -> MisereRook.tableOfG(n, n), 250, 500, 1000, 2000, 4000, 8000),
            new Engine("Wythoff, P-positions of n rows", n -> BoardGame.queen().pPositions(n).isP(0, 0), 10_000, 30_000,
                    100_000, 300_000, 1_000_000, 3_000_000),
            new Engine("Wythoff, periods of n rows", n -> RowPeriods.upTo(BoardGame.queen(), n), 20, 40, 80, 120, 160),
            new Engine("Fibonacci nim, n coins, all quotas", n -> QuotaValues.upTo(n).start(n), 1000, 3000, 10_000,
                    30_000, 100_000, 300_000),
            new Engine("digital deletions, n digits", n -> DigitalDeletions.winningMoves(digits(n)), 100, 300, 1000,
                    3000, 10_000, 30_000),
            new Engine("Wythoff, P-test of n digits", n -> test(n), 1000, 3000, 10_000, 30_000, 100_000, 300_000),
            new Engine("Zeckendorf, n digits", n -> Zeckendorf.of(number(n)), 300, 1000, 3000, 10_000, 30_000,
                    100_000));

    private ScalingMain() {}

    /** @throws IllegalArgumentException unless one folder is named */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 1)
            throw new IllegalArgumentException(arguments.length + " arguments: one folder to write to is needed");
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        List<Scaling> all = new ArrayList<>();
        StringBuilder csv = new StringBuilder("engine,size,seconds,bytes\n");
        for (Engine engine : ENGINES) {
            Scaling scaling = Scaling.of(engine.name, engine.computation, engine.sizes);
            System.out.println(scaling);
            all.add(scaling);
            for (Scaling.Point p : scaling.points()) {
                csv.append(
                        String.format(Locale.ROOT, "\"%s\",%d,%.6f,%d%n", engine.name, p.size(), p.seconds(), p.bytes())
                                .replace("\r", ""));
            }
        }
        write(folder.resolve("scaling-time.svg"), Svg.text(Scaling.times(all).title("Time against size").drawing()));
        write(folder.resolve("scaling-memory.svg"),
                Svg.text(Scaling.memories(all).title("Memory against size").drawing()));
        write(folder.resolve("scaling.csv"), csv.toString());
    }

    private static void write(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }

    /** The first n digits of 618034618034…, which no zero ends early. */
    private static String digits(int n) {
        return "618934".repeat(n / 6 + 1).substring(0, n);
    }

    /** A number of n digits that is made in no time: 2ᵐ/3. */
    private static BigInteger number(int n) {
        return BigInteger.ONE.shiftLeft((int) (n * 3.3219281 + 1)).divide(BigInteger.valueOf(3));
    }

    private static boolean test(int n) {
        BigInteger k = number(n);
        BigInteger a = k.multiply(BigInteger.valueOf(987)).divide(BigInteger.valueOf(610));
        return Wythoff.isP(a, a.add(k));
    }
}
