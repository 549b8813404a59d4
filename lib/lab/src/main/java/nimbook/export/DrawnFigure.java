package nimbook.export;

import nimbook.widget.live.Figure;
import nimbook.widget.model.Still;

/** A figure whose still is its drawing. */
public interface DrawnFigure extends Figure, HasDrawing {

    @Override
    default Still still() {
        return Stills.of(drawing());
    }
}
