package nimbook.web.build;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/** What the browser's class library lacks. */
public final class MissingRuntimeMethods implements ClassHolderTransformer {

    /** What {@code Runtime.maxMemory} says: a browser gives a page at least so much, and refusals name it. */
    private static final long HEAP = 1L << 30;

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().equals("java.lang.Runtime")) return;
        MethodHolder method = new MethodHolder("maxMemory", ValueType.LONG);
        method.setLevel(AccessLevel.PUBLIC);
        ProgramEmitter.create(method, context.getHierarchy()).constant(HEAP).returnValue();
        type.addMethod(method);
    }
}
