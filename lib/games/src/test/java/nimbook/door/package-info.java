/**
 * The front door under random and hostile calls: whatever is public is found by reflection, so a new method is tried from its first day on.
 * {@link nimbook.door.Knocking} calls, {@link nimbook.door.Hostile} thinks of arguments, {@link nimbook.door.Watch} looks at the clock.
 */
package nimbook.door;
