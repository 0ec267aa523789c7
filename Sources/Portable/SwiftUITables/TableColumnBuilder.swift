import SwiftUICore

/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View { column }

    @_disfavoredOverload
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View { column }

    public static func buildExpression<Column>(_ column: Column) -> Column
    where
        RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
    { column }

    @_disfavoredOverload
    public static func buildExpression<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        column
    }

    public static func buildBlock<Column>(_ column: Column) -> Column
    where
        RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
    { column }

    @_disfavoredOverload
    public static func buildBlock<Column>(_ column: Column) -> Column
    where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never {
        column
    }
}
