import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import nimbook.certificate.Certificate;

/** Reads certificates, each in a line, and writes for each a line: nothing when it holds, else what is wrong. */
public class Verdicts {

    /** No arguments. */
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String wrong;
            try {
                wrong = String.join("; ", Certificate.parse(line).faults());
            } catch (IllegalArgumentException refused) {
                wrong = refused.getMessage();
            }
            System.out.println(wrong.replaceAll("\\s+", " "));
        }
    }
}
