@_spi(Floors) import SwiftUICore

/// The events that submit a view's content.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int

    public let rawValue: SubmitTriggers.RawValue

    public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search field, or the choice of a suggestion.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The chain of submit actions around a view, innermost first.
@MainActor
package final class Submission {
    fileprivate var triggers: SubmitTriggers
    fileprivate var action: (() -> Void)?
    /// True if submissions go no further out.
    fileprivate var isBlocking: Bool
    fileprivate var outer: Submission?

    fileprivate init(triggers: SubmitTriggers, isBlocking: Bool, action: (() -> Void)?, outer: Submission?) {
        self.triggers = triggers
        self.isBlocking = isBlocking
        self.action = action
        self.outer = outer
    }

    /// - Returns: true if any action was called.
    @discardableResult
    package func submit(_ trigger: SubmitTriggers) -> Bool {
        guard !isBlocking else { return false }
        let hears = action != nil && !triggers.isDisjoint(with: trigger)
        if hears { action?() }
        return (outer?.submit(trigger) ?? false) || hears
    }
}

private struct SubmissionKey: EnvironmentKey { static var defaultValue: Submission? { nil } }

extension EnvironmentValues {
    package var submission: Submission? {
        get { self[SubmissionKey.self] }
        set { self[SubmissionKey.self] = newValue }
    }
}

nonisolated private struct SubmitModifier: ViewModifier {
    typealias Body = Never

    var triggers: SubmitTriggers = []
    var isBlocking = false
    var action: (() -> Void)?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { SubmitNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// Keeps the same object in the environment when the action changes, so that a new action invalidates nothing below.
private final class SubmitNode: TransparentModifierNode<SubmitModifier> {
    private var derived: EnvironmentValues?
    private var submission: Submission?

    override var passesBoxesOn: Bool { true }

    override func contentEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        let submission =
            submission
            ?? Submission(
                triggers: modifier.triggers, isBlocking: modifier.isBlocking, action: modifier.action,
                outer: environment.submission)
        submission.outer = environment.submission
        self.submission = submission
        var environment = environment
        environment.submission = submission
        derived = environment
        return environment
    }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) { derived = nil }
        submission?.triggers = modifier.triggers
        submission?.isBlocking = modifier.isBlocking
        submission?.action = modifier.action
        super.apply(change)
    }
}

extension View {
    /// Adds an action for when a view in this one submits its content, as a text field does with Return.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Blocks submissions of views in this one for the actions further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitModifier(isBlocking: isBlocking))
    }
}
