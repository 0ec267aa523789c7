import SwiftUICore

/// The indices and identities of a collection's elements.
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
    let base: Base
    let id: KeyPath<Base.Element, ID>

    /// The index and identity of an element.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    public typealias Index = Base.Index

    public var startIndex: IndexedIdentifierCollection<Base, ID>.Index { base.startIndex }
    public var endIndex: IndexedIdentifierCollection<Base, ID>.Index { base.endIndex }

    public subscript(
        position: IndexedIdentifierCollection<Base, ID>.Index
    ) -> IndexedIdentifierCollection<Base, ID>.Element {
        Element(index: position, id: base[position][keyPath: id])
    }

    public func index(
        after i: IndexedIdentifierCollection<Base, ID>.Index
    ) -> IndexedIdentifierCollection<Base, ID>.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(
        before i: IndexedIdentifierCollection<Base, ID>.Index
    ) -> IndexedIdentifierCollection<Base, ID>.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
