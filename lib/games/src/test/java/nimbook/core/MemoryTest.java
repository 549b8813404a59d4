package nimbook.core;

import static nimbook.style.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Sizes in words, and the largest that is allowed. */
class MemoryTest {

    @Test
    void bytesInWords() {
        assertEquals("0 bytes", Memory.format(0));
        assertEquals("999 bytes", Memory.format(999));
        // three figures at most; tenths below ten
        assertEquals("1.0 KB", Memory.format(1000));
        assertEquals("9.9 KB", Memory.format(9.9 * 1024));
        assertEquals("10 KB", Memory.format(10 * 1024));
        assertEquals("11 KB", Memory.format(10.5 * 1024));
        assertEquals("999 KB", Memory.format(999 * 1024));
        assertEquals("1.0 MB", Memory.format(1000 * 1024));
        assertEquals("2.3 EB", Memory.format(2.25 * Math.pow(2, 60)));
        assertEquals("5000 EB", Memory.format(5000 * Math.pow(2, 60)));
        Memory.require("nothing", 0.79 * Runtime.getRuntime().maxMemory());
        refused("much would take", () -> Memory.require("much", 0.81 * Runtime.getRuntime().maxMemory()));
        Memory.require("all that is allowed", 0.8 * Runtime.getRuntime().maxMemory());
    }

    @Test
    void arraysThatJavaDoesNotHaveAreRefusedHoweverSmall() {
        Memory.require("little", 1, true);
        refused("much would take", () -> Memory.require("much", 0.81 * Runtime.getRuntime().maxMemory(), true));
    }
}
