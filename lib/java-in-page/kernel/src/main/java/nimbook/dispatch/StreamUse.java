package nimbook.dispatch;

import java.util.List;
import java.util.Set;
import nimbook.classlib.Checks;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutFieldInstruction;

/** Streams of TeaVM's class library that refuse a second use. */
final class StreamUse implements ClassHolderTransformer {
    private static final String USED = "used", OF_OBJECTS = "java.util.stream.impl.SimpleStreamImpl";

    private static final Set<String> CLASSES = Set.of(OF_OBJECTS,
            "java.util.stream.intimpl.SimpleIntStreamImpl", "java.util.stream.longimpl.SimpleLongStreamImpl",
            "java.util.stream.doubleimpl.SimpleDoubleStreamImpl");

    /** With the number of parameters, what is no use of the elements, or counts them, or calls another use. */
    private static final Set<String> NO_USE = Set.of("<init>/0", "next/1", "estimateSize/0", "close/0",
            "isParallel/0", "sequential/0", "parallel/0", "unordered/0", "count/0", "min/0", "max/0", "min/1", "max/1",
            "findAny/0", "noneMatch/1", "onClose/1", "forEach/1", "sorted/0", "sorted/1");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!CLASSES.contains(type.getName())) return;
        FieldHolder field = new FieldHolder(USED);
        field.setType(ValueType.BOOLEAN);
        field.setLevel(AccessLevel.PUBLIC);
        type.addField(field);
        // That of objects calls the one with a parameter.
        String array = type.getName().equals(OF_OBJECTS) ? "toArray/0" : "";
        for (MethodHolder method : type.getMethods()) {
            String key = method.getName() + "/" + method.parameterCount();
            boolean uses = method.getLevel() == AccessLevel.PUBLIC && method.hasProgram()
                    && !method.hasModifier(ElementModifier.STATIC) && !NO_USE.contains(key)
                    && !key.equals(array);
            if (!uses) continue;
            if (List.of("limit", "skip").contains(method.getName())) count(method.getProgram());
            refuseSecond(method.getProgram(), new FieldReference(type.getName(), USED));
        }
    }

    /** The number of elements is made an int. */
    private static void count(Program program) {
        InvokeInstruction count = new InvokeInstruction();
        count.setType(InvocationType.SPECIAL);
        count.setMethod(new MethodReference(Checks.class, "count", long.class, long.class));
        count.setArguments(program.variableAt(1));
        count.setReceiver(program.createVariable());
        for (BasicBlock block : program.getBasicBlocks()) {
            for (Instruction each : block) {
                if (each instanceof CastNumberInstruction cast) cast.setValue(count.getReceiver());
            }
        }
        program.basicBlockAt(0).addFirst(count);
    }

    private static void refuseSecond(Program program, FieldReference used) {
        Variable stream = program.variableAt(0);
        GetFieldInstruction before = new GetFieldInstruction();
        before.setInstance(stream);
        before.setField(used);
        before.setFieldType(ValueType.BOOLEAN);
        before.setReceiver(program.createVariable());
        InvokeInstruction check = new InvokeInstruction();
        check.setType(InvocationType.SPECIAL);
        check.setMethod(new MethodReference(Checks.class, "unused", boolean.class, void.class));
        check.setArguments(before.getReceiver());
        IntegerConstantInstruction yes = new IntegerConstantInstruction();
        yes.setConstant(1);
        yes.setReceiver(program.createVariable());
        PutFieldInstruction set = new PutFieldInstruction();
        set.setInstance(stream);
        set.setField(used);
        set.setFieldType(ValueType.BOOLEAN);
        set.setValue(yes.getReceiver());
        BasicBlock start = program.basicBlockAt(0);
        for (Instruction each : List.of(set, yes, check, before)) start.addFirst(each);
    }
}
