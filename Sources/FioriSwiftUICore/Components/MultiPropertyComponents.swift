/// The activities that a person or an object offers, and the handler of the chosen one.
nonisolated protocol _ActionItems: _ComponentMultiPropGenerating {
    /// The activities, in the order they are shown.
    var actionItems: [ActivityItemDataType]? { get }
    /// Called with the activity that was chosen.
    // sourcery: no_view
    var didSelectActivityItem: ((ActivityItemDataType) -> Void)? { get }
}

/// The title and the handler of an action.
nonisolated protocol _Action: _ComponentMultiPropGenerating {
    /// Title of the button.
    var actionText: String? { get }
    /// Called when the button is tapped.
    // sourcery: no_view
    var didSelectAction: (() -> Void)? { get }
}

/// An editable text and its commit handler.
nonisolated protocol _TextInput: _ComponentMultiPropGenerating, AnyObject {
    /// The text.
    // sourcery: bindingPropertyOptional = .constant("")
    var textInputValue: String { get set }
    /// Called when the text is committed.
    // sourcery: no_view
    var onCommit: (() -> Void)? { get }
}

/// A number and its progress towards a goal.
nonisolated protocol _KpiProgress: KpiComponent, _ComponentMultiPropGenerating {
    /// Completed share of the goal, 0 to 1.
    // sourcery: no_view
    var fraction: Double? { get }
}

/// The name of an operation in progress.
nonisolated protocol _ProgressIndicator: _ComponentMultiPropGenerating {
    /// Name of the operation in progress.
    var progressIndicatorText: String? { get }
}

// MARK: Properties of several models

// Each of these has a protocol of its own, although it is one property only: if several models declared it, each with a
// default, a type that conforms to two of them would have two ambiguous defaults.

/// A button.
nonisolated protocol _ActionButton: _ComponentMultiPropGenerating {
    /// The action, as a button.
    // sourcery: genericParameter.name = ActionView
    var action: ActionModel? { get }
}

/// A second button.
nonisolated protocol _SecondaryActionButton: _ComponentMultiPropGenerating {
    /// The secondary action, as a button.
    // sourcery: genericParameter.name = SecondaryActionView
    var secondaryAction: ActionModel? { get }
}

/// A field.
nonisolated protocol _TextInputField: _ComponentMultiPropGenerating {
    /// The field to fill in, such as a mail address.
    // sourcery: genericParameter.name = TextInputView
    var textInput: TextInputModel? { get }
}
