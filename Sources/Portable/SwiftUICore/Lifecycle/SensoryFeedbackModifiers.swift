/// Plays feedback after a value has changed.
nonisolated private struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
    typealias Body = Never

    let trigger: Trigger
    /// The feedback for the old and the new value; nil for none.
    let feedback: (Trigger, Trigger) -> SensoryFeedback?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { FeedbackNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class FeedbackNode<Trigger: Equatable>: TransparentModifierNode<FeedbackModifier<Trigger>> {
    private var last: Trigger

    override init(
        modifier: _GraphValue<FeedbackModifier<Trigger>>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        last = modifier.value.trigger
        super.init(modifier: modifier, inputs: inputs, content: content)
    }

    override var passesBoxesOn: Bool { true }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        guard modifier.trigger != last else { return }
        let (old, new, feedback, player) = (last, modifier.trigger, modifier.feedback, graph.feedbackPlayer)
        last = new
        graph.beforeArrivals {
            if let feedback = feedback(old, new) { player.play?(feedback) }
        }
    }
}

/// Plays the feedback of a tree's views.
package final class FeedbackPlayer {
    /// Called with each feedback; nil where no host plays any.
    package var play: ((SensoryFeedback) -> Void)?
}

extension ViewGraph {
    /// The player of the feedback of the views.
    package var feedbackPlayer: FeedbackPlayer { attachments.object { FeedbackPlayer() } }
}

extension View {
    /// Plays feedback whenever a value changes. On Linux the host that shows the view is told.
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback whenever a value changes and a condition holds. On Linux the host that shows the view is told.
    /// - Parameter condition: returns true for an old and a new value if the feedback is to be played.
    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that a closure chooses whenever a value changes. On Linux the host that shows the view is told.
    /// - Parameter feedback: returns the feedback for an old and a new value; nil for none.
    nonisolated public func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }
}
