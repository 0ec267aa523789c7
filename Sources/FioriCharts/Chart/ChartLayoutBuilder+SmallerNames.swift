import SwiftUI

/// Names of categories that become smaller where Dynamic Type makes them so large that they would be cut: down to the size
/// that they have without it.
nonisolated extension ChartLayoutBuilder {
    /// The look of category labels at the size that they have.
    var categoryLook: ChartLabelAttributes {
        let look = model.categoryAxis.labels
        return smaller(look, by: categoryTextScale)
    }

    /// A look with smaller texts, of the size without Dynamic Type at least; the same for one with a font of its own.
    func smaller(_ look: ChartLabelAttributes, by scale: CGFloat) -> ChartLabelAttributes {
        let scale = scale.clamped(to: min(1 / max(surroundings.textScale, 0.01), 1)...1)
        guard scale < 1, look.font == nil, let smaller = look.copy() as? ChartLabelAttributes else { return look }
        smaller.fontSize = look.fontSize * scale
        return smaller
    }

    /// A look with the texts of values as large as lets two of them stand above each other.
    /// - Parameter distance: The distance of the outermost ticks.
    func lookOfValues(_ look: ChartLabelAttributes, distance: CGFloat) -> ChartLabelAttributes {
        let length = height(look)
        return length + 1 > distance && length > 0 ? smaller(look, by: (distance - 2) / length) : look
    }

    /// The smallest size of names, in parts of that which Dynamic Type gives them.
    private var smallestNames: CGFloat {
        model.categoryAxis.labels.font == nil ? min(1 / max(surroundings.textScale, 0.01), 1) : 1
    }

    /// The size at which the lines of names take less than a third of the chart's height, or the smallest one.
    var scaleOfNamesInLines: CGFloat {
        let lines = CGFloat(mostCategoryLines)
        guard lines > 1, smallestNames < 1 else { return 1 }
        // The height of a line is rounded up.
        let scale = (size.height * 0.3 / lines - 1) / max(height(categoryLook), 1)
        return scale.clamped(to: smallestNames...1)
    }

    /// The size at which all names have room beside bars; names that the smallest one does not make whole are little smaller.
    func scaleOfNamesBesideBars(in width: CGFloat) -> CGFloat {
        let widest = widestTitle(categoryTexts(in: width))
        guard widest > width, widest > 0 else { return categoryTextScale }
        let scale = max((width - 1) / widest * categoryTextScale, 0)
        return scale >= smallestNames ? scale : max(smallestNames, 0.7)
    }

    /// Smaller labels that are whole in place of some that are cut, or of one alone; nil where no size has room.
    func smallerCategoryLabels(
        than labels: CategoryLabels, in plot: ChartPlot
    ) -> (scale: CGFloat, labels: CategoryLabels)? {
        guard smallestNames < 1, input.categoryCount > 0, !areWhole(labels, in: plot) else { return nil }
        var smaller = self
        let steps = [0.85, 0.7, 0.6, 0.5, 0.42, 0.36].filter { $0 > smallestNames } + [smallestNames]
        for scale in steps where scale < categoryTextScale {
            smaller.categoryTextScale = scale
            let placed = smaller.placedCategoryLabels([smaller.categoryTexts()] + smaller.shorterTexts, in: plot)
            if smaller.areWhole(placed, in: plot) { return (scale, placed) }
        }
        return nil
    }

    /// True if no label is cut, and none is alone among several categories.
    private func areWhole(_ labels: CategoryLabels, in plot: ChartPlot) -> Bool {
        labels.placed.count >= min(2, plot.visibleCategories.count)
            && labels.placed.allSatisfy { $0.length >= (labels.texts.title($0.index)?.width ?? 0) - 0.5 }
    }
}
