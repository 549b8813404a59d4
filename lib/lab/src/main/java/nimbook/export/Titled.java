package nimbook.export;

/** What has a title of its own in its picture. */
public interface Titled {

    /** The same with these words as its title; empty for none. */
    Titled title(String words);
}
