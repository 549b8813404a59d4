/** Computations off the kernel's thread: the newest wins, progress is shown, the stop button ends them. */
package nimbook.widget.run;
