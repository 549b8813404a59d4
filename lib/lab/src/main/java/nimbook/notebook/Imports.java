package nimbook.notebook;

/** Prints the imports that a cell has by default, one a line, so that other shells start with the same names. */
public final class Imports {
    private Imports() {}

    /** Prints the imports, one a line. */
    public static void main(String[] arguments) {
        DefaultImports.declarations().forEach(System.out::println);
    }
}
