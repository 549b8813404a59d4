/**
 * Surveys on Apache Spark: a task for some questions each, the answers kept by the driver as they come. Depends on
 * lib/survey and Spark.
 */
package nimbook.spark;
