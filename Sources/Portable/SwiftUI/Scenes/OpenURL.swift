import Foundation
@_spi(Floors) import SwiftUICore

/// Hears of the URLs that the scene is asked to open.
nonisolated private struct OpenURLModifier: ViewModifier {
    typealias Body = Never

    let action: (URL) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { OpenURLNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// A node that takes URLs.
@MainActor
protocol URLReceiver: ViewNode {
    func receive(_ url: URL)
}

/// The nodes of a tree that take URLs, in creation order.
private final class URLReceivers {
    var nodes: [any URLReceiver] = []
}

extension ViewGraph {
    fileprivate var urlReceivers: URLReceivers { attachments.object { URLReceivers() } }
}

private final class OpenURLNode: TransparentModifierNode<OpenURLModifier>, URLReceiver {
    override init(
        modifier: _GraphValue<OpenURLModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.urlReceivers.nodes.append(self)
    }

    override var passesBoxesOn: Bool { true }

    func receive(_ url: URL) { modifier.action(url) }

    override func willRemove() { graph.urlReceivers.nodes.removeAll { $0 === self } }
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
        let receivers = graph.urlReceivers.nodes
        for receiver in receivers where receiver.isAlive { receiver.receive(url) }
        update()
        return !receivers.isEmpty
    }
}
