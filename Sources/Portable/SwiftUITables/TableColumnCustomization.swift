import SwiftUICore

/// The customisation of a table's columns: their visibility and order.
///
/// It knows the columns that have a `customizationID` by that name, so it fits later versions of the table, too.
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable where RowValue: Identifiable {
    /// The visibility that people chose for columns, by name: true for shown.
    private var visibility: [String: Bool] = [:]
    /// The names of the columns as people arranged them.
    private var order: [String] = []

    nonisolated public init() {}

    /// The visibility of the column of a name; `automatic` until people choose.
    public subscript(visibility id: String) -> Visibility {
        get { visibility[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibility[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Brings the columns back into the order that they are written in.
    public mutating func resetOrder() { order = [] }

    private enum CodingKeys: String, CodingKey {
        case visibility, order
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(visibility, forKey: .visibility)
        try container.encode(order, forKey: .order)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        visibility = try container.decode([String: Bool].self, forKey: .visibility)
        order = try container.decode([String].self, forKey: .order)
    }

    /// The columns in the order to show them in, those that are hidden among them. Columns that have no name, or one
    /// that is not known yet, stay at their places.
    func arranged(_ columns: [_TableColumn<RowValue>]) -> [(column: _TableColumn<RowValue>, isVisible: Bool)] {
        var result = columns
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let moved = columns.indices.compactMap { index in
            columns[index].customizationID.flatMap { ranks[$0] }.map { (index: index, rank: $0) }
        }
        for (place, source) in zip(moved, moved.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }) {
            result[place.index] = columns[source.index]
        }
        return result.map { column in
            let chosen = column.customizationID.map { self[visibility: $0] } ?? .automatic
            return (column, (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden)
        }
    }

    /// Moves a column to the place of another.
    /// - Parameter columns: all columns as they are arranged now.
    mutating func move(_ id: String, to target: String, in columns: [_TableColumn<RowValue>]) {
        var names = columns.compactMap { $0.fixed.contains(.reorder) ? nil : $0.customizationID }
        guard let from = names.firstIndex(of: id), let to = names.firstIndex(of: target), from != to else { return }
        names.insert(names.remove(at: from), at: to)
        order = names
    }
}

/// The parts of a table's column that people may customize.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    public typealias Element = TableColumnCustomizationBehavior
    public typealias ArrayLiteralElement = TableColumnCustomizationBehavior.Element

    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    nonisolated public init() { bits = 0 }

    /// The column's position among the others.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)
    /// The column's width.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)
    /// The column's visibility.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)
    /// All customizations.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

    public func contains(_ member: TableColumnCustomizationBehavior.Element) -> Bool {
        bits & member.bits == member.bits
    }

    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits | other.bits)
    }

    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits & other.bits)
    }

    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits ^ other.bits)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior.Element
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior.Element) {
        defer { formUnion(newMember) }
        return contains(newMember) ? (false, intersection(newMember)) : (true, newMember)
    }

    @discardableResult
    public mutating func remove(
        _ member: TableColumnCustomizationBehavior.Element
    ) -> TableColumnCustomizationBehavior.Element? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(
        with newMember: TableColumnCustomizationBehavior.Element
    ) -> TableColumnCustomizationBehavior.Element? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known.isEmpty ? nil : known
    }

    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { bits |= other.bits }

    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { bits &= other.bits }

    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { bits ^= other.bits }
}
