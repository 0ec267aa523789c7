/// The views of a content, for a root that arranges them. As a view it is all of them, in order.
@available(iOS 13.0, *)
public struct _VariadicView_Children {
    let elements: [Element]

    /// One view of the content.
    public struct Element: View, Identifiable {
        public typealias Body = Never
        public typealias ID = AnyHashable

        let child: VariadicChild
        /// The view's box, for which another value stands where the view is another one.
        let box: LayoutBox
        // Identities and traits are of any type; an element is a value of its own.
        nonisolated(unsafe) private let key: VariadicID
        nonisolated(unsafe) private var traits: ViewTraits

        init(child: VariadicChild, box: LayoutBox) {
            self.child = child
            self.box = box
            key = child.id
            traits = box.traits[ViewTraits.self]
        }

        /// The identity of the view among those of the content.
        nonisolated public var id: AnyHashable { AnyHashable(key) }

        /// The identity that a `ForEach` or `id(_:)` gives the view; nil if none of that type does.
        nonisolated public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable { key.explicit(ID.self) }

        /// A value that the view has set with `_trait(_:_:)`.
        nonisolated public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
            get { traits[key] }
            set { traits[key] = newValue }
        }

        @MainActor public static func _makeView(
            view: _GraphValue<_VariadicView_Children.Element>, inputs: _ViewInputs
        ) -> _ViewOutputs {
            .node { VariadicElementNode(value: view, inputs: inputs) }
        }
    }
}

@available(iOS 13.0, *)
extension _VariadicView_Children: RandomAccessCollection {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<_VariadicView_Children>
    public typealias SubSequence = Slice<_VariadicView_Children>

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> _VariadicView_Children.Element { elements[index] }
}

@available(iOS 13.0, *)
extension _VariadicView_Children: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { VariadicChildrenNode(value: view, inputs: inputs) }
    }
}

/// Shows all children.
private final class VariadicChildrenNode: ValueNode<_VariadicView_Children> {
    private typealias All = ForEach<[_VariadicView_Children.Element], AnyHashable, _VariadicView_Children.Element>
    private var all: ChildNode<All>!

    override init(value view: _GraphValue<_VariadicView_Children>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        all = ChildNode(All(view.value.elements) { $0 }, inputs: self.inputs())
    }

    override var passesLinesOn: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let all { body(all.node) }
    }

    override func makeBoxes() -> [LayoutBox] { all.boxes }

    override func makeLazyRuns() -> [LazyRun] { all.lazyRuns }

    override func apply(_ change: NodeChange) {
        all.update(All(view.elements) { $0 }, environment: environment)
    }
}

/// The identity of a view in a content: the explicit identities and the places on the way to it, the outermost first.
struct VariadicID: Hashable {
    enum Step: Hashable {
        case explicit(AnyHashable)
        case place(Int)
    }

    var steps: [Step] = []

    /// The innermost explicit identity of a type.
    func explicit<ID: Hashable>(_: ID.Type) -> ID? {
        for case .explicit(let id) in steps.reversed() {
            if let id = id.base as? ID { return id }
            if let id = id as? ID { return id }
        }
        return nil
    }
}
