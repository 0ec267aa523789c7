import Foundation

/// Columns with something else said of all of them.
nonisolated private struct ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    let content: Content
    let change: (inout _TableColumn<Content.TableRowValue>) -> Void

    static func _columns(_ content: Self) -> [_TableColumn<Content.TableRowValue>] {
        Content._columns(content.content).map { column in
            var column = column
            content.change(&column)
            return column
        }
    }
}

extension TableColumnContent {
    /// Sets the visibility of the columns until people choose.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// The name that what people change of the column is kept by. Columns without one stay as they are.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ModifiedTableColumns(content: self) { $0.customizationID = id }
    }

    /// Disables customizations of the columns.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ModifiedTableColumns(content: self) { $0.fixed.formUnion(behavior) }
    }

    /// Where the title and the cells stand in the columns.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ModifiedTableColumns(content: self) { $0.metrics.alignment = alignment }
    }
}

/// Where the title and the cells of a table's column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Hashable {
        case leading, center, trailing
        /// Where the ones of numbers stand; nil for those of the locale.
        case numeric(Locale.NumberingSystem?)
    }

    private let kind: Kind

    /// At the leading edge.
    public static var automatic: TableColumnAlignment { leading }
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// So that the digits of the locale's numbers stand below each other.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric(nil)) }

    /// So that the digits of numbers of a system stand below each other.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(kind: .numeric(numberingSystem))
    }

    /// Position of the cells between the leading edge (0) and the trailing edge (1).
    ///
    /// Ones stand at the right in every direction of text, but for the digits that Unicode has written from right to
    /// left: those of Adlam, N'Ko and Hanifi Rohingya.
    func fraction(in direction: LayoutDirection) -> CGFloat {
        switch kind {
        case .leading: return 0
        case .center: return 0.5
        case .trailing: return 1
        case .numeric(let system):
            let endsLeft = system.map { ["adlm", "nkoo", "rohg"].contains($0.identifier) } ?? false
            return endsLeft == (direction == .rightToLeft) ? 1 : 0
        }
    }
}
