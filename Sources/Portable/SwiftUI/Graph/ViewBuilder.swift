import ValueReflection

/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

    /// Reports an expression that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View {
        TupleView((repeat each content))
    }

    /// An `if` without an `else`.
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

    /// The first branch of an `if` with an `else`, or of a `switch`.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of an `if` with an `else`, or of a `switch`.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`: erases the type, because older systems do not have it.
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

/// A view without content, which takes no space among its neighbours.
public struct EmptyView: View, Sendable {
    public typealias Body = Never

    nonisolated public init() {}

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ValueNode(value: view.value, inputs: inputs) }
    }
}

/// Content that is one of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
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
        .node { ConditionalNode(value: view.value, inputs: inputs) }
    }
}

/// Keeps the node of the branch that is shown; the other branch has another identity.
private final class ConditionalNode<T: View, F: View>: ValueNode<_ConditionalContent<T, F>> {
    private var shown: Shown?

    private enum Shown {
        case first(ChildNode<T>)
        case second(ChildNode<F>)

        var node: ViewNode {
            switch self {
            case .first(let node): node.node
            case .second(let node): node.node
            }
        }
    }

    override init(value view: _ConditionalContent<T, F>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        shown = make()
    }

    private func make() -> Shown {
        switch view.storage {
        case .trueContent(let view):
            .first(ChildNode(view, inputs: inputs()))
        case .falseContent(let view):
            .second(ChildNode(view, inputs: inputs()))
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let shown { body(shown.node) }
    }

    /// The branches that are gone but still on screen, by whether they are the first one.
    private var leaving: LeavingViews<Bool>?

    override func makeBoxes() -> [LayoutBox] {
        let boxes = shown?.node.boxes ?? []
        return leaving.map { $0.boxes + boxes } ?? boxes
    }

    override func willRemove() { leaving?.removeAll() }

    /// Shows the other branch than before.
    private func exchange() {
        guard let shown, graph.animates else {
            shown?.node.remove()
            shown = make()
            return
        }
        let leaving = leaving ?? LeavingViews(owner: self)
        self.leaving = leaving
        if case .first = shown { leaving.remove(shown.node, for: true) } else { leaving.remove(shown.node, for: false) }
        switch view.storage {
        case .trueContent(let content):
            if let node = leaving.restore(true) {
                let node = ChildNode<T>(node)
                node.update(content, environment: environment)
                self.shown = .first(node)
                return
            }
        case .falseContent(let content):
            if let node = leaving.restore(false) {
                let node = ChildNode<F>(node)
                node.update(content, environment: environment)
                self.shown = .second(node)
                return
            }
        }
        let made = make()
        self.shown = made
        showInsertion(of: made.node)
    }

    override func makeLazyRuns() -> [LazyRun] { shown?.node.lazyRuns ?? [] }

    override func apply(_ change: NodeChange) {
        switch (view.storage, shown) {
        case (.trueContent(let view), .first(let node)): node.update(view, environment: environment)
        case (.falseContent(let view), .second(let node)): node.update(view, environment: environment)
        default:
            exchange()
            boxesDidChange()
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { OptionalNode(value: view.value, inputs: inputs) }
    }

    public var body: Never { fatalError("Optional has no body") }
}

private final class OptionalNode<Wrapped: View>: ValueNode<Wrapped?> {
    private var child: ChildNode<Wrapped>?

    override init(value view: Wrapped?, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        child = make()
    }

    private func make() -> ChildNode<Wrapped>? {
        view.map { ChildNode($0, inputs: inputs()) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child.node) }
    }

    /// The view that is gone but still on screen.
    private var leaving: LeavingViews<Bool>?

    override func makeBoxes() -> [LayoutBox] {
        let boxes = child?.boxes ?? []
        return leaving.map { $0.boxes + boxes } ?? boxes
    }

    override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    override func willRemove() { leaving?.removeAll() }

    override func apply(_ change: NodeChange) {
        if let child, let view {
            child.update(view, environment: environment)
        } else if let child {
            if graph.animates {
                leaving = leaving ?? LeavingViews(owner: self)
                leaving?.remove(child.node, for: true)
            } else {
                child.remove()
            }
            self.child = nil
            boxesDidChange()
        } else if let view {
            if let node = leaving?.restore(true) {
                let node = ChildNode<Wrapped>(node)
                node.update(view, environment: environment)
                child = node
            } else if let made = make() {
                child = made
                showInsertion(of: made.node)
            }
            boxesDidChange()
        }
    }
}

/// Several views, one after the other.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never

    public var value: T

    nonisolated public init(_ value: T) { self.value = value }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        let fields = T.self is any View.Type ? [T.self] : FieldLayout(of: T.self).fields.map(\.type)
        var sum = 0
        for field in fields {
            guard let view = field as? any View.Type, let count = view._viewListCount(inputs: inputs) else {
                return nil
            }
            sum += count
        }
        return sum
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TupleNode(value: view.value, inputs: inputs) }
    }
}

/// A view that knows the views that it is made of.
protocol ViewTuple {
    /// Each of the views, or none where one is not a view.
    var members: [AnyView] { get }
}

extension TupleView: ViewTuple {
    var members: [AnyView] {
        func erased<V: View>(_ pointer: UnsafeRawPointer, _: V.Type) -> AnyView {
            AnyView(pointer.assumingMemoryBound(to: V.self).pointee)
        }
        let fields = FieldLayout(of: T.self).fields
        return withUnsafePointer(to: value) { pointer in
            fields.compactMap { field in
                (field.type as? any View.Type).map { erased(UnsafeRawPointer(pointer) + field.offset, $0) }
            }
        }
    }
}

/// The nodes of a tuple's members, found by their place in the tuple's memory.
private final class TupleNode<T>: ValueNode<TupleView<T>> {
    private let members: [TupleMember]
    private var nodes: [ViewNode] = []

    override init(value view: TupleView<T>, inputs: _ViewInputs) {
        members = TupleMember.members(of: T.self)
        super.init(value: view, inputs: inputs)
        withMembers { pointer in nodes = members.map { $0.make(pointer, self.inputs()) } }
    }

    private func withMembers(_ body: (UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: view.value) { body(UnsafeRawPointer($0)) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for node in nodes { body(node) }
    }

    override func makeBoxes() -> [LayoutBox] {
        if nodes.count == 1 { return nodes[0].boxes }
        var boxes: [LayoutBox] = []
        boxes.reserveCapacity(nodes.count)
        for node in nodes { boxes += node.boxes }
        return boxes
    }

    override func makeLazyRuns() -> [LazyRun] { nodes.flatMap(\.lazyRuns) }

    override func apply(_ change: NodeChange) {
        if !change.contains(.view) {
            for node in nodes { node.update(environment: environment) }
            return
        }
        withMembers { pointer in
            for (member, node) in zip(members, nodes) { member.update(pointer, node, environment) }
        }
    }
}

/// A member of a tuple of views: how to read it from the tuple's memory.
@MainActor
private struct TupleMember {
    let make: (UnsafeRawPointer, _ViewInputs) -> ViewNode
    let update: (UnsafeRawPointer, ViewNode, EnvironmentValues) -> Void

    private static var known: [ObjectIdentifier: [TupleMember]] = [:]

    static func members(of type: Any.Type) -> [TupleMember] {
        if let known = known[ObjectIdentifier(type)] { return known }
        let layout = FieldLayout(of: type)
        // A tuple of one is the member itself.
        let fields = type is any View.Type ? [FieldLayout.Field(name: "", offset: 0, type: type)] : layout.fields
        let members = fields.map { field in
            guard let view = field.type as? any View.Type else {
                fatalError("TupleView<\(type)>: \(field.type) is not a view")
            }
            return member(view, at: field.offset)
        }
        known[ObjectIdentifier(type)] = members
        return members
    }

    private static func member<V: View>(_: V.Type, at offset: Int) -> TupleMember {
        TupleMember { pointer, inputs in
            let view = (pointer + offset).assumingMemoryBound(to: V.self)
            return V._makeView(view: _GraphValue(at: view), inputs: inputs).node
        } update: { pointer, node, environment in
            node.adopt(pointer + offset, environment: environment)
        }
    }
}

/// Several views that are treated as one where that helps, without a container of their own.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { GroupNode(value: view.value, inputs: inputs) }
    }
}

extension Group: Sendable where Content: Sendable {}

private final class GroupNode<Content: View>: ValueNode<Group<Content>> {
    private var child: ChildNode<Content>!

    override init(value view: Group<Content>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        child = ChildNode(view.content, inputs: self.inputs())
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child.node) }

    override func makeBoxes() -> [LayoutBox] { child.boxes }

    override func makeLazyRuns() -> [LazyRun] { child.lazyRuns }

    override func apply(_ change: NodeChange) { child.update(view.content, environment: environment) }
}
