package nimbook.compiler;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A class file in memory. */
final class ClassBytes extends SimpleJavaFileObject {
    /** The address of all: javac asks for none, and thousands of them would be read for nothing. */
    private static final URI NOWHERE = URI.create("memory:///");

    /** The name as {@code java.util.Map$Entry}. */
    final String name;

    private byte[] bytes;

    /** @param bytes null for a class that is about to be written */
    ClassBytes(String name, byte[] bytes) {
        super(NOWHERE, Kind.CLASS);
        this.name = name;
        this.bytes = bytes;
    }

    byte[] bytes() {
        return bytes;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return kind == Kind.CLASS && simpleName.equals(name.substring(name.lastIndexOf('.') + 1));
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
}
