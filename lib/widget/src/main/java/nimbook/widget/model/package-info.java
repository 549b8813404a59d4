/** What travels between a JVM and a page: models, components, pictures, JSON, requests. Contains no games. */
package nimbook.widget.model;
