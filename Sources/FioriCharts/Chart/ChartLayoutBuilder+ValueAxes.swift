import SwiftUI

/// Labels of values beside a plot, which become smaller, then shorter, before an axis goes without.
nonisolated extension ChartLayoutBuilder {
    /// The texts of the axes of values on either side.
    typealias SideTexts = (first: [String], second: [String])

    /// The texts of the axes beside a plot; sets the size at which they have room.
    ///
    /// Where one of the axes has no room, or both leave less than half of the width, texts become smaller, down to the size
    /// without Dynamic Type, then their numbers are abbreviated, unless the axis has a format of its own.
    /// - Parameters:
    ///   - first: The scale of the first axis; nil where it has no labels.
    ///   - second: The scale of the second axis; nil where it has no labels.
    mutating func textsBesidePlot(
        _ first: ValueAxisScale?, _ second: ValueAxisScale?, in width: CGFloat
    ) -> SideTexts {
        let texts = sideTexts(first, second)
        if first != nil { fitValues(texts.first, model.numericAxis.labels, in: width) }
        let scales = [valueTextScale] + smallerScales(than: valueTextScale)
        lazy var short = sideTexts(first, second, upTo: Self.clearlyShorter)
        lazy var shortest = sideTexts(first, second, upTo: 1)
        for leavesHalf in [true, false] {
            for length in 0...(leavesHalf ? 1 : 2) {
                for scale in scales {
                    valueTextScale = scale
                    let texts = length == 0 ? texts : length == 1 ? short : shortest
                    if haveRoom(texts, in: width, leavingHalf: leavesHalf) { return texts }
                }
            }
        }
        // One of two axes may have room.
        return shortest
    }

    /// Abbreviated numbers are worth it that are so much narrower.
    static var clearlyShorter: CGFloat { 0.9 }

    /// - Parameter share: The width up to which abbreviated numbers replace the whole ones, in parts of theirs; nil for whole
    ///   numbers.
    private func sideTexts(
        _ first: ValueAxisScale?, _ second: ValueAxisScale?, upTo share: CGFloat? = nil
    ) -> SideTexts {
        func texts(_ scale: ValueAxisScale?, _ axis: ChartAxisId, _ attributes: ChartNumericAxisAttributes) -> [String]
        {
            guard let scale else { return [] }
            let texts = self.texts(scale, axis: axis, attributes: attributes)
            guard let share else { return texts }
            return shorterTexts(than: texts, scale, axis: axis, attributes: attributes, upTo: share)
        }
        return (texts(first, .y, model.numericAxis), texts(second, .dual, model.secondaryNumericAxis))
    }

    /// The texts of ticks with their numbers abbreviated; the same where the axis has a format of its own, or the widest would
    /// not become shorter: numbers that differ in their last digits have all of them.
    /// - Parameter share: The width up to which abbreviated numbers replace the whole ones, in parts of theirs.
    func shorterTexts(
        than texts: [String], _ scale: ValueAxisScale, axis: ChartAxisId, attributes: ChartNumericAxisAttributes,
        upTo share: CGFloat = clearlyShorter
    ) -> [String] {
        guard !attributes.hasFormat, let short = attributes.copy() as? ChartNumericAxisAttributes else { return texts }
        // Numbers that are abbreviated for want of room say so.
        if !short.abbreviatesLabels { short.isMagnitudedDisplayed = true }
        short.abbreviatesLabels = true
        guard !short.hasFormat else { return texts }
        let abbreviated = self.texts(scale, axis: axis, attributes: short)
        let isShorter = width(abbreviated, attributes.labels) < width(texts, attributes.labels) * share
        return isShorter ? abbreviated : texts
    }

    /// True if labels on each side take less than half of what is left of a width.
    /// - Parameter leavingHalf: True if those of two axes have to leave half of the width together.
    private func haveRoom(_ texts: SideTexts, in width: CGFloat, leavingHalf: Bool) -> Bool {
        func side(_ texts: [String], _ look: ChartLabelAttributes) -> CGFloat {
            texts.isEmpty ? 0 : self.width(texts, valueLook(look)) + Self.labelGap * 2
        }
        let first = side(texts.first, model.numericAxis.labels)
        let second = side(texts.second, model.secondaryNumericAxis.labels)
        if leavingHalf, second > 0 { return first + second <= width / 2 }
        return first < width / 2 && second < (width - first) / 2
    }

    /// Makes labels of values smaller that would take more than a third of a width.
    private mutating func fitValues(_ texts: [String], _ look: ChartLabelAttributes, in width: CGFloat) {
        let widest = self.width(texts, look)
        if widest > width / 3 { valueTextScale = width / 3 / widest }
    }

    /// A look with the texts of values as large as lets two of them stand above each other: those at the ends, or zero between
    /// them and both ends.
    func lookOfValues(
        _ look: ChartLabelAttributes, on scale: ValueAxisScale, in plot: ChartPlot
    ) -> ChartLabelAttributes {
        let length = height(look)
        guard length > 0, let first = scale.ticks.first, let last = scale.ticks.last else { return look }
        let place = { (tick: Double) in plot.position(value: tick, on: scale) }
        // The label of the tick that is kept stands between the others.
        let kept = scale.explicitTicks.isEmpty ? place(scale.ticks[scale.keptTick]) : place(first)
        let distances = [abs(kept - place(first)), abs(kept - place(last))]
        let (near, far) = (distances.min() ?? 0, distances.max() ?? 0)
        let distance = near * 2 > far ? near : far
        return length + 1 > distance ? smaller(look, by: (distance - 2) / length) : look
    }
}
