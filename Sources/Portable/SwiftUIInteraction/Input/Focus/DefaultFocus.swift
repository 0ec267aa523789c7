@_spi(Floors) import SwiftUICore

/// The occasions on which the default focus of a part of a scene is chosen.
public struct DefaultFocusEvaluationPriority: Sendable {
    enum Kind: Sendable { case automatic, userInitiated }

    let kind: Kind

    /// Chosen where the focus moves by itself: when the view appears, or a focus state moves the focus into it.
    public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
    /// Chosen when the user moves the focus into the view by keys, too.
    public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

/// Chooses the view in the content that has the focus by default.
nonisolated private struct DefaultFocusModifier: ViewModifier {
    typealias Body = Never

    let binding: FocusBinding
    let priority: DefaultFocusEvaluationPriority

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { DefaultFocusNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// Chooses its default when it comes on screen.
private final class DefaultFocusNode: OnScreenNode<DefaultFocusModifier> {
    override func presenceDidChange() {
        if isPresent { graph.focus.chooseDefault(modifier.binding, in: self) }
    }
}

extension FocusSystem {
    /// The item that takes the focus in place of one that it moves to: that of the outermost default focus around that
    /// item which the focus is not in yet.
    /// - Parameters:
    ///   - node: the view that the focus is moved into; nil for the whole tree.
    ///   - isUserInitiated: true if the user moves the focus by keys.
    func defaultItem(for item: FocusItem, in node: ViewNode? = nil, isUserInitiated: Bool) -> FocusItem {
        var chosen: FocusItem?
        for ancestor in item.ancestors {
            if let scope = ancestor as? DefaultFocusNode, focused?.isInside(scope) != true,
                !isUserInitiated || scope.modifier.priority.kind == .userInitiated,
                let found = self.item(of: scope.modifier.binding, in: scope)
            {
                chosen = found
            }
            if ancestor === node { break }
        }
        return chosen ?? item
    }
}

extension View {
    /// Gives the focus to one of the views in this view by default: when it appears and no view has the focus.
    /// - Parameters:
    ///   - binding: the focus state that gets the value.
    ///   - value: identifies the view that gets the focus.
    ///   - priority: the other occasions on which the default is chosen.
    nonisolated public func defaultFocus<V>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        modifier(DefaultFocusModifier(binding: FocusBinding(binding, value), priority: priority))
    }
}
