package nimbook.export;

import nimbook.widget.Figure;
import nimbook.widget.Still;

/** A figure whose still is its drawing. */
public interface DrawnFigure extends Figure, HasDrawing {

    @Override
    default Still still() {
        return Stills.of(drawing());
    }
}
