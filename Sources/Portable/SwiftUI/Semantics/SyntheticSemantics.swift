/// The properties that views for accessibility only pass to the view they represent.
struct SyntheticSemantics {
    var actions: [SemanticsAction] = []
    /// Elements in place of those that the view has; nil leaves them.
    var children: [SemanticsElement]?
}
