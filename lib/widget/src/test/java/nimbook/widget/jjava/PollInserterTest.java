package nimbook.widget.jjava;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class PollInserterTest {
    /** Every kind of jump that the compiler writes, backward and forward. */
    static class Jumps {
        static int straight(int n) {
            return n > 3 ? n + 1 : n - 1;
        }

        static long loops(int n) {
            long sum = 0;
            for (int i = 0; i < n; i++) {
                int k = i;
                do sum += k; while (--k > 0);
            }
            return sum;
        }

        static int switches(String words) {
            int count = 0;
            for (char c : words.toCharArray()) {
                switch (c) {
                    case 'a', 'e', 'i', 'o', 'u': count++; continue;
                    case ' ': break;
                    default: try { count += Integer.parseInt("" + c); } catch (NumberFormatException e) { continue; }
                }
            }
            return count;
        }

        static int wide(int n) {
            int at = 0;
            outer:
            while (true) {
                switch (at) {
                    case 0: at = n; continue outer;
                    case 1000: return -1;
                    default: if (at < 10) return at;
                        at /= 2;
                }
            }
        }
    }

    private static byte[] file(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            return in.readAllBytes();
        }
    }

    private static List<String> polls(byte[] file) {
        List<String> found = new ArrayList<>();
        new ClassReader(file).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String method, String descriptor, String signature,
                    String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitMethodInsn(int opcode, String owner, String name, String type,
                            boolean inInterface) {
                        if (owner.equals("nimbook/widget/run/StopSignal") && name.equals("poll")) found.add(method);
                    }
                };
            }
        }, 0);
        return found;
    }

    @Test
    void everyMethodPollsAtItsStartAndAtEachJumpBack() throws IOException {
        List<String> polls = polls(PollInserter.insert(file(Jumps.class)));
        // One at the start; loops: two jumps back.
        assertEquals(1, polls.stream().filter("straight"::equals).count());
        assertEquals(3, polls.stream().filter("loops"::equals).count());
        assertTrue(polls.stream().filter("switches"::equals).count() >= 2);
        assertTrue(polls.stream().filter("wide"::equals).count() >= 2);
    }

    /** What would end the JVM, and none of it as a lambda of the test's own. */
    static class Exits {
        static void exit(int status) {
            System.exit(status);
        }

        static void runtimeExit(int status) {
            Runtime.getRuntime().exit(status);
        }

        static void halt(int status) {
            Runtime.getRuntime().halt(status);
        }

        static void reference(int status) {
            IntConsumer exit = System::exit;
            exit.accept(status);
        }

        static void boundReference(int status) {
            IntConsumer halt = Runtime.getRuntime()::halt;
            halt.accept(status);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit", "runtimeExit", "halt", "reference", "boundReference"})
    void anExitIsAnError(String name) throws ReflectiveOperationException, IOException {
        byte[] changed = PollInserter.insert(file(Exits.class));
        Class<?> type = new ClassLoader(getClass().getClassLoader()) {
            Class<?> define() {
                return defineClass(Exits.class.getName(), changed, 0, changed.length);
            }
        }.define();
        var method = type.getDeclaredMethod(name, int.class);
        method.setAccessible(true);
        Throwable thrown = assertThrows(InvocationTargetException.class, () -> method.invoke(null, 3)).getCause();
        assertEquals(SystemExit.class, thrown.getClass());
        assertTrue(thrown.getMessage().endsWith("(3) ends this computation alone; the kernel goes on."));
    }

    @Test
    void theClassComputesAsBefore() throws ReflectiveOperationException, IOException {
        byte[] changed = PollInserter.insert(file(Jumps.class));
        Class<?> type = new ClassLoader(getClass().getClassLoader()) {
            Class<?> define() {
                return defineClass(Jumps.class.getName(), changed, 0, changed.length);
            }
        }.define();
        for (Object[] call : new Object[][] {{"straight", 5, 6}, {"straight", 1, 0}, {"loops", 4, 10L},
                {"wide", 100, 6}, {"wide", 1000, -1}}) {
            var method = type.getDeclaredMethod((String) call[0], int.class);
            method.setAccessible(true);
            assertEquals(call[2], method.invoke(null, call[1]), (String) call[0]);
        }
        var method = type.getDeclaredMethod("switches", String.class);
        method.setAccessible(true);
        // Two vowels, and 3.
        assertEquals(5, method.invoke(null, "ab 3 exz"));
    }
}
