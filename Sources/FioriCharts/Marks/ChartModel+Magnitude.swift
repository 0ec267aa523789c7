import SwiftUI

/// The magnitude of numbers that do not name it: all of one axis have the same one.
nonisolated extension ChartModel {
    /// The greatest number beside which values of an axis are written if they do not name their magnitude; 0 for values that
    /// name it, and for those of no axis.
    func peak(of axis: ChartAxisId) -> Double {
        let attributes = numberFormat(of: axis)
        guard !attributes.namesMagnitude else { return 0 }
        let input = ChartInput(model: self)
        if axis == .category { return input.numbers.map { Self.peak([$0.range.lower, $0.range.upper]) } ?? 0 }
        switch input.kind.coordinates {
        case .free:
            let total = (input.kind as? DonutMarks)?.shownTotal(of: input) ?? 0
            return Self.peak(input.visibleSeries.flatMap { input.table.series[$0].dimensions.joined() } + [total])
        case .numeric:
            if axis == .x { return Self.peak(input.horizontalScale(input.attributesAcross).ticks) }
            return Self.peak(input.scale(.y, of: numericAxis).ticks)
        case .categoriesAcross, .categoriesDown:
            let scales = input.valueScales()
            return Self.peak((axis == .dual ? scales.secondary ?? scales.values : scales.values).ticks)
        }
    }

    /// The axis whose format the values of an axis have: x has that of the values unless it has its own.
    func numberFormat(of axis: ChartAxisId) -> ChartNumericAxisAttributes {
        switch axis {
        case .dual: secondaryNumericAxis
        case .category: categoryAxis
        case .x where categoryAxis.hasFormat: categoryAxis
        default: numericAxis
        }
    }

    private static func peak(_ values: [Double]) -> Double {
        values.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    }
}
