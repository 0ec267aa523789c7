import Foundation
import SwiftUICore

/// The edits that people may make to the elements of a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// All actions that the collection's type supports.
    public static var all: EditActions<Data> { [] }

    fileprivate static var deletion: EditActions<Data> { EditActions(rawValue: 1) }
    fileprivate static var moving: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { deletion }
    public static var all: EditActions<Data> { deletion }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { moving }
    public static var all: EditActions<Data> { moving }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [deletion, moving] }
}

/// The view of an element of a collection that can be edited.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    @MainActor public var body: some View { content }
}

extension ForEach {
    /// A view for each element of a collection, which people can edit in a list.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// A view for each element of a collection, which people can edit in a list.
    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
            content: { EditableCollectionContent(content: content(data[$0.index])) }, identity: { $0.id })
        edits = ElementEdits(
            delete: editActions.contains(.deletion)
                ? { offsets in
                    guard let rest = data.wrappedValue.removing(atOffsets: offsets) else { return }
                    data.wrappedValue = rest
                } : nil,
            move: editActions.contains(.moving)
                ? { offsets, place in data.wrappedValue.move(fromOffsets: offsets, toOffset: place) } : nil)
    }
}

extension Collection {
    /// The collection without the elements at some offsets; nil if its type cannot remove elements.
    fileprivate func removing(atOffsets offsets: IndexSet) -> Self? {
        func rest<R: RangeReplaceableCollection>(_ collection: R) -> R {
            var kept = R()
            for (offset, element) in collection.enumerated() where !offsets.contains(offset) { kept.append(element) }
            return kept
        }
        return (self as? any RangeReplaceableCollection).flatMap { rest($0) as? Self }
    }
}
