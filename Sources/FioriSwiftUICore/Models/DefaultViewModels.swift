// What buttons say that components bring by themselves.

/// The button that turns the page.
nonisolated public struct _NextActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.next.rawValue }

    public init() {}
}

/// The button that leaves without an answer.
nonisolated public struct _CancelActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.cancel.rawValue }

    public init() {}
}

/// The button that consents.
nonisolated public struct _AllowActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.allow.rawValue }

    public init() {}
}

/// The button that does not consent.
nonisolated public struct _DenyActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.deny.rawValue }

    public init() {}
}

/// The button that puts a consent off.
nonisolated public struct _NotNowActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.notNow.rawValue }

    public init() {}
}

/// The button that agrees.
nonisolated public struct _AgreeActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.agree.rawValue }

    public init() {}
}

/// The button that disagrees.
nonisolated public struct _DisagreeActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.disagree.rawValue }

    public init() {}
}

/// The button that begins a signature.
nonisolated public struct _StartSignatureActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.startSignature.rawValue }

    public init() {}
}

/// The button that begins a signature again.
nonisolated public struct _RestartSignatureActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.restartSignature.rawValue }

    public init() {}
}

/// The button that takes the strokes of a signature away.
nonisolated public struct _ClearActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.clear.rawValue }

    public init() {}
}

/// The button that saves a signature.
nonisolated public struct _SaveActionDefault: ActionModel {
    public var actionText: String? { DefaultActionTitle.save.rawValue }

    public init() {}
}
