import SwiftUI

/// Names of categories that become smaller where Dynamic Type makes them so large that they would be cut: down to the size
/// that they have without it.
nonisolated extension ChartLayoutBuilder {
    /// The look of category labels at the size that they have.
    var categoryLook: ChartLabelAttributes {
        let look = model.categoryAxis.labels
        guard categoryTextScale != 1, look.font == nil, let smaller = look.copy() as? ChartLabelAttributes
        else { return look }
        smaller.fontSize = look.fontSize * categoryTextScale
        return smaller
    }

    /// The smallest size of names, in parts of that which Dynamic Type gives them.
    private var smallestNames: CGFloat {
        model.categoryAxis.labels.font == nil ? min(1 / max(surroundings.textScale, 0.01), 1) : 1
    }

    /// The size at which all names have room beside bars; names that the smallest one does not make whole are little smaller.
    func scaleOfNamesBesideBars(in width: CGFloat) -> CGFloat {
        let widest = widestTitle(categoryTexts(in: width))
        guard widest > width, widest > 0 else { return 1 }
        let scale = max((width - 1) / widest, 0)
        return scale >= smallestNames ? scale : max(smallestNames, 0.7)
    }

    /// Smaller labels that are whole in place of some that are cut, or of one alone; nil where no size has room.
    func smallerCategoryLabels(
        than labels: CategoryLabels, in plot: ChartPlot
    ) -> (scale: CGFloat, labels: CategoryLabels)? {
        guard smallestNames < 1, input.categoryCount > 0, !areWhole(labels, in: plot) else { return nil }
        var smaller = self
        let steps = [0.85, 0.7, 0.6, 0.5, 0.42, 0.36].filter { $0 > smallestNames } + [smallestNames]
        for scale in steps {
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
