package nimbook.interpreter;

/** A call by {@code super} of a method that is compiled. */
final class SuperCall extends Intrinsic {
    private final Site site;

    SuperCall(Site site) {
        super(site.arguments, site.result);
        this.site = site;
    }

    @Override
    void call(Machine machine, int at) {
        Object object = machine.objects[at];
        Instance instance = Instance.of(object);
        int slot = instance == null || instance.type.adapter < 0 ? -1
                : machine.library.slot(instance.type.adapter, site.key);
        if (slot >= 0) {
            if (object instanceof Embedded embedded) embedded.callSuper(slot, machine.numbers, machine.objects, at);
            else if (object instanceof Throwable thrown)
                machine.library.callSuper(thrown, slot, machine.numbers, machine.objects, at);
            else instance.callSuper(slot, machine.numbers, machine.objects, at);
            return;
        }
        switch (site.key) {
            case "toString()Ljava/lang/String;" -> machine.objects[at] = identity(object);
            case "hashCode()I" -> machine.numbers[at] = System.identityHashCode(object);
            case "equals(Ljava/lang/Object;)Z" -> machine.numbers[at] = object == machine.objects[at + 1] ? 1 : 0;
            case CompiledMethods.CLONE -> machine.objects[at] = CompiledMethods.copy(machine, Instance.of(object));
            default -> throw new NotInPage(site.toString());
        }
    }

    private static String identity(Object object) {
        return Instance.of(object).type.binaryName() + "@" + Integer.toHexString(object.hashCode());
    }
}
