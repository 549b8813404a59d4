package nimbook.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nimbook.classlib.EnumConstants;

/**
 * The compiled classes that interpreted programs may use. A generated subclass (nimbook.dispatch) calls their members
 * by number and makes the objects of interpreted classes that compiled code can hold.
 */
public abstract class Library {

    /** A compiled class: its supertypes, the number of its first member, and its adapter's number, or -1. */
    private static final class Entry {
        final int number;
        final String name;
        final String[] parents;
        final boolean isInterface;
        /** Of a record its components, {@code name:descriptor}; else null. */
        final String[] components;
        final boolean hasWords;
        final int first;
        final int adapter;
        Map<String, Integer> members;

        Entry(int number, String line) {
            String[] words = line.split(" ");
            this.number = number;
            name = words[0];
            isInterface = words[1].equals("i");
            hasWords = words[1].startsWith("w");
            components = !hasWords && !words[1].startsWith("r") ? null
                    : words[1].length() > 2 ? words[1].substring(2).split(",") : new String[0];
            first = Integer.parseInt(words[2]);
            adapter = Integer.parseInt(words[3]);
            parents = Arrays.copyOfRange(words, 4, words.length);
        }
    }

    private final Map<String, Entry> entries = new HashMap<>();
    private final List<Entry> adapters = new ArrayList<>();
    private final List<String[]> slots = new ArrayList<>();
    private Map<Class<?>, Entry> records;

    /**
     * The one whose objects are exceptions of programs. They are no {@link Embedded}: TeaVM 0.13.1 lays out the virtual
     * table of Throwable wrongly if an interface joins its subclasses to other classes.
     */
    private static Library current;

    /** Reads {@link #types}. */
    protected Library() {
        current = this;
        EnumConstants.from(CompiledMethods::constants);
        int number = 0;
        for (String line : types().split("\n")) {
            Entry entry = new Entry(number++, line);
            entries.put(entry.name, entry);
            if (entry.adapter >= 0) {
                while (adapters.size() <= entry.adapter) {
                    adapters.add(null);
                    slots.add(null);
                }
                adapters.set(entry.adapter, entry);
            }
        }
    }

    /**
     * A line a class: name, c, i (interface) or r (record, with {@code ,name:descriptor} for each component), first
     * member, adapter, supertypes.
     */
    protected abstract String types();

    /**
     * A line a member of the class, in the order of their numbers: name and descriptor, {@code =} before a field that
     * is set.
     */
    protected abstract String members(int type);

    /** A line a method that an object of the adapter may replace. */
    protected abstract String methods(int adapter);

    /** The class. */
    protected abstract Class<?> type(int type);

    /** Calls the member with the arguments at {@code at}, where its result goes. */
    public abstract void call(int member, long[] numbers, Object[] objects, int at);

    /** An object of the interface's adapter. */
    public abstract Instance adapt(int adapter, Type type);

    /** The interpreted part of an exception; null of a compiled class's. */
    protected abstract Instance instance(Throwable thrown);

    /** {@link Embedded#embed} of an exception. */
    protected abstract void embed(Throwable thrown, Instance instance);

    /** {@link Embedded#callSuper} of an exception. */
    protected abstract void callSuper(Throwable thrown, int slot, long[] numbers, Object[] objects, int at);

    /** What Throwable.toString says, with the name of the program's class. */
    public static String text(Throwable thrown, Instance instance) {
        String message = thrown.getLocalizedMessage(),
                name = instance == null ? "Throwable" : instance.type.binaryName();
        return message == null ? name : name + ": " + message;
    }

    static Instance of(Throwable thrown) {
        return current.instance(thrown);
    }

    static Library current() {
        return current;
    }

    private Entry record(Object object) {
        if (records == null) {
            records = new HashMap<>();
            for (Entry entry : entries.values())
                if (entry.components != null)
                    records.put(type(entry.number), entry);
        }
        return records.get(object.getClass());
    }

    /** The components of an object of a compiled record, {@code name:descriptor}; null of any other object. */
    String[] components(Object object) {
        Entry entry = record(object);
        return entry == null ? null : entry.components;
    }

    /** Whether the class of a compiled record has a toString of its own. */
    boolean hasWords(Object record) {
        return record(record).hasWords;
    }

    /** Calls a component's method. */
    Object component(Object record, String name, String descriptor) {
        long[] numbers = new long[2];
        Object[] objects = {record, null};
        call(member(record(record).name, name + "()" + descriptor), numbers, objects, 0);
        return Boxes.box(descriptor, numbers, objects, 0);
    }

    /** The compiled class of this internal name; null where there is none. */
    Class<?> type(String name) {
        Entry entry = entries.get(name);
        return entry == null ? null : type(entry.number);
    }

    /** The class and all its supertypes, as far as they are here. */
    Set<String> supertypes(String name) {
        Set<String> names = new LinkedHashSet<>();
        collect(name, names);
        names.add("java/lang/Object");
        return names;
    }

    private void collect(String name, Set<String> names) {
        if (!names.add(name)) return;
        Entry entry = entries.get(name);
        if (entry != null) for (String parent : entry.parents) collect(parent, names);
    }

    /** The number of a member that the class or a supertype has; -1 where none has it. */
    int member(String owner, String key) {
        Entry entry = entries.get(owner);
        if (entry == null) return -1;
        if (entry.members == null) {
            entry.members = new HashMap<>();
            int number = entry.first;
            for (String line : members(entry.number).split("\n")) entry.members.put(line, number++);
        }
        Integer found = entry.members.get(key);
        if (found != null) return found;
        if (key.startsWith("<init>")) return -1;
        for (String parent : entry.parents) {
            int member = member(parent, key);
            if (member >= 0) return member;
        }
        return entry.isInterface ? member("java/lang/Object", key) : -1;
    }

    /**
     * The compiled class that objects of the class are: its compiled superclass's adapter, else that of an interface;
     * -1 for none.
     */
    int adapter(Type type) {
        if (type.isEmbedded()) return adapterOf(type.compiled);
        int best = -1;
        for (String name : type.supertypes) {
            int adapter = adapterOf(name);
            if (adapter < 0 || !entries.get(name).isInterface) continue;
            if (best < 0 || supertypes(name).contains(adapters.get(best).name)) best = adapter;
        }
        return best;
    }

    private int adapterOf(String name) {
        Entry entry = entries.get(name);
        return entry == null ? -1 : entry.adapter;
    }

    /** The name under which the adapter's constructors are members. */
    String adapterName(int adapter) {
        return "+" + adapters.get(adapter).name;
    }

    /** The methods that the adapter's objects may replace, by name and descriptor. */
    String[] slots(int adapter) {
        if (slots.get(adapter) == null) slots.set(adapter, methods(adapter).split("\n"));
        return slots.get(adapter);
    }

    /** The number of a method among these; -1 where it is none of them. */
    int slot(int adapter, String key) {
        return Arrays.asList(slots(adapter)).indexOf(key);
    }
}
