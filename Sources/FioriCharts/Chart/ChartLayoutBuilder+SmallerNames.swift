import SwiftUI

/// Names of categories that become smaller where Dynamic Type makes them so large that they would be cut: down to the size
/// that they have without it.
nonisolated extension ChartLayoutBuilder {
    /// The look of category labels at the size that they have.
    var categoryLook: ChartLabelAttributes {
        let least = input.categoryCount <= Self.fewNamesAcross ? Self.smallestPartOfFew : 1
        return smaller(model.categoryAxis.labels, by: categoryTextScale, least: least)
    }

    /// A look with smaller texts, of the size without Dynamic Type at least; the same for one with a font of its own.
    /// - Parameter least: The smallest size, in parts of that without Dynamic Type.
    func smaller(_ look: ChartLabelAttributes, by scale: CGFloat, least: CGFloat = 1) -> ChartLabelAttributes {
        let scale = scale.clamped(to: min(1 / max(surroundings.textScale, 0.01), 1) * least...1)
        guard scale < 1, look.font == nil, let smaller = look.copy() as? ChartLabelAttributes else { return look }
        smaller.fontSize = look.fontSize * scale
        return smaller
    }

    /// The look of labels of values at the size that they have.
    func valueLook(_ look: ChartLabelAttributes) -> ChartLabelAttributes { smaller(look, by: valueTextScale) }

    /// A look with smaller and smaller texts, down to those without Dynamic Type.
    /// - Parameter scale: The size above the first of them.
    func smallerLooks(_ look: ChartLabelAttributes, than scale: CGFloat = 1) -> [ChartLabelAttributes] {
        smallerScales(than: scale).map { smaller(look, by: $0) }
    }

    /// Smaller and smaller sizes of texts, down to that without Dynamic Type.
    func smallerScales(than scale: CGFloat) -> [CGFloat] {
        let smallest = min(1 / max(surroundings.textScale, 0.01), 1)
        return ([0.85, 0.7, 0.6, 0.5, 0.42].filter { $0 > smallest } + [smallest]).filter { $0 < scale }
    }

    /// Makes labels of values below bars smaller that would take more than a part of the height, which names need.
    mutating func fitValuesBelowBars() {
        let height = height(model.numericAxis.labels)
        if height > size.height * 0.15 { valueTextScale = size.height * 0.15 / height }
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

    /// The number of lines of names of a few bars: as many as have room above each other at the smallest size.
    func lineLimitOfNamesAboveEachOther(in height: CGFloat) -> Int {
        guard model.categoryAxis.thinsLabels, (1...Self.fewNamesAcross).contains(input.categoryCount) else {
            return categoryLineLimit
        }
        var smaller = self
        smaller.categoryTextScale = smallestNames
        let room = height * 0.95 / CGFloat(input.categoryCount)
        let line = max(smaller.height(smaller.categoryLook), 1)
        return min(categoryLineLimit, max(1, Int(room / line)))
    }

    /// The size at which the names of all bars have room above each other, or of every second one, or else three of them; of
    /// many bars three names or two.
    func scaleOfNamesAboveEachOther(in height: CGFloat) -> CGFloat {
        let isFew = input.categoryCount <= Self.fewNamesAcross && model.categoryAxis.labels.font == nil
        guard smallestNames < 1 || isFew, model.categoryAxis.thinsLabels else { return categoryTextScale }
        // The labels at the ends reach beyond their bands, so that all are a little lower.
        let count = CGFloat(max(input.categoryCount, 1))
        let three = max(count / 3.1, 1.6)
        let parts = input.categoryCount <= Self.fewNames ? [0.95, 1.6, three] : [three, max(count / 2.1, 1.6)]
        for (place, part) in parts.enumerated() {
            let room = height * part / count
            let least = isFew && place == 0 ? smallestNames * Self.smallestPartOfFew : smallestNames
            var smaller = self
            func hasRoom() -> Bool {
                CGFloat(smaller.categoryLineCount) * smaller.height(smaller.categoryLook) <= room
            }
            while !hasRoom(), smaller.categoryTextScale > least {
                smaller.categoryTextScale = max(smaller.categoryTextScale * 0.95, least)
            }
            if hasRoom() { return smaller.categoryTextScale }
        }
        return categoryTextScale
    }

    /// All names of so many categories are wanted at great sizes.
    private static var fewNames: Int { 12 }

    /// The size at which all names have room beside bars; names that the smallest one does not make whole are little smaller.
    func scaleOfNamesBesideBars(in width: CGFloat) -> CGFloat {
        let widest = widestTitle(categoryTexts(in: width))
        guard widest > width, widest > 0 else { return categoryTextScale }
        var scale = max((width - 1) / widest * categoryTextScale, 0)
        guard scale >= smallestNames else { return min(scaleOfCutNames(in: width), categoryTextScale) }
        // Texts do not shrink as evenly as their sizes.
        var smaller = self
        for _ in 0..<4 {
            smaller.categoryTextScale = scale
            if smaller.widestTitle(smaller.categoryTexts(in: width)) <= width { break }
            scale = max(scale * 0.97, smallestNames)
        }
        return scale
    }

    /// The size at which names that are cut differ in what is left of them: little smaller, or the smallest one.
    private func scaleOfCutNames(in width: CGFloat) -> CGFloat {
        var smaller = self
        for scale in [0.7, 0.6, 0.5] where scale > smallestNames {
            smaller.categoryTextScale = scale
            let texts = smaller.categoryTexts(in: width)
            let titles = (0..<min(input.categoryCount, 200)).compactMap { texts.title($0) }
            let whole = titles.map { $0.lines.joined(separator: " ") }
            // These lose letters in their middle.
            if CutNames.beginAlike(whole) { return scale }
            let shown = zip(titles, whole).map { title, text in
                let letters = Int(CGFloat(text.count) * width / max(title.width, 1)) - 1
                return title.width <= width ? text : String(text.prefix(max(letters, 0)))
            }
            if Set(shown).count == Set(whole).count { return scale }
        }
        return smallestNames
    }

    /// Smaller labels that are whole in place of some that are cut, of one alone, of the first and the last alone, or of a few
    /// of which some are missing; nil where no size has room.
    func smallerCategoryLabels(
        than labels: CategoryLabels, in plot: ChartPlot
    ) -> (scale: CGFloat, labels: CategoryLabels)? {
        let count = plot.visibleCategories.count
        guard count > 0, model.categoryAxis.labels.font == nil else { return nil }
        let sizes =
            smallestNames < 1 ? [0.85, 0.7, 0.6, 0.5, 0.42, 0.36].filter { $0 > smallestNames } + [smallestNames] : []
        let steps = sizes.filter { $0 < categoryTextScale }
        func firstWhole(_ count: Int, from least: CGFloat = 0) -> (scale: CGFloat, labels: CategoryLabels)? {
            guard !areWhole(labels, atLeast: count) else { return nil }
            for scale in steps where scale >= least {
                let placed = placedLabels(at: scale, in: plot)
                if areWhole(placed, atLeast: count) { return (scale, placed) }
            }
            return nil
        }
        // Not so small that the size of the reader's choice would be lost.
        let isFew = count <= Self.fewNamesAcross
        if isFew, let all = firstWhole(count, from: 0.6) { return all }
        if isFew, model.categoryAxis.thinsLabels, let all = allNames(than: labels, at: steps, in: plot) { return all }
        if let some = firstWhole(min(3, count), from: 0.6) ?? firstWhole(min(2, count)) { return some }
        // At smaller sizes more of a few may have room, each cut; two whole ones say more.
        if isFew, labels.placed.count < min(3, count), !areWhole(labels, atLeast: min(2, count)) {
            let whole = steps.lazy.compactMap { scale in wholeLabels(at: scale, in: plot).map { (scale, $0) } }.first
            if let whole { return whole }
        }
        // One alone says less than two that are cut.
        guard labels.placed.count < min(2, count), let smallest = steps.last else { return nil }
        let placed = placedLabels(at: smallest, in: plot)
        return placed.placed.count > labels.placed.count ? (smallest, placed) : nil
    }

    /// The names of all of a few categories in place of some of them: names that are missing between others look like a fault.
    /// They become a little smaller than without Dynamic Type for that, and are whole: two whole names say more than all cut.
    private func allNames(
        than labels: CategoryLabels, at steps: [CGFloat], in plot: ChartPlot
    ) -> (scale: CGFloat, labels: CategoryLabels)? {
        let count = plot.visibleCategories.filter { labels.texts.hasTitle($0) }.count
        guard count > 2, labels.placed.count < count else { return nil }
        let sizes = steps + Self.partsOfFew.map { $0 * smallestNames }
        return sizes.lazy.map { (scale: $0, labels: placedLabels(at: $0, in: plot)) }
            .first { areWhole($0.labels, atLeast: count) }
    }

    /// The sizes of a few names that have no room otherwise, in parts of that without Dynamic Type.
    private static var partsOfFew: [CGFloat] { [0.92, 0.84, smallestPartOfFew] }

    private static var smallestPartOfFew: CGFloat { 0.75 }

    /// Some labels at a size, none of them cut; nil where no two have room.
    private func wholeLabels(at scale: CGFloat, in plot: ChartPlot) -> CategoryLabels? {
        guard model.categoryAxis.thinsLabels else { return nil }
        var smaller = self
        smaller.categoryTextScale = scale
        return ([smaller.categoryTexts()] + smaller.shorterTexts).lazy.compactMap { texts in
            smaller.thinnedCategoryLabels(texts, in: plot).map { (texts, $0) }
        }.first { $0.1.count > 1 }
    }

    /// All names of so many categories beside each other are wanted at great sizes.
    private static var fewNamesAcross: Int { 6 }

    private func placedLabels(at scale: CGFloat, in plot: ChartPlot) -> CategoryLabels {
        var smaller = self
        smaller.categoryTextScale = scale
        return smaller.placedCategoryLabels([smaller.categoryTexts()] + smaller.shorterTexts, in: plot)
    }

    /// True if no label is cut, and there are so many.
    private func areWhole(_ labels: CategoryLabels, atLeast count: Int) -> Bool {
        labels.placed.count >= count
            && labels.placed.allSatisfy { $0.length >= (labels.texts.title($0.index)?.width ?? 0) - 0.5 }
    }
}
