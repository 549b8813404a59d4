package nimbook.dispatch;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimbook.classlib.Checks;
import nimbook.classlib.NumberChecks;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutFieldInstruction;

/** Methods of TeaVM's class library that call one of {@link Checks} or {@link NumberChecks} before anything else. */
final class CheckedCalls implements ClassHolderTransformer {

    /** A line a check: its name, and the methods by class, with the number of their parameters where it matters. */
    private static final String CALLS = """
        stringIndex java.lang.String.charAt
        stringBefore java.lang.String.codePointBefore
        stringPart java.lang.String.substring
        repetitions java.lang.String.repeat
        textIndex java.lang.String.codePointAt java.lang.AbstractStringBuilder.charAt,deleteCharAt,setCharAt
        textOffset java.lang.AbstractStringBuilder.insert
        textPart java.lang.AbstractStringBuilder.substring
        textRest java.lang.AbstractStringBuilder.delete,replace
        otherPart java.lang.AbstractStringBuilder.append/3
        index java.util.ArrayList.checkIndex java.util.Objects.checkIndex
        index java.util.AbstractList$SubAbstractList.get,set,remove
        range java.util.Objects.checkFromToIndex
        size java.util.Objects.checkFromIndexSize
        arrayIndex java.util.Arrays$ArrayAsList.get,set java.util.TemplateCollections$ImmutableArrayList.get
        smallIndex java.util.TemplateCollections$SingleElementList.get java.util.TemplateCollections$TwoElementsList.get
        linkedIndex java.util.AbstractSequentialList.get,set,remove
        listOffset java.util.ArrayList.checkIndexForAdd java.util.LinkedList.listIterator
        listOffset java.util.AbstractSequentialList.add/2 java.util.AbstractList.listIterator
        elements java.util.Set.of/2 java.util.TemplateCollections$NElementSet.<init>
        keys java.util.TemplateCollections$TwoEntriesMap.<init> java.util.TemplateCollections$NEtriesMap.<init>
        present java.util.List.of/1
        present java.util.TemplateCollections$SingleElementSet.contains
        present java.util.TemplateCollections$TwoElementsSet.contains
        present java.util.TemplateCollections$NElementSet.contains
        present java.util.TemplateCollections$SingleEntryMap.containsKey,containsValue,get
        present java.util.TemplateCollections$TwoEntriesMap.containsKey,containsValue,get
        present java.util.TemplateCollections$NEtriesMap.containsKey,containsValue,get
        chars java.lang.String.<init>,copyValueOf,valueOf
        decimal java.math.BigDecimal.<init>
        divisor java.math.BigDecimal.divide/1,divideToIntegralValue,remainder,divideAndRemainder
        scaledDivisor java.math.BigDecimal.divide
        decimalPower java.math.BigDecimal.pow/2
        whole java.math.BigInteger.<init>
        wholePower java.math.BigInteger.pow
        inverse java.math.BigInteger.modInverse
        decimalText java.math.BigDecimal.valueOf/1
        arrayLength java.lang.reflect.Array.newInstance
        bits java.util.BitSet.<init>
        codePoint java.lang.Character.toChars/1
        listPart java.util.AbstractList.subList
        ends java.util.TreeMap.subMap
        matched java.util.regex.Matcher.group,start
        capacity java.util.ArrayList.<init>
        copies java.util.Collections.nCopies
        arrayPart java.util.Arrays.fill,sort
        streamPart java.util.Arrays.checkInBounds
        bit java.util.BitSet.get,set,clear,flip
        value java.util.Optional.get,orElseThrow/0 java.util.OptionalInt.getAsInt,orElseThrow/0
        value java.util.OptionalLong.getAsLong,orElseThrow/0 java.util.OptionalDouble.getAsDouble,orElseThrow/0
        """;

    private static final List<Method> METHODS =
            Stream.of(Checks.class, NumberChecks.class).flatMap(each -> Stream.of(each.getDeclaredMethods())).toList();

    /** By class and method, the names of the checks. */
    private static final Map<String, String> CHECKS = new HashMap<>();

    static {
        for (String line : CALLS.split("\n")) {
            String[] words = line.split(" ");
            for (int i = 1; i < words.length; i++) {
                int at = words[i].lastIndexOf('.');
                for (String name : words[i].substring(at + 1).split(",")) {
                    CHECKS.put(words[i].substring(0, at + 1) + name, words[0]);
                }
            }
        }
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().startsWith("java.")) return;
        if (type.getName().equals("java.lang.Throwable")) takeMessage(type);
        for (MethodHolder method : List.copyOf(type.getMethods())) {
            String name = type.getName() + "." + method.getName();
            String check = CHECKS.getOrDefault(name + "/" + method.parameterCount(), CHECKS.get(name));
            if (check != null && method.hasProgram()) check(method, check);
        }
    }

    /** What is thrown because of something else has its text. */
    private static void takeMessage(ClassHolder throwable) {
        Program program =
                throwable.getMethod(new MethodDescriptor("<init>", Throwable.class, void.class)).getProgram();
        InvokeInstruction text = new InvokeInstruction();
        text.setType(InvocationType.SPECIAL);
        text.setMethod(new MethodReference(Checks.class, "message", Throwable.class, String.class));
        text.setArguments(program.variableAt(1));
        text.setReceiver(program.createVariable());
        PutFieldInstruction set = new PutFieldInstruction();
        set.setInstance(program.variableAt(0));
        set.setField(new FieldReference(throwable.getName(), "message"));
        set.setFieldType(ValueType.object("java.lang.String"));
        set.setValue(text.getReceiver());
        program.basicBlockAt(0).addFirst(set);
        program.basicBlockAt(0).addFirst(text);
    }

    /** Of the checks of this name the one that takes the most of what the method is given. */
    private static void check(MethodHolder method, String name) {
        boolean hasObject = !method.hasModifier(ElementModifier.STATIC) && !method.getName().equals("<init>");
        List<ValueType> given = new ArrayList<>(List.of(method.getParameterTypes()));
        if (hasObject) given.add(0, ValueType.object("java.lang.Object"));
        ValueType[] best = null;
        Class<?> from = null;
        for (Method each : METHODS) {
            ValueType[] takes = Stream.of(each.getParameterTypes()).map(ValueType::parse).toArray(ValueType[]::new);
            if (!each.getName().equals(name) || takes.length > given.size()) continue;
            boolean fits = true;
            for (int i = 0; i < takes.length; i++) {
                boolean primitive = given.get(i) instanceof ValueType.Primitive;
                fits &= takes[i].equals(given.get(i)) || !primitive && takes[i].isObject("java.lang.Object");
            }
            if (fits && (best == null || best.length < takes.length)) {
                best = takes;
                from = each.getDeclaringClass();
            }
        }
        if (best == null) return;
        Program program = method.getProgram();
        Variable[] arguments = new Variable[best.length];
        for (int i = 0; i < best.length; i++) arguments[i] = program.variableAt(hasObject ? i : i + 1);
        ValueType[] signature = Arrays.copyOf(best, best.length + 1);
        signature[best.length] = ValueType.VOID;
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(new MethodReference(from.getName(), name, signature));
        call.setArguments(arguments);
        program.basicBlockAt(0).addFirst(call);
    }
}
