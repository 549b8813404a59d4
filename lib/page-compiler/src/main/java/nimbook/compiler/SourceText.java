package nimbook.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.net.URI;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.JavaFileObject;

/** Java source in memory. */
final class SourceText implements JavaFileObject {
    private final String simpleName;
    private final String text;

    SourceText(String simpleName, String text) {
        this.simpleName = simpleName;
        this.text = text;
    }

    @Override
    public Kind getKind() {
        return Kind.SOURCE;
    }

    @Override
    public boolean isNameCompatible(String name, Kind kind) {
        return kind == Kind.SOURCE && name.equals(simpleName);
    }

    @Override
    public NestingKind getNestingKind() {
        return null;
    }

    @Override
    public Modifier getAccessLevel() {
        return null;
    }

    @Override
    public URI toUri() {
        return URI.create("memory:///" + getName());
    }

    @Override
    public String getName() {
        return simpleName + Kind.SOURCE.extension;
    }

    @Override
    public CharSequence getCharContent(boolean lenient) {
        return text;
    }

    @Override
    public Reader openReader(boolean lenient) {
        return new StringReader(text);
    }

    @Override
    public InputStream openInputStream() throws IOException {
        throw new IOException(getName() + " is text");
    }

    @Override
    public OutputStream openOutputStream() throws IOException {
        throw new IOException(getName() + " is read only");
    }

    @Override
    public Writer openWriter() throws IOException {
        throw new IOException(getName() + " is read only");
    }

    @Override
    public long getLastModified() {
        return 0;
    }

    @Override
    public boolean delete() {
        return false;
    }
}
