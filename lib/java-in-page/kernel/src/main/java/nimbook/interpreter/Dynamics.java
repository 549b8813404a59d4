package nimbook.interpreter;

/**
 * What javac's invokedynamic instructions stand for: string concatenation, lambdas, the methods of records, switches
 * over patterns.
 */
final class Dynamics {
    private final Machine machine;
    private int lambdas;

    Dynamics(Machine machine) {
        this.machine = machine;
    }

    /** The call of an entry of the constant pool. */
    Intrinsic link(ClassFile file, int index) {
        ClassFile.Bootstrap bootstrap = file.bootstraps.get(file.first(index));
        int type = file.second(index), handle = file.second(bootstrap.handle());
        String name = file.utf8(file.first(type)), descriptor = file.utf8(file.second(type));
        int[] arguments = bootstrap.arguments();
        String factory = file.owner(handle) + "." + file.memberName(handle);
        return switch (factory) {
            case "java/lang/invoke/StringConcatFactory.makeConcatWithConstants" ->
                    new Concat(descriptor, file, arguments);
            case "java/lang/invoke/LambdaMetafactory.metafactory",
                    "java/lang/invoke/LambdaMetafactory.altMetafactory" ->
                new LambdaWriter(machine, file, name, descriptor, arguments).write(++lambdas);
            case "java/lang/runtime/ObjectMethods.bootstrap" ->
                    new RecordMethod(machine.interpreted(file.className(arguments[0])), name, descriptor,
                            file.string(arguments[1]));
            case "java/lang/runtime/SwitchBootstraps.typeSwitch", "java/lang/runtime/SwitchBootstraps.enumSwitch" ->
                new TypeSwitch(descriptor, labels(file, arguments));
            default -> throw new NotInPage(factory.replace('/', '.'));
        };
    }

    /** A class is a {@link Cast}; others are strings and Integers. */
    private Object[] labels(ClassFile file, int[] arguments) {
        Object[] labels = new Object[arguments.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = switch (file.tag(arguments[i])) {
                case 7 -> machine.linker.cast(file.className(arguments[i]));
                case 8 -> file.string(arguments[i]);
                case 3 -> (int) file.number(arguments[i]);
                default -> throw new NotInPage("a switch over constants of kind " + file.tag(arguments[i]));
            };
        }
        return labels;
    }
}
