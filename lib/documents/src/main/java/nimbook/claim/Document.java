package nimbook.claim;

/** The five documents, with the letter that their claims' identifiers begin with. */
public enum Document {
    /** Wythoff's game: rules, construction, closed form, misère play. */
    WYTHOFF('W', "Wythoff's game", "encyclopaedia article, in Japanese"),
    /** Beatty's theorem and what it says of Wythoff's game. */
    BEATTY('B', "Wythoff's game and Beatty's theorem", "tutorial, in Chinese"),
    /** The variant with the terminal cells x + y ≤ 2. */
    HOFSTADTER('H', "A variant of Wythoff's game defined by Hofstadter's G-sequence",
            "summary of Komaki, Miyadera, Murakami (arXiv 2510.11767), in Hindi"),
    /** Digital deletions, and the rook that may not enter the corner. */
    DELETIONS('D', "Digital deletions and the misère rook", "Frolov 2012, paper, in Russian"),
    /** At most twice what was taken before, and its relatives. */
    FIBONACCI('F', "Fibonacci nim", "encyclopaedia article, in Russian");

    private final char letter;
    private final String title;
    private final String kind;

    Document(char letter, String title, String kind) {
        this.letter = letter;
        this.title = title;
        this.kind = kind;
    }

    /** The first letter of its claims' identifiers. */
    public char letter() {
        return letter;
    }

    /** What it is about, in English. */
    public String title() {
        return title;
    }

    /** What kind of text it is, and its language. */
    public String kind() {
        return kind;
    }
}
