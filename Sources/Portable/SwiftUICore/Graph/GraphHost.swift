/// The callbacks by which a graph reaches the host that shows it.
package struct GraphHost {
    /// Called for the first change after the tree was settled, so that the host can schedule an update.
    package var onInvalidate: (() -> Void)?
    /// Updates the tree that this one's root comes from, such as that of an app's scenes.
    package var upstream: (() -> Void)?
    /// Lays out the content on screen, if that was done before.
    package var layOut: (() -> Void)?
    /// Removes the focus from a text field.
    package var resignTextInput: (() -> Void)?
    /// True if any view has a preferred colour scheme, which the host then observes.
    package var showsPreferredColorScheme = false
    /// Registers the host as an observer of the preferences that concern the whole: the colour scheme, and what is above
    /// the keyboard.
    package var observePreferences: (() -> Void)?
}
