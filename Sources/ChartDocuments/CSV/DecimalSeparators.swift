import Foundation

/// The decimal separators of the columns of a table, found by the numbers at its start.
///
/// A number such as 1,5 or 1.234.567 can be read in one way only, and its column is read so. Numbers such as 1.234 have two
/// readings: those of columns without another number are read as the rest of the table, or else as the language writes
/// numbers. A language with decimal commas and numbers with decimal points in other columns are a dispute: 1.234 is either a
/// thousand times as much as the other.
struct DecimalSeparators {
    /// A number with two readings.
    struct Doubt {
        var row: Int
        var column: Int
        var text: String
        var sign: UInt8
    }

    private static let point = UInt8(ascii: ".")
    private static let comma = UInt8(ascii: ",")

    /// The separator of each column.
    private(set) var columns: [UInt8]
    /// The first number with two readings, in a column without another number to tell.
    private(set) var doubt: Doubt?
    /// The first number with two readings of which the language means the larger one and other numbers the smaller one.
    private(set) var dispute: (doubt: Doubt, isOwnColumn: Bool)?

    /// - Parameters:
    ///   - columnCount: The number of columns, that of labels included.
    ///   - language: The separator of the language.
    ///   - currencies: The signs of currencies.
    init(columnCount: Int, language: UInt8, currencies: CurrencySigns = .usual) {
        self.language = language
        self.currencies = currencies
        columns = Array(repeating: language, count: columnCount)
        found = Array(repeating: nil, count: columnCount)
        doubts = Array(repeating: nil, count: columnCount)
        isDecided = Array(repeating: false, count: columnCount)
    }

    /// The columns without a number that tells.
    var undecided: Set<Int> { Set(columns.indices.filter { !isDecided[$0] }) }

    private let language: UInt8
    private let currencies: CurrencySigns
    private var isDecided: [Bool] = []
    /// True if the first column has texts of digits, such as times and months, which tell nothing of numbers.
    private var hasTextsFirst = false
    private var found: [UInt8?]
    private var doubts: [Doubt?]

    /// Takes a cell into account.
    mutating func include(_ cell: UnsafeBufferPointer<UInt8>, row: Int, column: Int) {
        if column == 0, !hasTextsFirst, Self.isTextOfDigits(cell) { hasTextsFirst = true }
        // In languages with decimal commas, numbers with two readings are looked for beside others, too.
        guard found.indices.contains(column), found[column] == nil || language == Self.comma && doubts[column] == nil,
            cell.contains(where: { $0 == Self.point || $0 == Self.comma })
        else { return }
        let plain = Self.plainEvidence(cell)
        // One doubt says as much as many.
        if case .ambiguous = plain, doubts[column] != nil { return }
        let text = String(decoding: cell, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        switch plain ?? NumberParts(text, currencies)?.evidence {
        case .decimal(let separator): found[column] = found[column] ?? separator
        case .ambiguous(let sign):
            if doubts[column] == nil { doubts[column] = Doubt(row: row, column: column, text: text, sign: sign) }
        case nil: break
        }
    }

    /// The evidence of a number of digits with one separator, which most are; nil for others.
    private static func plainEvidence(_ cell: UnsafeBufferPointer<UInt8>) -> NumberParts.Evidence? {
        let digits = cell.first == UInt8(ascii: "-") ? cell.dropFirst() : cell[...]
        guard let place = digits.firstIndex(where: { $0 &- 48 >= 10 }), digits[place] == point || digits[place] == comma
        else { return nil }
        let (whole, fraction) = (digits[..<place], digits[(place + 1)...])
        guard !whole.isEmpty, !fraction.isEmpty, cell.count <= 300, fraction.allSatisfy({ $0 &- 48 < 10 }) else {
            return nil
        }
        let canGroup = fraction.count == 3 && whole.count <= 3 && whole.first != UInt8(ascii: "0")
        return canGroup ? .ambiguous(digits[place]) : .decimal(digits[place])
    }

    /// True for months such as 01.2024 and times such as 09.30, which are no numbers.
    private static func isTextOfDigits(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
        guard cell.count <= 8 else { return false }
        if isPeriod(cell) { return true }
        let parts = cell.split(separator: point, omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), cell.allSatisfy({ $0 &- 48 < 10 || $0 == point })
        else {
            return false
        }
        let (first, second) = (value(parts[0]), value(parts[1]))
        if parts[1].count == 4 { return (1...12).contains(first) && (1_900..<2_200).contains(second) }
        return parts[0].count == 2 && first < 10 && parts[1].count == 2 && second < 60
    }

    /// True for a period of a financial year, such as 001.2024: three digits up to 016, a point or a slash, and a year.
    static func isPeriod(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
        guard cell.count == 8, cell[3] == point || cell[3] == UInt8(ascii: "/"), cell[0] == UInt8(ascii: "0") else {
            return false
        }
        var (period, year) = (0, 0)
        for index in [1, 2, 4, 5, 6, 7] {
            let digit = Int(cell[index]) - 48
            guard (0...9).contains(digit) else { return false }
            if index < 3 { period = period * 10 + digit } else { year = year * 10 + digit }
        }
        return period <= 16 && (1_900..<2_200).contains(year)
    }

    private static func value(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }

    /// Decides the separators of all columns.
    mutating func decide() {
        if hasTextsFirst { (found[0], doubts[0]) = (nil, nil) }
        let known = Set(found.compactMap(\.self))
        let common = known.count == 1 ? known.first : nil
        for column in columns.indices {
            if let separator = found[column] ?? common {
                columns[column] = separator
                isDecided[column] = true
                guard language == Self.comma, separator == Self.point, let doubt = doubts[column],
                    doubt.sign == Self.point, dispute?.isOwnColumn ?? true
                else { continue }
                dispute = (doubt, found[column] != nil)
            } else if let first = doubts[column], doubt == nil {
                doubt = first
            }
        }
    }
}
