package nimbook.drawing;

import static nimbook.core.Arguments.copy;
import static nimbook.core.Arguments.nonNull;

import java.util.ArrayList;
import java.util.List;

/** One thing on a sheet. Coordinates in pixels of the drawing, x to the right, y down, origin top left. */
public sealed interface Mark {

    /** The same at another place. */
    Mark moved(double dx, double dy);

    /** The same, larger or smaller by a factor > 0 from the origin, with its lines and letters. */
    Mark scaled(double factor);

    /** A point of the sheet. */
    record Point(double x, double y) {
        /** @throws IllegalArgumentException when a coordinate is not a finite number */
        public Point {
            number("x", x);
            number("y", y);
        }

        Point moved(double dx, double dy) {
            return new Point(x + dx, y + dy);
        }

        Point scaled(double factor) {
            return new Point(x * factor, y * factor);
        }
    }

    /** A rectangle with corners rounded by a radius (0: sharp). */
    record Rect(double x, double y, double width, double height, double radius, ShapeStyle style) implements Mark {
        /** @throws IllegalArgumentException when a coordinate is not a finite number, or a length is negative */
        public Rect {
            number("x", x);
            number("y", y);
            length("width", width);
            length("height", height);
            length("radius", radius);
            nonNull(style, "style");
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Rect(x + dx, y + dy, width, height, radius, style);
        }

        @Override
        public Mark scaled(double factor) {
            return new Rect(x * factor, y * factor, width * factor, height * factor, radius * factor,
                    style.scaled(factor));
        }
    }

    /** A straight line. */
    record Line(Point from, Point to, ShapeStyle style) implements Mark {
        /** @throws IllegalArgumentException without its ends or its style */
        public Line {
            nonNull(from, "from");
            nonNull(to, "to");
            nonNull(style, "style");
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Line(from.moved(dx, dy), to.moved(dx, dy), style);
        }

        @Override
        public Mark scaled(double factor) {
            return new Line(from.scaled(factor), to.scaled(factor), style.scaled(factor));
        }
    }

    /** Straight pieces through points, closed to a polygon or left open; at least two points. */
    record Polyline(List<Point> points, boolean closed, ShapeStyle style) implements Mark {
        /** @throws IllegalArgumentException when there are fewer than two points */
        public Polyline {
            points = copy(points, "points");
            if (points.size() < 2) throw new IllegalArgumentException(points.size() + " points: a polyline needs two");
            nonNull(style, "style");
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Polyline(points.stream().map(point -> point.moved(dx, dy)).toList(), closed, style);
        }

        @Override
        public Mark scaled(double factor) {
            return new Polyline(points.stream().map(point -> point.scaled(factor)).toList(), closed,
                    style.scaled(factor));
        }
    }

    /** A circle around a point. */
    record Circle(Point centre, double radius, ShapeStyle style) implements Mark {
        /** @throws IllegalArgumentException when the radius is negative or no number */
        public Circle {
            length("radius", radius);
            nonNull(centre, "centre");
            nonNull(style, "style");
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Circle(centre.moved(dx, dy), radius, style);
        }

        @Override
        public Mark scaled(double factor) {
            return new Circle(centre.scaled(factor), radius * factor, style.scaled(factor));
        }
    }

    /** Many equal marks around points, as the series of a plot has them. */
    record Dots(List<Point> points, double radius, Shape shape, Color color) implements Mark {

        /** What each point gets: as large to the eye as a circle of the radius. */
        public enum Shape {
            /** Around the point. */
            CIRCLE,
            /** With level sides. */
            SQUARE,
            /** With its tip up. */
            TRIANGLE,
            /** On its tip. */
            DIAMOND;

            /** x, y, x, y, … for the radius 1; none of a circle. */
            private double[] corners() {
                return switch (this) {
                    case CIRCLE -> new double[0];
                    case SQUARE -> new double[] {-0.9, -0.9, 0.9, -0.9, 0.9, 0.9, -0.9, 0.9};
                    case TRIANGLE -> new double[] {0, -1.3, 1.15, 0.8, -1.15, 0.8};
                    case DIAMOND -> new double[] {0, -1.35, 1.35, 0, 0, 1.35, -1.35, 0};
                };
            }
        }

        /** @throws IllegalArgumentException when the radius is negative or no number */
        public Dots {
            points = copy(points, "points");
            length("radius", radius);
            nonNull(shape, "shape");
            nonNull(color, "color");
        }

        /** The marks one by one. */
        List<Mark> each() {
            return points.stream().map(this::one).toList();
        }

        private Mark one(Point at) {
            ShapeStyle style = ShapeStyle.fill(color);
            return shape == Shape.CIRCLE ? new Circle(at, radius, style) : new Polyline(corners(at), true, style);
        }

        private List<Point> corners(Point at) {
            double[] around = shape.corners();
            List<Point> corners = new ArrayList<>();
            for (int i = 0; i < around.length; i += 2)
                corners.add(at.moved(radius * around[i], radius * around[i + 1]));
            return corners;
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Dots(points.stream().map(point -> point.moved(dx, dy)).toList(), radius, shape, color);
        }

        @Override
        public Mark scaled(double factor) {
            return new Dots(points.stream().map(point -> point.scaled(factor)).toList(), radius * factor, shape,
                    color);
        }
    }

    /** One line of text; its baseline's start, middle or end (the style says which) stands at the point. */
    record Text(Point at, String text, TextStyle style) implements Mark {
        /** @throws IllegalArgumentException without its place, its words or its style */
        public Text {
            nonNull(at, "at");
            nonNull(text, "text");
            nonNull(style, "style");
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Text(at.moved(dx, dy), text, style);
        }

        @Override
        public Mark scaled(double factor) {
            return new Text(at.scaled(factor), text, style.scaled(factor));
        }
    }

    /** A picture of hard-edged pixels that fills a rectangle; the words say what it is to those who cannot see it. */
    record Image(double x, double y, double width, double height, Pixels pixels, String words) implements Mark {
        /** @throws IllegalArgumentException when a coordinate is not a finite number, or a length is negative */
        public Image {
            number("x", x);
            number("y", y);
            length("width", width);
            length("height", height);
            nonNull(pixels, "pixels");
            nonNull(words, "words");
        }

        @Override
        public Mark moved(double dx, double dy) {
            return new Image(x + dx, y + dy, width, height, pixels, words);
        }

        @Override
        public Mark scaled(double factor) {
            return new Image(x * factor, y * factor, width * factor, height * factor, pixels, words);
        }
    }

    private static void number(String name, double value) {
        if (!Double.isFinite(value))
            throw new IllegalArgumentException(name + " = " + value + ": a place on the sheet is a finite number");
    }

    private static void length(String name, double value) {
        if (!(value >= 0) || Double.isInfinite(value))
            throw new IllegalArgumentException(name + " = " + value + ": a length is at least 0 and finite");
    }
}
