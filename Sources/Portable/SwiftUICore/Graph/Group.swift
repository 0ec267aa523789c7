/// Several views that are treated as one where that helps, without a container of their own.
public struct Group<Content> {
    package let content: Content
}

extension Group {
    /// Groups what has been described.
    package init(described content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { GroupNode(view, inputs: inputs) }
    }
}

extension Group: Sendable where Content: Sendable {}

private final class GroupNode<Content: View>: StructuralNode<Group<Content>> {
    private var child: ViewNode!

    init(_ view: _GraphValue<Group<Content>>, inputs: _ViewInputs) {
        super.init(inputs: inputs)
        child = Content.node(at: Self.content(view.address), inputs: self.inputs())
    }

    /// The address of the content, which is the group's only stored property.
    private static func content(_ group: UnsafePointer<Group<Content>>) -> UnsafePointer<Content> {
        UnsafeRawPointer(group).assumingMemoryBound(to: Content.self)
    }

    override var passesLinesOn: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    override func makeBoxes() -> [LayoutBox] { child.boxes }

    override func makeLazyRuns() -> [LazyRun] { child.lazyRuns }

    override func show(_ view: UnsafePointer<Group<Content>>, inOtherEnvironment: Bool) {
        child.adopt(Self.content(view), environment: environment)
    }
}
