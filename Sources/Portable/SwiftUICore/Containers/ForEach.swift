/// A view for each element of a collection, kept by the element's identity.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    package let identity: (Data.Element) -> ID
    /// The edits that people can make to the elements in a list.
    package var edits: ElementEdits?

    package init(data: Data, content: @escaping (Data.Element) -> Content, identity: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.identity = identity
    }
}

/// A collection that shows what something else holds.
protocol LiveCollection {}

extension Binding: LiveCollection where Value: MutableCollection {}

extension ForEach: View where Content: View {
    public typealias Body = Never

    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ForEachNode(value: view, inputs: inputs) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: { $0.id })
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }

    @_disfavoredOverload
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, identity: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Identifies the elements of a constant range by their offset in it, as iOS does: a picker's tags of `2..<100`
    /// begin at 0. With `id: \.self` they are the values.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identity: { [first = data.lowerBound] in $0 - first })
    }
}
