/** Parameters of live figures, one class a kind of control. */
package nimbook.widget.parameter;
