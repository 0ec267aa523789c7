import IntegrationCardModel

/// A problem of a chart's data, with its place.
public struct ChartDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place of a problem.
    public enum Place: Sendable, Hashable {
        /// The text as a whole.
        case document
        /// A row of a table, from 1 for the header; the column, from 1, and its name are nil when the row is meant.
        case row(Int, column: Int?, name: String?)
        /// A value of a JSON text.
        case value(JSONPointer, SourcePosition)
        /// A place in a JSON text that cannot be read.
        case position(SourcePosition)
    }

    public var place: Place
    /// The text that would be right, such as "a number".
    public var expected: String
    /// The text that is there.
    public var found: String
    /// A way out, such as the option that reads the text otherwise; nil where there is none.
    public var advice: String?

    public init(place: Place, expected: String, found: String, advice: String? = nil) {
        self.place = place
        self.expected = expected
        self.found = found
        self.advice = advice
    }

    public var description: String {
        let start =
            switch place {
            case .document: ""
            case .row(let row, nil, _): "row \(row): "
            case .row(let row, let column?, nil): "row \(row), column \(column): "
            case .row(let row, let column?, let name?): "row \(row), column \(column) (\(name)): "
            case .value(let pointer, let position):
                "\(pointer.tokens.isEmpty ? "/" : pointer.description) (line \(position.line), column \(position.column)): "
            case .position(let position): "line \(position.line), column \(position.column): "
            }
        return (start + "expected \(expected), found \(found)" + (advice.map { "; " + $0 } ?? "")).printable
    }
}
