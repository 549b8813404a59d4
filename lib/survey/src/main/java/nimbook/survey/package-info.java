/**
 * Surveys: families of independent questions about games, answered on all cores of a machine, kept on disk as they are
 * answered, and ended as a table. Depends on the packages of lib/games.
 */
package nimbook.survey;
