package nimbook.widget.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import nimbook.widget.live.Figures;
import nimbook.widget.live.Output;
import nimbook.widget.model.Bundle;
import nimbook.widget.model.Gzip;
import nimbook.widget.model.Json;
import nimbook.widget.model.JsonWithBuffers;
import nimbook.widget.model.Markup;
import nimbook.widget.model.Still;

/**
 * A figure as a fragment of an HTML page: the still picture with its final size, and, packed, module, style and
 * data, from which a few lines of script make the figure that hovers and zooms. Without scripts the picture remains. No
 * network, no ids; any number in a page.
 */
final class Page {
    /** More than this would make notebooks slow to save; the picture then stands alone. */
    private static final int MOST_BYTES = 4 << 20;

    private Page() {}

    /** @param seen the figures as they are shown */
    static String html(Output output, Figures seen, List<Still> stills) {
        Bundle bundle = Bundle.of(output.components());
        Map<String, Object> state = output.state();
        state.put("still", true);
        JsonWithBuffers packed = JsonWithBuffers.of(state);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("css", bundle.css());
        all.put("modules", bundle.modules());
        all.put("state", packed.json());
        all.put("paths", packed.paths());
        all.put("buffers", packed.buffers().stream().map(bytes -> Base64.getEncoder().encodeToString(bytes)).toList());
        byte[] text = Json.write(all).getBytes(StandardCharsets.UTF_8);
        String data = Base64.getEncoder().encodeToString(Gzip.of(text, Deflater.DEFAULT_COMPRESSION));
        boolean whole = data.length() <= MOST_BYTES;

        // Of what is packed, not of the packing: that differs from one zlib to another.
        CRC32 crc = new CRC32();
        crc.update(text);
        String key = Long.toHexString(crc.getValue());
        StringBuilder html =
                new StringBuilder("<div class=\"nb-page\" data-nb-page=\"" + key + "\"><div class=\"nb-stills\">");
        for (int i = 0; i < stills.size(); i++) {
            String markup = seen.list().get(i).markup();
            if (markup != null) {
                html.append(markup);
                continue;
            }
            Still still = stills.get(i);
            html.append("<img alt=\"").append(Markup.escape(still.alt().replace("\n", " "))).append("\" width=\"")
                    .append(still.width()).append("\" height=\"").append(still.height())
                    .append("\" style=\"max-width: 100%; height: auto\" src=\"").append(still.link())
                    .append("\">");
        }
        html.append("</div>");
        if (whole) {
            html.append("<script type=\"text/plain\" data-nb-data>").append(data)
                    .append("</script><script type=\"module\">").append("const pageKey = \"").append(key)
                    .append("\";\n").append(SCRIPT).append("</script>");
        }
        return html.append("</div>").toString();
    }

    private static final String SCRIPT = read();

    private static String read() {
        try (InputStream in = Page.class.getResourceAsStream("/nimbook/widget/fragment.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
