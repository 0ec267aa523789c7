import Foundation

/// Options of reading charts. Those of cells are for tables.
public struct ChartDocumentOptions: Sendable, Hashable {
    /// The reading of the first column of a table.
    public enum FirstColumn: String, CaseIterable, Sendable {
        /// Dates are an axis of time, ascending numbers an axis of numbers for lines and areas, other texts categories.
        case automatic = "auto"
        /// Categories, side by side in the order of the rows.
        case categories
        /// Numbers on an axis of numbers, for lines and areas.
        case numbers
        /// Dates on an axis of time.
        case time
        /// A series like the other columns; there are no categories.
        case values
    }

    /// The character before the fractions of numbers.
    public enum DecimalSeparator: String, CaseIterable, Sendable { case point, comma }

    /// The encodings of text.
    public enum Encoding: String, CaseIterable, Sendable {
        case utf8 = "utf-8"
        /// Windows-1252, which Latin-1 is a part of.
        case windows1252 = "cp1252"
        case latin1 = "latin1"
        case utf16LittleEndian = "utf-16le"
        case utf16BigEndian = "utf-16be"
    }

    /// The clocks that show times.
    public enum Clocks: Sendable, Hashable {
        /// Each time as it is written, with its own offset.
        case asWritten
        /// The clocks of a zone, in which times without an offset are meant, too.
        case zone(TimeZone)
    }

    public var firstColumn = FirstColumn.automatic
    /// nil finds it by the numbers of the table, and by the language where these have either reading.
    public var decimalSeparator: DecimalSeparator?
    /// Texts of cells that stand for missing values, beside those that always do.
    public var missingTexts: [String] = []
    /// nil finds it by the bytes.
    public var encoding: Encoding?
    /// nil shows the times of tables in Greenwich, and those of JSON as the document says.
    public var clocks: Clocks?

    public init() {}
}
