package nimbook.compiler;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.JavaFileObject;

/** A class file in memory. */
final class ClassBytes implements JavaFileObject {

    /** The name as {@code java.util.Map$Entry}. */
    final String name;

    private byte[] bytes;

    /** @param bytes null for a class that is about to be written */
    ClassBytes(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    byte[] bytes() {
        return bytes;
    }

    @Override
    public Kind getKind() {
        return Kind.CLASS;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.CLASS && simpleName.equals(name.substring(name.lastIndexOf('.') + 1));
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
        throw new UnsupportedOperationException("a class in memory has no address");
    }

    @Override
    public String getName() {
        return name.replace('.', '/') + Kind.CLASS.extension;
    }

    @Override
    public InputStream openInputStream() {
        return new ByteArrayInputStream(bytes);
    }

    @Override
    public OutputStream openOutputStream() {
        return new ByteArrayOutputStream() {
            @Override
            public void close() {
                bytes = toByteArray();
            }
        };
    }

    @Override
    public Reader openReader(boolean lenient) throws IOException {
        throw new IOException(name + " has no text");
    }

    @Override
    public CharSequence getCharContent(boolean lenient) throws IOException {
        throw new IOException(name + " has no text");
    }

    @Override
    public Writer openWriter() throws IOException {
        throw new IOException(name + " has no text");
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
