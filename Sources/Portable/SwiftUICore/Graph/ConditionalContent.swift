/// Content that is one of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline package let storage: Storage

    @inlinable package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent.Storage: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        guard let count = TrueContent._viewListCount(inputs: inputs) else { return nil }
        return FalseContent._viewListCount(inputs: inputs) == count ? count : nil
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ConditionalNode(view, inputs: inputs) }
    }
}

/// A node that shows one of several views, which have different identities.
@MainActor
protocol BranchingNode: ViewNode {
    /// The number of the view that is shown.
    var branch: Int { get }
}

/// Keeps the node of the branch that is shown; the other branch has another identity.
private final class ConditionalNode<T: View, F: View>: StructuralNode<_ConditionalContent<T, F>>, BranchingNode {
    private var shown: ViewNode!
    /// True if the first branch is shown.
    private var showsFirst = true
    /// The branches that are gone but still on screen, by whether they are the first one.
    private var leaving: LeavingViews<Bool>?

    init(_ view: _GraphValue<_ConditionalContent<T, F>>, inputs: _ViewInputs) {
        super.init(inputs: inputs)
        switch view.address.pointee.storage {
        case .trueContent(let content):
            shown = T.outputs(of: content, inputs: self.inputs()).node
        case .falseContent(let content):
            showsFirst = false
            shown = F.outputs(of: content, inputs: self.inputs()).node
        }
    }

    override var passesLinesOn: Bool { true }

    var branch: Int { showsFirst ? 0 : 1 }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(shown) }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = shown.boxes
        return leaving.map { $0.boxes + boxes } ?? boxes
    }

    override func makeLazyRuns() -> [LazyRun] { shown.lazyRuns }

    override func willRemove() { leaving?.removeAll() }

    override func show(_ view: UnsafePointer<_ConditionalContent<T, F>>, inOtherEnvironment: Bool) {
        switch view.pointee.storage {
        case .trueContent(let content): show(content, isFirst: true)
        case .falseContent(let content): show(content, isFirst: false)
        }
    }

    /// Shows a value of one of the branches.
    private func show<V: View>(_ content: V, isFirst: Bool) {
        withAddress(of: content) { content in
            if isFirst == showsFirst {
                shown.adopt(content, environment: environment)
            } else {
                exchange(by: content)
                boxesDidChange()
            }
        }
    }

    /// Shows the other branch than before.
    private func exchange<V: View>(by content: UnsafePointer<V>) {
        showsFirst.toggle()
        guard graph.animates else {
            shown.remove()
            shown = V.node(at: content, inputs: inputs())
            return
        }
        let leaving = leaving ?? LeavingViews(owner: self)
        self.leaving = leaving
        leaving.remove(shown, for: !showsFirst)
        if let node = leaving.restore(showsFirst) {
            node.adopt(content, environment: environment)
            shown = node
        } else {
            shown = V.node(at: content, inputs: inputs())
            showInsertion(of: shown)
        }
    }
}
