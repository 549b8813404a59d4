package nimbook.document;

import nimbook.style.CallTablesTest;

/** The tables of values and refusals of this module. */
class DocumentTablesTest extends CallTablesTest {}
