package nimbook.notebook;

import static nimbook.core.Arguments.nonNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import nimbook.certificate.Certificate;
import nimbook.certificate.CertificateJson;
import nimbook.export.Export;
import nimbook.export.HasCertificate;
import nimbook.logic.GameTheorem;
import nimbook.logic.Slips;
import nimbook.logic.TheoremSearch;
import nimbook.misere.MisereQuotient;
import nimbook.period.Evidence;
import nimbook.period.Period;
import nimbook.sequence.IntegerSequence;
import nimbook.table.DataTable;
import nimbook.terminal.WythoffAgreement;
import nimbook.widget.model.Services;
import nimbook.widget.page.MimeBundle;

/** Values on their way to a cell's output and to files, and from them. */
final class Exports {

    private Exports() {}

    /** What {@link Lab#export} takes, on its way to a file. */
    static Export of(Object shown) {
        FigureTypes.known();
        if (shown instanceof Period p) return Export.of((HasCertificate) () -> CertificateJson.of(p));
        if (shown instanceof Evidence.Certificate c) return Export.of((HasCertificate) () -> CertificateJson.of(c));
        if (shown instanceof Certificate c) return Export.of((HasCertificate) c::json);
        if (shown instanceof MisereQuotient q)
            return Export.of((HasCertificate) () -> CertificateJson.of(q.certificate()));
        if (shown instanceof WythoffAgreement a) return Export.of((HasCertificate) () -> CertificateJson.of(a));
        if (shown instanceof IntegerSequence sequence) return Export.of(DataTable.of(sequence, 1000));
        DataTable table = Values.table(shown);
        return Export.of(table == null ? shown : table);
    }

    /** What a theorem about P-positions is as JSON: its certificate; in the other forms it is a picture. */
    static Object proof(Object shown) {
        if (shown instanceof Slips slips) return slips.theorem().certificate();
        if (shown instanceof TheoremSearch search && search.theorem().isPresent()) return proof(search.theorem().get());
        return shown instanceof GameTheorem theorem ? theorem.certificate() : shown;
    }

    /** Shows the values here. */
    static void show(Object... values) {
        MimeBundle.Display display = Services.service(MimeBundle.Display.class, null);
        if (display == null) throw new IllegalStateException("show(…) needs a notebook's cell: no kernel runs here");
        for (Object value : values) display.show(value);
    }

    /** What {@link Lab#load} gives. */
    static Certificate load(String file) {
        try {
            return Certificate.parse(Files.readString(Path.of(nonNull(file, "file"))));
        } catch (IOException | InvalidPathException e) {
            throw new IllegalArgumentException("file = " + file + ": it cannot be read (" + e.getMessage() + ")", e);
        }
    }
}
