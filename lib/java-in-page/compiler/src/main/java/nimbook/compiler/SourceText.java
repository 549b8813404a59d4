package nimbook.compiler;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** Java source in memory. */
final class SourceText extends SimpleJavaFileObject {
    private final String text;

    SourceText(String simpleName, String text) {
        super(URI.create("memory:///" + simpleName + Kind.SOURCE.extension), Kind.SOURCE);
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean lenient) {
        return text;
    }
}
