package nimbook.classlib.util;

/**
 * A key of a bin that {@link java.util.HashMap} keeps as a red-black tree, which decides where in the bin's list a new
 * key stands: behind its parent, and the root first. Of keys that are not comparable and have the same hash the order
 * is another in every run of a JVM.
 */
final class TreeEntry extends HashMap.HashEntry<Object, Object> {
    private TreeEntry parent;
    /** Left and right. */
    private final TreeEntry[] children = new TreeEntry[2];
    private boolean red;

    private TreeEntry(HashMap.HashEntry<Object, Object> plain) {
        super(plain.getKey(), plain.origKeyHash);
        setValue(plain.getValue());
    }

    /** The first of a list of the same keys as a tree. */
    static HashMap.HashEntry<Object, Object> tree(HashMap.HashEntry<Object, Object> list) {
        TreeEntry root = null, first = null, last = null;
        for (HashMap.HashEntry<Object, Object> each = list; each != null; each = each.next) {
            TreeEntry made = new TreeEntry(each);
            if (root == null) {
                first = made;
                root = made;
            } else {
                last.next = made;
                made.descend(root);
                root = made.balanced();
            }
            last = made;
        }
        return rootFirst(first, root);
    }

    /** The first of a list of the same keys without a tree. */
    static HashMap.HashEntry<Object, Object> list(HashMap.HashEntry<Object, Object> tree) {
        HashMap.HashEntry<Object, Object> first = null, last = null;
        for (HashMap.HashEntry<Object, Object> each = tree; each != null; each = each.next) {
            HashMap.HashEntry<Object, Object> made = new HashMap.HashEntry<>(each.getKey(), each.origKeyHash);
            made.setValue(each.getValue());
            if (first == null) first = made;
            else last.next = made;
            last = made;
        }
        return first;
    }

    /** Puts a key that is not there behind its parent; the first of the list then. */
    static HashMap.HashEntry<Object, Object> put(TreeEntry first, HashMap.HashEntry<Object, Object> plain) {
        TreeEntry made = new TreeEntry(plain);
        made.descend(first.root());
        made.next = made.parent.next;
        made.parent.next = made;
        return rootFirst(first, made.balanced());
    }

    /**
     * What is first in the list when a key of it is gone: in a small tree no tree any more.
     *
     * @param first what is first in the list, where that key is not any more
     * @param movable false where an iterator removes, for which the order stays
     */
    static HashMap.HashEntry<Object, Object> remove(TreeEntry first, TreeEntry gone, boolean movable) {
        if (first == null) return null;
        TreeEntry root = gone.root(), left = root.children[0];
        if (movable && (root.children[1] == null || left == null || left.children[0] == null)) return list(first);
        root = gone.leave();
        return movable ? rootFirst(first, root) : first;
    }

    private static TreeEntry rootFirst(TreeEntry first, TreeEntry root) {
        if (root == first) return first;
        HashMap.HashEntry<Object, Object> before = first;
        while (before.next != root) before = before.next;
        before.next = root.next;
        root.next = first;
        return root;
    }

    private TreeEntry root() {
        TreeEntry root = this;
        while (root.parent != null) root = root.parent;
        return root;
    }

    private void descend(TreeEntry root) {
        TreeEntry at = root;
        int side = side(at);
        while (at.children[side] != null) {
            at = at.children[side];
            side = side(at);
        }
        at.children[side] = this;
        parent = at;
        red = true;
    }

    @SuppressWarnings("unchecked")
    private int side(TreeEntry other) {
        if (origKeyHash != other.origKeyHash) return origKeyHash < other.origKeyHash ? 0 : 1;
        Object key = getKey(), theirs = other.getKey();
        if (key == null || theirs == null) return key == null ? 0 : 1;
        int order = key.getClass() != theirs.getClass()
                ? key.getClass().getName().compareTo(theirs.getClass().getName())
                : key instanceof Comparable<?> ? ((Comparable<Object>) key).compareTo(theirs) : 0;
        return order <= 0 ? 0 : 1;
    }

    private int side() {
        return parent.children[0] == this ? 0 : 1;
    }

    private static boolean isRed(TreeEntry entry) {
        return entry != null && entry.red;
    }

    /** Puts a child, or none, in the place of this one. */
    private void replace(TreeEntry child) {
        if (parent != null) parent.children[side()] = child;
        if (child != null) child.parent = parent;
    }

    /** Down to a side, so that its child of the other comes up. */
    private void rotate(int side) {
        TreeEntry up = children[1 - side];
        replace(up);
        if (up.parent == null) up.red = false;
        children[1 - side] = up.children[side];
        if (up.children[side] != null) up.children[side].parent = this;
        up.children[side] = this;
        parent = up;
    }

    /** The root when a red key has come below another. */
    private TreeEntry balanced() {
        TreeEntry at = this;
        while (at.parent != null && at.parent.red && at.parent.parent != null) {
            TreeEntry above = at.parent.parent;
            int side = at.parent.side();
            if (isRed(above.children[1 - side])) {
                above.children[0].red = false;
                above.children[1].red = false;
                above.red = true;
                at = above;
            } else {
                if (at.side() != side) {
                    at = at.parent;
                    at.rotate(side);
                }
                at.parent.red = false;
                above.red = true;
                above.rotate(1 - side);
            }
        }
        if (at.parent == null) at.red = false;
        return root();
    }

    /** The root when this key has left the tree. */
    private TreeEntry leave() {
        if (children[0] != null && children[1] != null) swap(children[1].leftmost());
        TreeEntry child = children[0] != null ? children[0] : children[1];
        if (child != null) {
            replace(child);
            if (child.parent == null) child.red = false;
            return red ? child.root() : child.blacker();
        }
        TreeEntry root = red ? root() : blacker();
        if (parent != null) replace(null);
        return root;
    }

    private TreeEntry leftmost() {
        TreeEntry at = this;
        while (at.children[0] != null) at = at.children[0];
        return at;
    }

    /** Changes places with the next key in the order of the tree. */
    private void swap(TreeEntry other) {
        boolean wasRed = red;
        red = other.red;
        other.red = wasRed;
        TreeEntry right = other.children[1], above = other.parent == this ? other : other.parent;
        replace(other);
        other.children[0] = children[0];
        children[0].parent = other;
        if (above != other) {
            above.children[0] = this;
            other.children[1] = children[1];
            children[1].parent = other;
        } else {
            other.children[1] = this;
        }
        parent = above;
        children[0] = null;
        children[1] = right;
        if (right != null) right.parent = this;
    }

    /** The root when below this key a black one is missing. */
    private TreeEntry blacker() {
        TreeEntry at = this;
        while (at.parent != null && !at.red) {
            TreeEntry above = at.parent;
            int side = at.side();
            TreeEntry other = above.children[1 - side];
            if (isRed(other)) {
                other.red = false;
                above.red = true;
                above.rotate(side);
                other = above.children[1 - side];
            }
            if (other == null) {
                at = above;
            } else if (!isRed(other.children[0]) && !isRed(other.children[1])) {
                other.red = true;
                at = above;
            } else {
                if (!isRed(other.children[1 - side])) {
                    if (other.children[side] != null) other.children[side].red = false;
                    other.red = true;
                    other.rotate(1 - side);
                    other = above.children[1 - side];
                }
                other.red = above.red;
                if (other.children[1 - side] != null) other.children[1 - side].red = false;
                above.red = false;
                above.rotate(side);
                return root();
            }
        }
        at.red = false;
        return root();
    }
}
