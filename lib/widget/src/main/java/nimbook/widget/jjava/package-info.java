/**
 * The JJava adapter: the only package of this library that names a type of the kernel. What the kernel's distributed
 * jar has under other names than the jar it is compiled against (its JSON types) is reached by reflection, in
 * {@link nimbook.widget.jjava.Wire} alone.
 */
package nimbook.widget.jjava;
