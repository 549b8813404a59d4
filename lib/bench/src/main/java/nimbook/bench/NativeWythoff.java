package nimbook.bench;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Wythoff's table in C, by the engine's algorithm on one thread: {@code wythoff.c}, compiled by the machine's C
 * compiler ({@code CC}, else {@code cc}) with all optimisation for this processor. The program measures itself.
 */
final class NativeWythoff {

    private static final List<String> FLAGS = List.of("-std=c11", "-D_POSIX_C_SOURCE=199309L", "-O3", "-march=native");

    /** What a repetition found. */
    record Run(Sample sample, int max, long sum) {}

    private NativeWythoff() {}

    /** The C compiler, where there is one. */
    static Optional<String> compiler() {
        String named = System.getenv("CC");
        if (named != null && !named.isBlank()) return Optional.of(named);
        for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, "cc"))) return Optional.of("cc");
        }
        return Optional.empty();
    }

    /**
     * Compiles the program and computes the n × n table several times.
     *
     * @throws IOException when it does not compile, or fails
     */
    static List<Run> run(int n, int repetitions, PrintStream log) throws IOException {
        Path folder = Files.createTempDirectory("nimbook-c");
        Path source = folder.resolve("wythoff.c");
        Path program = folder.resolve("wythoff");
        try {
            try (InputStream in = NativeWythoff.class.getResourceAsStream("wythoff.c")) {
                Files.copy(in, source);
            }
            List<String> compile = new ArrayList<>(List.of(compiler().orElseThrow(() ->
                    new IOException("there is no C compiler"))));
            compile.addAll(FLAGS);
            compile.addAll(List.of("-o", program.toString(), source.toString()));
            output(compile, log);
            List<Run> runs = new ArrayList<>();
            for (String line : output(List.of(program.toString(), Integer.toString(n), Integer.toString(repetitions)),
                    log).split("\n")) {
                String[] part = line.split(" ");
                Sample sample = new Sample(Double.parseDouble(part[0]), Double.parseDouble(part[1]));
                runs.add(new Run(sample, Integer.parseInt(part[2]), Long.parseLong(part[3])));
            }
            return runs;
        } finally {
            Files.deleteIfExists(program);
            Files.deleteIfExists(source);
            Files.deleteIfExists(folder);
        }
    }

    private static String output(List<String> command, PrintStream log) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        log.println(String.join(" ", command) + "\n" + output);
        try {
            if (process.waitFor() != 0) {
                throw new IOException(command.get(0) + " ended with " + process.exitValue() + ": " + output.strip());
            }
        } catch (InterruptedException stopped) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException(command.get(0) + " was stopped", stopped);
        }
        return output;
    }
}
