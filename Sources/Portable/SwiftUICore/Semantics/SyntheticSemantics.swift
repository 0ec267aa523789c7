/// The properties that views for accessibility only pass to the view they represent.
struct SyntheticSemantics {
    var actions: [SemanticsAction] = []
    /// Elements in place of those that the view has; nil leaves them.
    var children: [SemanticsElement]?
    /// The text that is shown large while a finger is held on the view.
    var largeContent: String?

    /// Takes over what a later view passes on.
    mutating func take(_ later: SyntheticSemantics) {
        if let new = later.children { children = new }
        if let new = later.largeContent { largeContent = new }
        for action in later.actions { actions.set(action) }
    }
}
