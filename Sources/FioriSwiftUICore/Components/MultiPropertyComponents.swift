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

// MARK: What several models have

// Each of these has a protocol of its own, although it is one property only: if several models declared it, each with a
// default, a type that conforms to two of them would have two defaults, and no way to choose.

/// A button.
nonisolated protocol _ActionButton: _ComponentMultiPropGenerating {
    /// What can be done, as a button.
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
}

/// A second button.
nonisolated protocol _SecondaryActionButton: _ComponentMultiPropGenerating {
    /// The other thing that can be done, as a button.
    // sourcery: genericParameter.name = SecondaryActionView
    var secondaryAction: ActionModel? { get }
}

/// A field.
nonisolated protocol _TextInputField: _ComponentMultiPropGenerating {
    /// The field to fill in, such as a mail address.
    // sourcery: genericParameter.name = TextInputView
    var textInput: TextInputModel? { get }
}
