import Foundation
import SwiftUICore

/// Columns with something else said of all of them.
nonisolated private struct ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    let content: Content
    let change: (inout _TableColumn<Content.TableRowValue>) -> Void

    @MainActor static func _columns(_ content: Self) -> [_TableColumn<Content.TableRowValue>] {
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

    /// Sets the alignment of the title and the cells in the columns.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ModifiedTableColumns(content: self) { $0.metrics.alignment = alignment }
    }
}

/// Alignment of the title and the cells in a table's column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Hashable {
        case leading, center, trailing
        /// The edge at which numbers of a system have their units digit; nil for the locale's system.
        case numeric(Locale.NumberingSystem?)
    }

    private let kind: Kind

    /// Alignment at the leading edge.
    public static var automatic: TableColumnAlignment { leading }
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// Alignment of the digits of the locale's numbers below each other.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric(nil)) }

    /// Alignment of the digits of a system's numbers below each other.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(kind: .numeric(numberingSystem))
    }

    /// Position of the cells between the leading edge (0) and the trailing edge (1).
    ///
    /// The units digit is at the right in every direction of text, except for digits that Unicode defines as
    /// right-to-left: those of Adlam, N'Ko and Hanifi Rohingya.
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
