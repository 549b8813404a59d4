/**
 * Surveys: families of independent questions about games, answered on all cores of a machine, kept on disk as they are
 * answered, and ended as a table. Depends on the packages of lib/games.
 *
 * <p>{@link nimbook.survey.Survey} is a family of questions, the rows that answer one, and how rows become a table; an
 * answer is a function of the question alone. {@link nimbook.survey.SurveyRun} has the questions answered by threads,
 * or by somebody else ({@code runWith}). {@code AnswerFile} is the log that a run resumes from, {@code RowText} a row
 * as text, {@code Surveys} the families by name, {@code SurveyMain} the command line.
 */
package nimbook.survey;
