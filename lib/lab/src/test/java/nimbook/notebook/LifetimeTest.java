package nimbook.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LifetimeTest {
    private static Optional<Long> ancestor(Object pid) {
        return Lifetime.ancestor(String.valueOf(pid)).map(ProcessHandle::pid);
    }

    @Test
    void aProcessIsWatchedThatThisOneDescendsFrom() {
        ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
        assertEquals(Optional.of(parent.pid()), ancestor(parent.pid()));
        parent.parent().ifPresent(
                far -> assertEquals(Optional.of(far.pid()), ancestor(far.pid()), "a launcher between"));
    }

    @Test
    void anyOtherProcessIsNotWatched() throws IOException {
        Process child = new ProcessBuilder("sleep", "600").start();
        try {
            assertEquals(Optional.empty(), ancestor(child.pid()));
            assertEquals(Optional.empty(), ancestor(ProcessHandle.current().pid()));
            assertEquals(Optional.empty(), ancestor(""));
            assertEquals(Optional.empty(), ancestor("none"));
            assertEquals(Optional.empty(), ancestor(null));
        } finally {
            child.destroyForcibly();
        }
    }
}
