import FioriCharts
import Foundation

extension CSVChart {
    /// Writes the values of an axis in percent where all of them are.
    mutating func writeUnits() {
        percentSeries = Set(table.units.indices.filter { table.units[$0] == .percent })
        guard !percentSeries.isEmpty else { return }
        if let columnsOfPoints {
            let (x, y) = (formatter(columnsOfPoints.x), formatter(columnsOfPoints.y))
            if let y { model.numericAxis.formatter = y }
            if let x {
                model.categoryAxis.formatter = x
            } else if y != nil, !columnsOfPoints.x.isEmpty {
                // Without a format of its own, x has that of the values.
                let formatter = NumberFormatter()
                formatter.numberStyle = .decimal
                formatter.locale = locale
                model.categoryAxis.formatter = formatter
            }
            return
        }
        percentDigits = PercentFormat.digits(of: percentSeries.map { table.columns[$0] })
        if let formatter = formatter(Array(table.units.indices)) { model.numericAxis.formatter = formatter }
    }

    /// The format of an axis; nil where not all of its columns are in percent.
    private func formatter(_ columns: [Int]) -> NumberFormatter? {
        guard !columns.isEmpty, percentSeries.isSuperset(of: columns) else { return nil }
        return PercentFormat.formatter(locale, digits: PercentFormat.digits(of: columns.map { table.columns[$0] }))
    }
}
