import ValueReflection

/// Several views, one after the other.
public struct TupleView<T>: View {
    public typealias Body = Never

    /// Views are described on any actor; what is in them is used on the main actor.
    @usableFromInline package nonisolated(unsafe) var members: T

    public var value: T {
        get { members }
        set { members = newValue }
    }

    @inlinable public init(_ value: T) { members = value }

    /// Puts views together where they are described, which may be on any actor.
    @inlinable nonisolated init(members: T) { self.members = members }

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        let fields = GenericDefinition.isTuple(T.self) ? FieldLayout(of: T.self).fields.map(\.type) : [T.self]
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
package protocol ViewTuple {
    /// Each of the views, or none where one is not a view.
    var views: [AnyView] { get }
}

extension TupleView: ViewTuple {
    nonisolated package var views: [AnyView] {
        func erased<V: View>(_ pointer: UnsafeRawPointer, _: V.Type) -> AnyView {
            AnyView(pointer.assumingMemoryBound(to: V.self).pointee)
        }
        let fields = FieldLayout(of: T.self).fields
        return withUnsafePointer(to: members) { pointer in
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

    override var passesLinesOn: Bool { true }

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
        // A tuple of one is the member itself.
        let fields =
            GenericDefinition.isTuple(type)
            ? FieldLayout(of: type).fields : [FieldLayout.Field(name: "", offset: 0, type: type)]
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

@available(*, unavailable)
extension TupleView: Sendable {}
