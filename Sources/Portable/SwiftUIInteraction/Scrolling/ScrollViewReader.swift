@_spi(Floors) import SwiftUICore

/// A view whose content can scroll the scroll views in it by a proxy.
public struct ScrollViewReader<Content>: View where Content: View {
    /// Creates the content, with the proxy.
    public var content: (ScrollViewProxy) -> Content

    @State private var anchor = ScrollReaderAnchor()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public var body: some View {
        content(ScrollViewProxy(anchor: anchor)).modifier(ScrollReaderModifier(anchor: anchor))
    }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy {
    let anchor: ScrollReaderAnchor

    /// Scrolls to the first view with an identity by the shortest way, or aligned by an anchor.
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        nonisolated(unsafe) let id = AnyHashable(id)
        let reader = self.anchor
        MainActor.assumeIsolated {
            guard let node = reader.node else { return }
            let transaction = Transaction.current
            node.graph.hold(transaction)
            // Pending changes are laid out first.
            node.graph.afterUpdate { [weak node] in
                guard let node, node.isAlive else { return }
                ScrollTargets.scroll(to: id, below: node, anchor: anchor, with: transaction)
            }
            node.graph.host.onInvalidate?()
        }
    }
}

/// A reference to the node of a reader's content.
@MainActor
final class ScrollReaderAnchor {
    weak var node: ViewNode?

    nonisolated init() {}
}

nonisolated private struct ScrollReaderModifier: ViewModifier {
    typealias Body = Never

    let anchor: ScrollReaderAnchor

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ScrollReaderNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ScrollReaderNode: TransparentModifierNode<ScrollReaderModifier> {
    override var passesBoxesOn: Bool { true }

    override init(
        modifier: _GraphValue<ScrollReaderModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        modifier.value.anchor.node = self
    }

    override func apply(_ change: NodeChange) {
        modifier.anchor.node = self
        super.apply(change)
    }
}

@available(*, unavailable)
extension ScrollViewReader: Sendable {}
