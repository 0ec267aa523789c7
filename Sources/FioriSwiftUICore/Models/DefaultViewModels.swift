// Models of the buttons that components provide by default.

/// The button that turns the page.
nonisolated public struct _NextActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.next

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that leaves without an answer.
nonisolated public struct _CancelActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.cancel

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that consents.
nonisolated public struct _AllowActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.allow

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that does not consent.
nonisolated public struct _DenyActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.deny

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that puts a consent off.
nonisolated public struct _NotNowActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.notNow

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that agrees.
nonisolated public struct _AgreeActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.agree

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that disagrees.
nonisolated public struct _DisagreeActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.disagree

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that begins a signature.
nonisolated public struct _StartSignatureActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.startSignature

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that begins a signature again.
nonisolated public struct _RestartSignatureActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.restartSignature

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that removes the strokes of a signature.
nonisolated public struct _ClearActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.clear

    public var actionText: String? { title.rawValue }

    public init() {}
}

/// The button that saves a signature.
nonisolated public struct _SaveActionDefault: ActionModel, DefaultAction {
    let title = DefaultActionTitle.save

    public var actionText: String? { title.rawValue }

    public init() {}
}
