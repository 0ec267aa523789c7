/// The activities that a person or an object offers, and what happens when one is chosen.
nonisolated protocol _ActionItems: _ComponentMultiPropGenerating {
    /// The activities, in the order they are shown.
    var actionItems: [ActivityItemDataType]? { get }
    /// Called with the activity that was chosen.
    // sourcery: no_view
    var didSelectActivityItem: ((ActivityItemDataType) -> Void)? { get }
}

/// Something to be done, and what happens then.
nonisolated protocol _Action: _ComponentMultiPropGenerating {
    /// What the button says.
    var actionText: String? { get }
    /// Called when the button is tapped.
    // sourcery: no_view
    var didSelectAction: (() -> Void)? { get }
}

/// A text that can be edited, and what happens when it is finished.
nonisolated protocol _TextInput: _ComponentMultiPropGenerating, AnyObject {
    /// The text.
    // sourcery: bindingPropertyOptional = .constant("")
    var textInputValue: String { get set }
    /// Called when the text is finished.
    // sourcery: no_view
    var onCommit: (() -> Void)? { get }
}

/// A number and how far it is from its goal.
nonisolated protocol _KpiProgress: KpiComponent, _ComponentMultiPropGenerating {
    /// How much of the goal is reached, 0 to 1.
    // sourcery: no_view
    var fraction: Double? { get }
}

/// Something that takes a while.
nonisolated protocol _ProgressIndicator: _ComponentMultiPropGenerating {
    /// What takes a while.
    var progressIndicatorText: String? { get }
}
