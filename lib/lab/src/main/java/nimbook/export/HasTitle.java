package nimbook.export;

/** What has a title of its own in its picture. */
public interface HasTitle {

    /** The same with these words as its title; empty for none. */
    HasTitle title(String words);
}
