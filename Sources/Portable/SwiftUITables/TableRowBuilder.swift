import SwiftUICore

/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Value == Content.TableRowValue, Content: TableRowContent { content }

    public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

    public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
    where
        Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue
    { _ConditionalContent(storage: .trueContent(first)) }

    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
    where
        Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue
    { _ConditionalContent(storage: .falseContent(second)) }
}
