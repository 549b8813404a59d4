package nimbook.widget.live;

import static nimbook.widget.model.NullChecks.nonNull;

import java.util.Map;
import nimbook.widget.model.Component;
import nimbook.widget.model.Still;

/** A picture that is a file already: SVG or PNG, shown as an image, so that no script in it runs. */
record ImageFigure(Still still) implements Figure {
    private static final Component COMPONENT = new Component("image", ImageFigure.class, "/nimbook/widget/image.js");

    ImageFigure {
        nonNull(still, "still");
    }

    @Override
    public Component component() {
        return COMPONENT;
    }

    @Override
    public Map<String, Object> state() {
        return Map.of("mime", still.mime(), "bytes", still.bytes(), "width", still.width(), "height", still.height(),
                "alt", still.alt());
    }

    @Override
    public String text() {
        return still.alt();
    }
}
