import FioriCharts
import Foundation

extension CSVTable {
    /// Leaves out a few rows without a label where all others have dates or numbers, as sums below a table are written.
    /// - Parameters:
    ///   - axis: The axis that the labels of the other rows are: "date" or "number"; nil for others.
    /// - Returns: A remark on what was left out; nil where each row has a label.
    mutating func leaveOutRowsWithoutLabel(_ axis: (LabelColumn) -> String?) -> String? {
        guard labelNumbers == nil, rowCount == labels.count,
            labels.firstIndex(failing: { !Self.isBlank($0) }) != nil
        else { return nil }
        let blank = labels.indices.filter { labels.withBytes(of: $0, Self.isBlank) }
        guard let first = blank.first, blank.count < labels.count else { return nil }
        let leftOut = Set(blank)
        guard let axis = axis(labels.ordered(by: labels.indices.filter { !leftOut.contains($0) })) else { return nil }
        let rows = blank.count == 1 ? "one row" : "\(blank.count) rows"
        let place = "row \(row(ofLabel: first)): "
        guard blank.count <= max(1, labels.count / 10) else {
            return place + "\(rows) without a \(axis) in the first column, so that it is read as categories"
        }
        leaveOut(blank)
        return place + "\(rows) without a \(axis) in the first column \(blank.count == 1 ? "is" : "are") left out"
    }

    private static func isBlank(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        label.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// True if the first label is a period of a financial year, such as 010.2024, which is no number.
    var hasPeriods: Bool { !labels.isEmpty && labels.withBytes(of: 0, DecimalSeparators.isPeriod) }

    /// True if each of some labels is a number without a unit.
    func areNumbers(_ labels: LabelColumn, _ currencies: CurrencySigns) -> Bool {
        let separator = separators.columns[0]
        return labels.allSatisfy { label in
            if case .number(_, nil) = CellNumber(label, decimal: separator, currencies: currencies) {
                true
            } else {
                false
            }
        }
    }
}
