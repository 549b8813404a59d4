package nimbook.page;

import nimbook.interpreter.Library;

/**
 * The library of the page. The build puts a class in the place of this one that gives what was written for the module.
 */
final class PageLibrary {

    private PageLibrary() {}

    @SuppressWarnings("DoNotCallSuggester")
    static Library library() {
        throw new UnsupportedOperationException("a library is written where a module is compiled for the browser");
    }
}
