package nimbook.web.build;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/** What the browser's class library lacks, and what no page needs. */
public final class Lacking implements ClassHolderTransformer {

    /** What {@code Runtime.maxMemory} says: a browser gives a page at least so much, and refusals name it. */
    private static final long HEAP = 1L << 30;

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("java.lang.Runtime")) {
            MethodHolder method = new MethodHolder("maxMemory", ValueType.LONG);
            method.setLevel(AccessLevel.PUBLIC);
            ProgramEmitter.create(method, context.getHierarchy()).constant(HEAP).returnValue();
            type.addMethod(method);
        } else if (type.getName().equals("nimbook.export.PngFile")) {
            // A picture's state is SVG; one with an image of a heatmap in it is made by stills alone. Deflater would be a tenth of the code.
            MethodHolder method = method(type, "bytes");
            ProgramEmitter.create(method, context.getHierarchy()).constantNull(byte[].class).returnValue();
        }
    }

    private static MethodHolder method(ClassHolder type, String name) {
        for (MethodHolder method : type.getMethods()) if (method.getName().equals(name)) return method;
        throw new IllegalStateException(type.getName() + " has no method " + name + " any more: nimbook.web.build must learn its new name");
    }
}
