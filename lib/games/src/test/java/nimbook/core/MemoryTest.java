package nimbook.core;

import static nimbook.style.Refusals.refused;

import org.junit.jupiter.api.Test;

/** Sizes in words, and the largest that is allowed. */
class MemoryTest {

    @Test
    void bytesInWords() {
        Memory.require("nothing", 0.79 * Runtime.getRuntime().maxMemory());
        Memory.require("all that is allowed", 0.8 * Runtime.getRuntime().maxMemory());
    }

    @Test
    void arraysThatJavaDoesNotHaveAreRefusedHoweverSmall() {
        Memory.require("little", 1, true);
        refused("much would take", () -> Memory.require("much", 0.81 * Runtime.getRuntime().maxMemory(), true));
    }
}
