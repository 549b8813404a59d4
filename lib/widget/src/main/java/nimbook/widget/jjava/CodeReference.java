package nimbook.widget.jjava;

import java.util.List;
import java.util.Map;

/** What a library says of its own types and members where a cell names them. Called with one question at a time. */
public interface CodeReference {

    /**
     * What Shift+Tab shows, by MIME type; empty for what the library does not know, which the kernel then answers.
     *
     * @param signatures as the shell writes them: "BoardGame BoardGame.terminal(Cells cells)"; of a class its name
     * @param arguments what stands in the brackets so far
     * @param types the type of each argument, as "List&lt;Integer&gt;"; empty where it is not known
     * @param closed whether the bracket is closed
     */
    Map<String, String> describe(List<String> signatures, List<String> arguments, List<String> types, boolean closed);

    /**
     * What stands next to a completion in Tab's list: "method (cells)", "class"; empty for what the library does not
     * know. JupyterLab writes it in small letters, and its first letter before the completion.
     *
     * @param receiver the type or the type's name before the dot; empty where there is none
     * @param completion "terminal(" or "BoardGame"
     */
    String annotation(String receiver, String completion);

    /**
     * What may stand at a place within a text of a cell, where the library reads that text as a language of its own;
     * each name with what it means, and empty for all other places.
     *
     * @param code the cell
     * @param place where the cursor is
     */
    default Map<String, String> inText(String code, int place) {
        return Map.of();
    }
}
