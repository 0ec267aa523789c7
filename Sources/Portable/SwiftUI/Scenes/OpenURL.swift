import Foundation

/// Hears of the URLs that the scene is asked to open.
nonisolated private struct OpenURLModifier: ViewModifier {
    typealias Body = Never

    let action: (URL) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { OpenURLNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

/// A node that takes URLs.
@MainActor
protocol URLReceiver: ViewNode {
    func receive(_ url: URL)
}

private final class OpenURLNode: TransparentModifierNode<OpenURLModifier>, URLReceiver {
    override init(
        modifier: OpenURLModifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.urlReceivers.append(self)
    }

    override var passesBoxesOn: Bool { true }

    func receive(_ url: URL) { modifier.action(url) }

    override func willRemove() { graph.urlReceivers.removeAll { $0 === self } }
}

extension View {
    /// Calls an action with each URL that the scene of the view is asked to open.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

extension ViewHost {
    /// Hands a URL to all views that want to hear of it.
    /// - Returns: whether there are any.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        update()
        let receivers = graph.urlReceivers
        for receiver in receivers where receiver.isAlive { receiver.receive(url) }
        update()
        return !receivers.isEmpty
    }
}
