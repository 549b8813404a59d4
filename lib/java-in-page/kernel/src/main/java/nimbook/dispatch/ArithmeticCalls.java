package nimbook.dispatch;

import java.util.HashSet;
import java.util.Set;
import nimbook.interpreter.JavaArithmetic;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.ConstructArrayInstruction;
import org.teavm.model.instructions.DoubleConstantInstruction;
import org.teavm.model.instructions.FloatConstantInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.LongConstantInstruction;
import org.teavm.model.instructions.NegateInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.model.util.DefinitionExtractor;

/**
 * Arithmetic of compiled methods as Java has it: {@link JavaArithmetic}, and the sign of zero, which TeaVM 0.13.1 loses
 * when it negates by subtraction; an array of a negative length ends the whole call, too. What takes a constant stays.
 */
final class ArithmeticCalls implements ClassHolderTransformer {
    /** Methods of numbers whose calls TeaVM takes for instructions. */
    private static final Set<String> METHODS = Set.of("divideUnsigned", "remainderUnsigned", "isInfinite");

    /** They look at the divisors themselves. */
    private static final Set<String> OTHERS = Set.of(JavaArithmetic.class.getName(), "nimbook.interpreter.Loop");

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (OTHERS.contains(type.getName())) return;
        for (MethodHolder method : type.getMethods()) {
            Program program = method.hasProgram() ? method.getProgram() : null;
            if (program != null) for (BasicBlock block : program.getBasicBlocks()) change(program, block);
        }
    }

    private static void change(Program program, BasicBlock block) {
        // The variables that hold a constant which divides like any other, and is no negative length.
        Set<Variable> plain = new HashSet<>();
        for (Instruction each : block) {
            DefinitionExtractor defined = new DefinitionExtractor();
            each.acceptVisitor(defined);
            for (Variable variable : defined.getDefinedVariables()) plain.remove(variable);
            if (each instanceof IntegerConstantInstruction constant && isPlain(constant.getConstant())) {
                plain.add(constant.getReceiver());
            } else if (each instanceof LongConstantInstruction constant && isPlain(constant.getConstant())) {
                plain.add(constant.getReceiver());
            } else if (each instanceof BinaryInstruction binary && !plain.contains(binary.getSecondOperand())) {
                divide(binary);
            } else if (each instanceof InvokeInstruction call && call.getInstance() == null
                    && METHODS.contains(call.getMethod().getName())) {
                call.setMethod(new MethodReference(JavaArithmetic.class.getName(), call.getMethod().getDescriptor()));
            } else if (each instanceof ConstructArrayInstruction array && !plain.contains(array.getSize())) {
                InvokeInstruction check = new InvokeInstruction();
                check.setType(InvocationType.SPECIAL);
                check.setMethod(new MethodReference(JavaArithmetic.class.getName(), "length", ValueType.INTEGER,
                        ValueType.VOID));
                check.setArguments(array.getSize());
                check.setLocation(array.getLocation());
                array.insertPrevious(check);
            } else if (each instanceof NegateInstruction negation) {
                negate(program, negation);
            }
        }
    }

    private static boolean isPlain(long divisor) {
        return divisor != 0 && divisor != -1;
    }

    private static void divide(BinaryInstruction binary) {
        boolean quotient = binary.getOperation() == BinaryOperation.DIVIDE;
        ValueType type = type(binary.getOperandType());
        boolean broken = type == ValueType.DOUBLE || type == ValueType.FLOAT;
        if (!quotient && binary.getOperation() != BinaryOperation.MODULO || quotient && broken) return;
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        String name = quotient ? "divide" : "remainder";
        call.setMethod(new MethodReference(JavaArithmetic.class.getName(), name, type, type, type));
        call.setArguments(binary.getFirstOperand(), binary.getSecondOperand());
        call.setReceiver(binary.getReceiver());
        call.setLocation(binary.getLocation());
        binary.replace(call);
    }

    private static ValueType type(NumericOperandType operands) {
        return switch (operands) {
            case INT -> ValueType.INTEGER;
            case LONG -> ValueType.LONG;
            case FLOAT -> ValueType.FLOAT;
            case DOUBLE -> ValueType.DOUBLE;
        };
    }

    private static void negate(Program program, NegateInstruction negation) {
        NumericOperandType operands = negation.getOperandType();
        if (operands != NumericOperandType.DOUBLE && operands != NumericOperandType.FLOAT) return;
        Variable minus = program.createVariable();
        if (operands == NumericOperandType.DOUBLE) {
            DoubleConstantInstruction constant = new DoubleConstantInstruction();
            constant.setConstant(-1);
            constant.setReceiver(minus);
            negation.insertPrevious(constant);
        } else {
            FloatConstantInstruction constant = new FloatConstantInstruction();
            constant.setConstant(-1);
            constant.setReceiver(minus);
            negation.insertPrevious(constant);
        }
        BinaryInstruction product = new BinaryInstruction(BinaryOperation.MULTIPLY, operands);
        product.setFirstOperand(negation.getOperand());
        product.setSecondOperand(minus);
        product.setReceiver(negation.getReceiver());
        product.setLocation(negation.getLocation());
        negation.replace(product);
    }
}
