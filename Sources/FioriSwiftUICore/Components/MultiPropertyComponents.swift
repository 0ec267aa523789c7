/// The activities that a person or an object offers, and what happens when one is chosen.
nonisolated protocol _ActionItems: _ComponentMultiPropGenerating {
    /// The activities, in the order they are shown.
    var actionItems: [ActivityItemDataType]? { get }
    /// Called with the activity that was chosen.
    // sourcery: no_view
    var didSelectActivityItem: ((ActivityItemDataType) -> Void)? { get }
}
