package nimbook.dispatch;

import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.backend.wasm.gc.TeaVMWasmGCHost;
import org.teavm.model.MethodReader;
import org.teavm.model.Program;

/**
 * WebAssembly in which an index out of bounds and null throw as on the JVM: what compiled methods throw, programs
 * catch. The interpreter's loop checks what a program does itself; without TeaVM's checks it is a quarter of the
 * machine's instructions. Named as a host itself, since TeaVM 0.13.1 looks only at the interfaces that a target's own
 * class names.
 */
final class CheckedTarget extends WasmGCTarget implements TeaVMWasmGCHost {
    private static final String CHECKS_ITSELF = "nimbook.interpreter.Loop";

    CheckedTarget() {
        setStrict(true);
        setObfuscated(true);
        FloatingComparisons.add(this);
    }

    @Override
    public void beforeInlining(Program program, MethodReader method) {
        if (!method.getOwnerName().equals(CHECKS_ITSELF)) super.beforeInlining(program, method);
    }

    @Override
    public void beforeOptimizations(Program program, MethodReader method) {
        if (!method.getOwnerName().equals(CHECKS_ITSELF)) super.beforeOptimizations(program, method);
    }
}
