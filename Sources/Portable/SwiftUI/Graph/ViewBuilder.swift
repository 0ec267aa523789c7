import ValueReflection

/// Makes one view of the statements of a closure.
///
/// Its methods are inlined into the callers, which know the types of the views and move them instead of copying them.
@resultBuilder
public struct ViewBuilder {
    @inlinable public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
        content
    }

    /// Reports an expression that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

    @_disfavoredOverload
    @inlinable public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    >
    where repeat each Content: View {
        TupleView((repeat each content))
    }

    /// An `if` without an `else`.
    @inlinable public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

    /// The first branch of an `if` with an `else`, or of a `switch`.
    @inlinable public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of an `if` with an `else`, or of a `switch`.
    @inlinable public static func buildEither<TrueContent, FalseContent>(
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
        .node { ValueNode(value: view, inputs: inputs) }
    }
}

/// Content that is one of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable init(storage: Storage) { self.storage = storage }
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

/// Keeps the node of the branch that is shown; the other branch has another identity.
private final class ConditionalNode<T: View, F: View>: StructuralNode<_ConditionalContent<T, F>> {
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

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { OptionalNode(view, inputs: inputs) }
    }

    public var body: Never { fatalError("Optional has no body") }
}

private final class OptionalNode<Wrapped: View>: StructuralNode<Wrapped?> {
    private var child: ViewNode?
    /// The view that is gone but still on screen.
    private var leaving: LeavingViews<Bool>?

    init(_ view: _GraphValue<Wrapped?>, inputs: _ViewInputs) {
        super.init(inputs: inputs)
        if let wrapped = Self.wrapped(view.address) { child = Wrapped.node(at: wrapped, inputs: self.inputs()) }
    }

    /// The address of the view, which is that of the optional; nil for none.
    private static func wrapped(_ view: UnsafePointer<Wrapped?>) -> UnsafePointer<Wrapped>? {
        view.pointee == nil ? nil : UnsafeRawPointer(view).assumingMemoryBound(to: Wrapped.self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = child?.boxes ?? []
        return leaving.map { $0.boxes + boxes } ?? boxes
    }

    override func makeLazyRuns() -> [LazyRun] { child?.lazyRuns ?? [] }

    override func willRemove() { leaving?.removeAll() }

    override func show(_ view: UnsafePointer<Wrapped?>, inOtherEnvironment: Bool) {
        let view = Self.wrapped(view)
        if let child, let view {
            child.adopt(view, environment: environment)
        } else if let child {
            if graph.animates {
                leaving = leaving ?? LeavingViews(owner: self)
                leaving?.remove(child, for: true)
            } else {
                child.remove()
            }
            self.child = nil
            boxesDidChange()
        } else if let view {
            if let node = leaving?.restore(true) {
                node.adopt(view, environment: environment)
                child = node
            } else {
                let made = Wrapped.node(at: view, inputs: inputs())
                child = made
                showInsertion(of: made)
            }
            boxesDidChange()
        }
    }
}

/// Several views, one after the other.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never

    public var value: T

    @inlinable nonisolated public init(_ value: T) { self.value = value }

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
        .node { TupleNode(view, inputs: inputs) }
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
private final class TupleNode<T>: StructuralNode<TupleView<T>> {
    private let members: [TupleMember]
    private var nodes: [ViewNode] = []

    init(_ view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) {
        members = TupleMember.members(of: T.self)
        super.init(inputs: inputs)
        let inputs = self.inputs()
        nodes.reserveCapacity(members.count)
        // The tuple is the view's only stored property.
        for member in members { nodes.append(member.make(view.address, inputs)) }
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

    override func show(_ view: UnsafePointer<TupleView<T>>, inOtherEnvironment: Bool) {
        let tuple = UnsafeRawPointer(view)
        for (member, node) in zip(members, nodes) { node.adopt(tuple + member.offset, environment: environment) }
    }
}

/// A member of a tuple of views: how to read it from the tuple's memory.
@MainActor
private struct TupleMember {
    let offset: Int
    let make: (UnsafeRawPointer, _ViewInputs) -> ViewNode

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
        TupleMember(offset: offset) { tuple, inputs in
            let view = (tuple + offset).assumingMemoryBound(to: V.self)
            return V._makeView(view: _GraphValue(at: view), inputs: inputs).node
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

    override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }

    override func makeBoxes() -> [LayoutBox] { child.boxes }

    override func makeLazyRuns() -> [LazyRun] { child.lazyRuns }

    override func show(_ view: UnsafePointer<Group<Content>>, inOtherEnvironment: Bool) {
        child.adopt(Self.content(view), environment: environment)
    }
}
