package nimbook.play;

import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import nimbook.widget.model.Json;

/**
 * Answers what the page of a {@link PlayFigure} asks. It keeps nothing: the page holds the history. Each request has
 * {@code shown}, the switches of the page, and {@code width}, what there is for the picture.
 *
 * <ul>
 * <li>{@code {do: "show", line: [position …]}} → {@code {sent}}: the pictures of a play's positions, as far as each
 * follows from the one before by a move;
 * <li>{@code {do: "move", first, at, to, errors}} → {@code {sent, reply}}: the picture after a move, and where errors
 * is not null, the computer's answer {@code {to, slip, explain}} with its picture; without {@code to} the computer
 * moves from {@code at};
 * <li>{@code {do: "preview", first, at, to}} → {@code {sent}}: the picture after a move that is not made yet;
 * <li>{@code {do: "start", text}} or {@code {do: "start", on}} → {@code {at, sent}}, or {@code {wrong}}: the first
 * position that was typed, or at which was clicked;
 * <li>{@code {do: "edit", tool, on, value}} → {@code {value, says}}, or {@code {wrong}}: a parameter's value after a
 * click with a tool;
 * <li>{@code {do: "point", on}} → {@code {says}}: what is at a part;
 * <li>{@code {do: "objection", at, on, place, typed}} → {@code {says}}.
 * </ul>
 *
 * @param <P> a position
 */
final class PictureRequests<P> {

    /** No play on these boards is longer. */
    private static final int LONGEST = 4000;

    /** Of a long line the pictures at its end are sent: those before when they are gone back to. */
    private static final int PICTURES = 40;

    private final PlayFigure<P, ?> figure;
    private final Playable<P> play;
    private final RandomGenerator random;

    PictureRequests(PlayFigure<P, ?> figure, RandomGenerator random) {
        this.figure = figure;
        play = figure.play();
        this.random = random;
    }

    /** @throws IllegalArgumentException when the question is none of these, or something in it is none */
    Map<String, Object> answer(Map<String, Object> question) {
        Object kind = nonNull(question, "question").get("do");
        if ("show".equals(kind)) return show(question);
        if ("move".equals(kind) || "preview".equals(kind)) return move(question);
        if ("start".equals(kind)) return start(question);
        if ("edit".equals(kind)) return edit(question);
        if ("point".equals(kind)) return Json.object("says", figure.pointed(String.valueOf(question.get("on"))));
        if ("objection".equals(kind)) return Json.object("says",
                play.objection(position(question, "at"), list(question, "on").stream().map(String::valueOf).toList(),
                        list(question, "place").stream().map(one -> Json.whole("place", one, 0, 1000)).toList(),
                        String.valueOf(question.get("typed"))));
        throw new IllegalArgumentException(
                "question " + kind + ": a picture answers "
                        + "\"show\", \"move\", \"preview\", \"start\", \"edit\", \"point\" and \"objection\"");
    }

    private P position(Map<String, Object> question, String name) {
        return play.read(question.get(name));
    }

    private static List<?> list(Map<String, Object> question, String name) {
        if (question.get(name) instanceof List<?> list && list.size() <= LONGEST) return list;
        throw new IllegalArgumentException(name + " = " + question.get(name) + ": a list is needed");
    }

    private PlayPicture<P> picture(Map<String, Object> question, P first, P before, P at) {
        Object width = question.get("width");
        return width == null ? figure.picture(first, before, at)
                : figure.picture(first, before, at, Json.whole("width", width, 1, 10_000));
    }

    private Map<String, Object> show(Map<String, Object> question) {
        List<P> line = new ArrayList<>();
        for (Object one : list(question, "line")) {
            P at = play.read(one);
            if (!line.isEmpty() && !play.moves(line.get(line.size() - 1)).contains(at)) break;
            line.add(at);
        }
        SentPictures<P> sent = new SentPictures<>(play);
        for (int i = 0; i < line.size(); i++) {
            P before = i == 0 ? null : line.get(i - 1);
            PlayPicture<P> picture = picture(question, line.get(0), before, line.get(i));
            if (i < line.size() - PICTURES) sent.addMove(line.get(i), line.get(i + 1), picture);
            else sent.add(line.get(i), before, picture);
        }
        return Json.object("sent", sent.json());
    }

    private Map<String, Object> move(Map<String, Object> question) {
        P first = position(question, "first");
        P at = position(question, "at");
        SentPictures<P> sent = new SentPictures<>(play);
        if (question.get("to") != null) {
            P to = position(question, "to");
            if (!play.moves(at).contains(to))
                throw new IllegalArgumentException("move from " + at + " to " + to + ": the rules have none");
            sent.add(to, at, picture(question, first, at, to));
            at = to;
        }
        Map<String, Object> reply = null;
        if (question.get("errors") != null && !play.isOver(at)) {
            Opponent.Choice<P> choice = Opponent.of(question.get("errors")).choose(play, at, random);
            sent.add(choice.to(), at, picture(question, first, at, choice.to()));
            reply = Json.object("to", play.write(choice.to()), "slip", choice.slip(), "explain",
                    play.explain(at, choice.to()));
        }
        return Json.object("sent", sent.json(), "reply", reply);
    }

    private Map<String, Object> start(Map<String, Object> question) {
        try {
            Object on = question.get("on");
            P at = on == null ? play.typed(String.valueOf(question.get("text"))) : figure.placed(String.valueOf(on));
            return Json.object("at", play.write(at), "sent",
                    new SentPictures<>(play).add(at, null, picture(question, at, null, at)).json());
        } catch (IllegalArgumentException e) {
            return Json.object("wrong", e.getMessage());
        }
    }

    private Map<String, Object> edit(Map<String, Object> question) {
        try {
            PlayFigure.Edit edit = figure.edited(String.valueOf(question.get("tool")),
                    String.valueOf(question.get("on")), list(question, "value"));
            return Json.object("value", edit.value(), "says", edit.says());
        } catch (IllegalArgumentException e) {
            return Json.object("wrong", e.getMessage());
        }
    }
}
