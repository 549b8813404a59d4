package nimbook.dispatch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.teavm.tooling.TeaVMTool;

/**
 * What a module was compiled from, noted next to it: the compiler, and each class with the hash of its file. While the
 * note is still true, the module need not be made again, which takes a minute of processor.
 */
final class CompiledFrom {
    /** What changes classes on their way into a module. */
    private static final List<Class<?>> MAKERS = List.of(WebModule.class, Supplements.class, ArithmeticCalls.class,
            CheckedCalls.class, StreamUse.class, CheckedTarget.class, FloatingComparisons.class,
            HandlerVariables.class);

    private final Path note;
    private final ClassLoader classes;

    CompiledFrom(Path note, ClassLoader classes) {
        this.note = note;
        this.classes = classes;
    }

    /** Whether no class has changed since {@link #write}. */
    boolean isTrue() throws IOException {
        if (!Files.exists(note)) return false;
        List<String> lines = Files.readAllLines(note);
        List<String> names = lines.stream().skip(1).map(line -> line.substring(0, line.indexOf(' '))).toList();
        return lines.equals(lines(names));
    }

    /** Notes the classes; TeaVM's own and the JDK's are as fixed as the compiler's release. */
    void write(Collection<String> names) throws IOException {
        List<String> ours = new ArrayList<>();
        for (String name : new TreeSet<>(names)) {
            boolean theirs = name.startsWith("org.teavm.") || Signatures.isJdk(name.replace('.', '/'));
            if (!theirs && classes.getResource(file(name)) != null) ours.add(name);
        }
        Files.write(note, lines(ours));
    }

    private List<String> lines(List<String> names) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder makers = new StringBuilder();
        for (Class<?> each : MAKERS) makers.append(hash(each.getName()));
        lines.add(makers + own() + " " + TeaVMTool.class.getProtectionDomain().getCodeSource().getLocation());
        for (String name : names) lines.add(name + " " + hash(name));
        return lines;
    }

    /** Of the classes that stand in the place of TeaVM's. */
    private static String own() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        new TreeMap<>(Supplements.FILES).values().forEach(all::writeBytes);
        return hash(all.toByteArray());
    }

    private static String file(String type) {
        return type.replace('.', '/') + ".class";
    }

    private String hash(String type) throws IOException {
        try (InputStream in = classes.getResourceAsStream(file(type))) {
            return hash(in == null ? new byte[0] : in.readAllBytes());
        }
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
