package nimbook.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table of ARCHITECTURE.md: the packages of a module, and what each may depend on.
 *
 * @param rows in the order of the table
 */
public record DependencyTable(Map<String, TreeSet<String>> rows) {

    /** The rows "| `package` | contents | dependencies |" of the module's section. */
    public static DependencyTable of(String module) throws IOException {
        String text = Files.readString(SourceStyleTest.root().resolve("ARCHITECTURE.md"));
        int start = text.indexOf("\n## " + module) + 1;
        String section = text.substring(start, text.indexOf("\n## ", start));
        Matcher row = Pattern.compile("(?m)^\\| `(\\w+)` \\|.*\\| ([^|]+) \\|$").matcher(section);
        Map<String, TreeSet<String>> rows = new LinkedHashMap<>();
        while (row.find()) {
            String others = row.group(2);
            rows.put(row.group(1),
                    others.equals("the JDK") ? new TreeSet<>() : new TreeSet<>(List.of(others.split(", "))));
        }
        return new DependencyTable(rows);
    }

    /** The classes depend on what the table says; of each other, on packages above their own, so there is no cycle. */
    public void check(JavaClasses classes) {
        Map<String, TreeSet<String>> found = new TreeMap<>();
        for (JavaClass type : classes) {
            TreeSet<String> others = found.computeIfAbsent(packageOf(type), name -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (target.getPackageName().startsWith("nimbook.") && !packageOf(target).equals(packageOf(type)))
                    others.add(packageOf(target));
            }
        }
        assertEquals(found, new TreeMap<>(rows));
        TreeSet<String> above = new TreeSet<>();
        rows.forEach((name, others) -> {
            for (String other : others)
                assertTrue(above.contains(other) || !rows.containsKey(other), name + " depends on " + other + " below");
            above.add(name);
        });
    }

    private static String packageOf(JavaClass type) {
        return type.getPackageName().replaceFirst("^nimbook\\.", "");
    }
}
