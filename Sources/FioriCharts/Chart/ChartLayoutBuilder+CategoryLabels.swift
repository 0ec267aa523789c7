import SwiftUI

/// Labels of categories. Where all have no room, the axis is thinned: every second one, every third and so on
/// (``LabelThinning``), unless the app has set a style of its own.
nonisolated extension ChartLayoutBuilder {
    /// Names of at most these many categories are shortened before some are left out.
    private static var shortenedCategories: Int { 6 }

    /// A text is shortened to this many times its size, not further.
    private static var shortestText: CGFloat { 3 }

    // MARK: Titles

    /// The titles; beside bars in the longest format that has room in a width, or the shortest one.
    func categoryTexts(in width: CGFloat) -> CategoryTexts {
        let texts = categoryTexts()
        guard isLying, !model.shorterTitles.isEmpty else { return texts }
        return ([texts] + shorterTexts).first { widestTitle($0) <= width } ?? shorterTexts.last ?? texts
    }

    func categoryTexts(shorter: [String?]? = nil) -> CategoryTexts {
        let (builder, look) = (self, categoryLook)
        return CategoryTexts(model.categoryTitles, lineLimit: categoryLineCount, shorter: shorter) { text in
            builder.measure(text, look).width
        }
    }

    var shorterTexts: [CategoryTexts] { model.shorterTitles.map { categoryTexts(shorter: $0) } }

    /// The number of lines of the category labels: those of the longest title, as far as the plot keeps its share.
    var categoryLineCount: Int {
        max(1, min(mostCategoryLines, Int(size.height * 0.45 / max(height(categoryLook), 1))))
    }

    /// The number of lines of the longest title, at most three, or fewer beside low bars.
    var mostCategoryLines: Int {
        // Times and numbers stand on axes of their own.
        guard input.time == nil && input.numbers == nil || kind.hasBars else { return 1 }
        let titles = model.categoryTitles
        let most = input.derived.linesOfNames {
            var most = 1
            let count = input.categoryCount
            for category in stride(from: 0, to: count, by: max(1, count / WidestNames.mostRead)) {
                guard let title = titles[category], CategoryTexts.hasLineBreaks(title) else { continue }
                most = max(most, CategoryTexts.lines(title).count)
                if most >= Self.mostLinesOfNames { break }
            }
            return most
        }
        return min(most, categoryLineLimit)
    }

    /// The width of the widest title beside bars.
    func widestTitle(_ texts: CategoryTexts) -> CGFloat {
        let count = input.categoryCount
        let measured: [Int]
        if count <= WidestNames.mostMeasured {
            measured = Array(0..<count)
        } else if texts.areShorter {
            measured = texts.widest(count)
        } else {
            measured = input.derived.widestNames(lines: texts.lineLimit) { texts.widest(count) }
        }
        let widest = widestTitle(texts, of: measured)
        // Pairs of letters are a little nearer or farther than their widths.
        return measured.count < count ? widest + 1 : widest
    }

    /// The width of the widest title of some categories.
    func widestTitle(_ texts: CategoryTexts, of categories: [Int]) -> CGFloat {
        categories.reduce(0) { max($0, texts.title($1)?.width ?? 0) }
    }

    /// Takes the room that the labels of the first and the last bar need beyond the plot, so that they are not cut.
    mutating func takeOverhang(from room: inout CGRect) {
        let length = height(categoryLook) * CGFloat(categoryLineCount)
        // The bands are those of the room that is left.
        let band = max(room.height - length, 0) / CGFloat(max(input.categoryCount, 1))
        // In low charts the labels at the ends are left out instead.
        overhang = min(max((length - band) / 2, 0), room.height / 4, max((room.height - size.height / 3) / 2, 0))
        let hasTitle = labels.contains { $0.frame.maxY <= room.minY }
        take(hasTitle ? overhang : overhang - room.minY, from: .minYEdge, of: &room)
        take(overhang, from: .maxYEdge, of: &room)
    }

    /// The length that the first name beside bars of a height reaches above them.
    func reachOfNames(aboveBarsIn length: CGFloat) -> CGFloat {
        let band = length / CGFloat(max(input.categoryCount, 1))
        return max(0, (height(categoryLook) * CGFloat(categoryLineCount) - band) / 2)
    }

    private var isThinned: Bool { model.categoryAxis.thinsLabels }

    // MARK: Below and above the plot

    mutating func addCategoryLabels(_ texts: CategoryTexts, in plot: ChartPlot, _ place: CategoryLabelPlace) {
        if plot.categories.places != nil {
            if let time = input.time { return addTimeLabels(time, in: plot) }
            if let numbers = input.numbers { return addNumberLabels(numbers, in: plot) }
        }
        var (texts, placed) = placedCategoryLabels([texts] + shorterTexts, in: plot)
        if let smaller = smallerCategoryLabels(than: (texts, placed), in: plot) {
            categoryTextScale = smaller.scale
            (texts, placed) = smaller.labels
        }
        let look = categoryLook
        let length = height(look)
        let cut = cutNames(of: placed.map { ($0.index, $0.length) }, texts)
        for label in placed {
            let lines = cut[label.index].map { [$0] } ?? texts.title(label.index)?.lines ?? []
            var top = top(ofCategoryLabel: label.index, place, height: length * CGFloat(lines.count), in: plot)
            for line in lines {
                let own = min(measure(line, look).width.rounded(.up), label.length)
                let place = CGRect(x: label.start + (label.length - own) / 2, y: top, width: own, height: length)
                add(line, look, place, cut: .center)
                top += length
            }
        }
    }

    /// The labels that have room.
    func placedCategoryLabels(_ formats: [CategoryTexts], in plot: ChartPlot) -> CategoryLabels {
        switch model.categoryAxis.labelLayoutStyle {
        case _ where isThinned: fittingCategoryLabels(formats, in: plot)
        case .range: rangeOfCategoryLabels(formats, in: plot)
        case .allOrNothing:
            wholeCategoryLabels(formats, in: plot) ?? movedCategoryLabels(formats, in: plot)
                ?? shortenedCategoryLabels(formats, in: plot)
        }
    }

    /// Labels in one of their formats.
    typealias CategoryLabels = (texts: CategoryTexts, placed: [LabelRow.Placed])

    /// All labels in the longest format in which they have room; nil if they have none in any.
    private func wholeCategoryLabels(_ formats: [CategoryTexts], in plot: ChartPlot) -> CategoryLabels? {
        formats.lazy.compactMap { texts in
            allCategoryLabels(texts, in: plot, shortens: false).map { (texts, $0) }
        }.first
    }

    /// All labels of a few categories in the longest format in which they have room if those beside the first and the last,
    /// which the edges of the chart move inwards, move as well.
    private func movedCategoryLabels(_ formats: [CategoryTexts], in plot: ChartPlot) -> CategoryLabels? {
        guard (3...Self.shortenedCategories).contains(plot.visibleCategories.count) else { return nil }
        let (visible, room) = (Array(plot.visibleCategories), labelRoom(plot))
        return formats.lazy.compactMap { texts in
            LabelRow.all(items(visible, texts, in: plot), in: room, spacing: 4, movedAtMost: Self.shortMove)
                .map { (texts, $0) }
        }.first
    }

    /// A label stands under its mark still that is moved so many points.
    private static var shortMove: CGFloat { 8 }

    /// All labels in the shortest format, cut.
    private func shortenedCategoryLabels(_ formats: [CategoryTexts], in plot: ChartPlot) -> CategoryLabels {
        let texts = formats[formats.count - 1]
        return (texts, allCategoryLabels(texts, in: plot, shortens: true) ?? [])
    }

    /// All labels, or as many of them as have room.
    private func fittingCategoryLabels(_ formats: [CategoryTexts], in plot: ChartPlot) -> CategoryLabels {
        if let whole = wholeCategoryLabels(formats, in: plot) ?? movedCategoryLabels(formats, in: plot) { return whole }
        if plot.visibleCategories.count <= Self.shortenedCategories, formats.count == 1 {
            let shortened = shortenedCategoryLabels(formats, in: plot)
            let names = shortened.placed.map { shortened.texts.title($0.index)?.lines.joined(separator: " ") ?? "" }
            let cut = allCutNames(of: shortened.placed.map { ($0.index, $0.length) }, shortened.texts)
            let isClear = cut.isEmpty || Set(cut.values).count == Set(names).count
            if !shortened.placed.isEmpty, isClear { return shortened }
        }
        let thinned = formats.compactMap { texts in thinnedCategoryLabels(texts, in: plot).map { (texts, $0) } }
        if let best = thinned.first(where: { $0.1.count > 2 }) ?? thinned.first { return best }
        let texts = formats[formats.count - 1]
        return (texts, shortenedEnds(texts, in: plot))
    }

    /// The first and the last label in the longest format in which both have room, or cut in the shortest.
    private func rangeOfCategoryLabels(_ formats: [CategoryTexts], in plot: ChartPlot) -> CategoryLabels {
        let ranges = formats.map { ($0, rangeOfCategoryLabels($0, in: plot)) }
        return ranges.first { texts, placed in
            placed.allSatisfy { $0.length >= texts.title($0.index)?.width ?? 0 }
        } ?? ranges[ranges.count - 1]
    }

    /// The room of labels below the plot: between those of the values that reach as low.
    private func labelRoom(_ plot: ChartPlot) -> ClosedRange<CGFloat> {
        let top = plot.frame.maxY + categoryGap
        let beside = labels.map(\.frame).filter {
            $0.maxY > top && $0.minY < top + height(categoryLook) * 0.5 && $0.minY < plot.frame.maxY
        }
        let left = beside.filter { $0.midX < plot.frame.midX }.reduce(0) { max($0, $1.maxX + Self.labelGap) }
        let right = beside.filter { $0.midX >= plot.frame.midX }
            .reduce(size.width) { min($0, $1.minX - Self.labelGap) }
        return left...max(right, left + 1)
    }

    /// Every second label, every third and so on, with the first and the last where all categories are in view.
    func thinnedCategoryLabels(_ texts: CategoryTexts, in plot: ChartPlot) -> [LabelRow.Placed]? {
        let room = labelRoom(plot)
        let place = { (categories: [Int]) -> [LabelRow.Placed]? in
            LabelRow.all(items(categories, texts, in: plot), in: room, spacing: 8)
        }
        return thinned(texts, in: plot, length: { texts.title($0)?.width ?? 0 }, spacing: 8, place: place)
    }

    /// Every second category, every third and so on.
    /// - Parameters:
    ///   - length: The length of a category's label along the axis.
    ///   - place: Places the labels of categories; nil if they have no room.
    private func thinned<Placed>(
        _ texts: CategoryTexts, in plot: ChartPlot, length: (Int) -> CGFloat, spacing: CGFloat,
        place: ([Int]) -> [Placed]?
    ) -> [Placed]? {
        let visible = plot.visibleCategories
        let isSearched = visible.count <= CategoryTexts.searchLimit
        let titled = isSearched ? visible.filter { texts.hasTitle($0) } : Array(visible)
        guard titled.count > 1 else { return place(titled) }
        // A few places without a title are counted, so that the distances are equal.
        let counted = titled.count * 4 >= visible.count * 3 ? Array(visible) : titled
        let ends = [plot.position(category: titled[0]), plot.position(category: titled[titled.count - 1])]
        let step = max(abs(ends[1] - ends[0]) / CGFloat(titled.count - 1), 0.000_1)
        // The shortest of a few labels: no shorter stride has room, unless nearly all others are shorter still.
        let samples = Swift.stride(from: 0, to: titled.count, by: max(1, titled.count / 16)).map { length(titled[$0]) }
        let start = max(2, Int(((samples.min() ?? 0) + spacing) / step / 2))
        guard plot.categories.zoom > 1 else {
            return LabelThinning.thinned(count: counted.count, from: start) { place($0.map { counted[$0] }) }
        }
        var stride = start
        while stride < plot.categories.count {
            if let placed = place(LabelThinning.multiples(of: stride, in: visible)), !placed.isEmpty { return placed }
            stride += max(1, stride / 8)
        }
        return place([titled[0]])
    }

    /// The labels of the first and the last category, shortened; the first alone where two have no room.
    private func shortenedEnds(_ texts: CategoryTexts, in plot: ChartPlot) -> [LabelRow.Placed] {
        let least = Self.shortestText * fontSize(categoryLook)
        let ends = rangeOfCategoryLabels(texts, in: plot)
        let isLegible = ends.allSatisfy { $0.length >= min(least, texts.title($0.index)?.width ?? 0) }
        if isLegible { return ends }
        guard let first = ends.first, let item = items([first.index], texts, in: plot).first else { return [] }
        let room = labelRoom(plot)
        let length = min(item.length, room.upperBound - room.lowerBound)
        guard length >= min(least, item.length) else { return [] }
        let short = LabelRow.Item(anchor: item.anchor, length: length, index: item.index)
        return LabelRow.all([short], in: room, spacing: 0) ?? []
    }

    /// The labels of the first and the last category in view, at the edges of the plot.
    private func rangeOfCategoryLabels(_ texts: CategoryTexts, in plot: ChartPlot) -> [LabelRow.Placed] {
        let visible = plot.visibleCategories
        let ends = visible.count > 1 ? [visible.lowerBound, visible.upperBound - 1] : Array(visible)
        return LabelRow.range(
            items(ends, texts, in: plot), in: plot.frame.minX...max(plot.frame.maxX, plot.frame.minX), spacing: 8)
    }

    /// The labels of all categories in view; nil if they have no room.
    /// - Parameter shortens: True if labels may be cut.
    private func allCategoryLabels(
        _ texts: CategoryTexts, in plot: ChartPlot, shortens: Bool
    ) -> [LabelRow.Placed]? {
        let visible = plot.visibleCategories
        // More labels than there are points across never fit.
        guard visible.count <= Int(plot.frame.width / 4) + 2 else { return nil }
        let items = items(Array(visible), texts, in: plot)
        if items.isEmpty { return [] }
        let room = labelRoom(plot)
        if let all = LabelRow.all(items, in: room, spacing: 4) { return all }
        guard shortens else { return nil }
        // Labels that are cut to their share, if that leaves a few letters.
        let step = plot.categories.count > 1 ? abs(plot.position(category: 1) - plot.position(category: 0)) : size.width
        let least = Self.shortestText * fontSize(categoryLook)
        // Those at the edges of the chart have less, of lines about half.
        var limits = items.map { item in
            min(item.anchor + step / 2 - 2, room.upperBound) - max(item.anchor - step / 2 + 2, room.lowerBound)
        }
        if items.count > 2 {
            // They also have what their neighbours leave.
            let last = items.count - 1
            let next = items[1].anchor - min(items[1].length, limits[1]) / 2 - 4
            let before = items[last - 1].anchor + min(items[last - 1].length, limits[last - 1]) / 2 + 4
            limits[0] = max(limits[0], min(next - room.lowerBound, 2 * (next - items[0].anchor)))
            limits[last] = max(limits[last], min(room.upperBound - before, 2 * (items[last].anchor - before)))
        }
        let ends = [items.first?.index, items.last?.index]
        let areLegible = zip(items, limits).allSatisfy { item, limit in
            limit >= min(ends.contains(item.index) ? least * 0.85 : least, item.length)
        }
        guard areLegible else { return nil }
        if isThinned, !differ(items, texts, cutTo: limits) { return nil }
        let short = zip(items, limits).map { item, limit in
            LabelRow.Item(anchor: item.anchor, length: min(item.length, limit), index: item.index)
        }
        return LabelRow.all(short, in: room, spacing: 2)
    }

    /// True if what is left of labels tells them apart.
    private func differ(_ items: [LabelRow.Item], _ texts: CategoryTexts, cutTo limits: [CGFloat]) -> Bool {
        var known: Set<String> = []
        return zip(items, limits).allSatisfy { item, limit in
            let text = texts.title(item.index)?.lines.joined(separator: " ") ?? ""
            guard item.length > limit else { return known.insert(text).inserted }
            let letters = Int(CGFloat(text.count) * limit / max(item.length, 1)) - 1
            return known.insert(String(text.prefix(max(letters, 0)))).inserted
        }
    }

    /// The labels of categories in the plot, from the left.
    private func items(_ categories: [Int], _ texts: CategoryTexts, in plot: ChartPlot) -> [LabelRow.Item] {
        let frame = plot.frame
        return categories.compactMap { category -> LabelRow.Item? in
            let anchor = plot.position(category: category)
            guard anchor >= frame.minX - 0.5, anchor <= frame.maxX + 0.5, let title = texts.title(category) else {
                return nil
            }
            return LabelRow.Item(anchor: anchor, length: title.width, index: category)
        }
        .sorted { $0.anchor < $1.anchor }
    }

    /// The names that have no room, cut so that they differ; none where one has several lines. Names that are cut at their
    /// ends are left to drawing.
    private func cutNames(of places: [(category: Int, width: CGFloat)], _ texts: CategoryTexts) -> [Int: String] {
        allCutNames(of: places, texts).filter { category, name in
            guard let title = texts.title(category)?.lines.first, name.hasSuffix("…") else { return true }
            return !title.hasPrefix(name.dropLast())
        }
    }

    /// The names as they are read, those without room cut; none where one has several lines or all have room.
    private func allCutNames(of places: [(category: Int, width: CGFloat)], _ texts: CategoryTexts) -> [Int: String] {
        let titles = places.compactMap { place in texts.title(place.category).map { (place, $0) } }
        guard titles.contains(where: { $1.width > $0.width + 0.5 }), titles.allSatisfy({ $1.lines.count == 1 }) else {
            return [:]
        }
        let look = categoryLook
        let cut = CutNames.cut(titles.map { $1.lines[0] }) { index, text in
            measure(text, look).width <= titles[index].0.width + 0.5
        }
        return Dictionary(zip(titles.map(\.0.category), cut)) { first, _ in first }
    }

    // MARK: Beside bars

    private static var mostComparedNames: Int { 200 }

    /// A name beside bars, in its lines.
    private typealias LyingLabel = (category: Int, lines: [ChartLabel])

    /// The categories whose names are drawn beside bars of which not all have room, whatever the width of the names; nil where
    /// all may have it, and where zooming brings others into sight.
    func drawnNames(_ texts: CategoryTexts, in plot: ChartPlot) -> [Int]? {
        let length = CGFloat(plot.visibleCategories.count) * height(categoryLook)
        guard plot.categories.zoom <= 1, !model.scaleXEnabled, length > plot.frame.height else { return nil }
        let drawn = fittingLyingLabels(texts, in: plot, width: size.width).map(\.category)
        return drawn.isEmpty ? nil : drawn
    }

    /// The labels of categories that follow each other downwards, beside the plot.
    /// - Parameter drawn: The categories that have labels; nil for as many as have room.
    mutating func addLyingCategoryLabels(
        _ texts: CategoryTexts, in plot: ChartPlot, width: CGFloat, drawn: [Int]? = nil
    ) {
        let isCompared = drawn == nil && plot.visibleCategories.count <= Self.mostComparedNames
        if isCompared { cutNames(of: Array(plot.visibleCategories), texts, width: width) }
        var placed = drawn == nil ? fittingLyingLabels(texts, in: plot, width: width) : []
        // Of many names those that are drawn have to differ.
        if !isCompared {
            let shown = drawn ?? placed.map(\.category)
            cutNames(of: shown, texts, width: width)
            placed = lyingCategoryLabels(shown, texts, in: plot, width: width) ?? placed
        }
        // The last label may be as low as the first value below the plot.
        let taken = self.labels.map(\.frame)
        for (_, lines) in placed {
            let isTaken = lines.contains { line in taken.contains { $0.intersects(line.frame) } }
            if !isTaken { labels += lines }
        }
    }

    /// The labels beside bars: all, or as many as have room.
    private func fittingLyingLabels(_ texts: CategoryTexts, in plot: ChartPlot, width: CGFloat) -> [LyingLabel] {
        let length = height(categoryLook)
        let place = { (categories: [Int]) in lyingCategoryLabels(categories, texts, in: plot, width: width) }
        let all = { () -> [LyingLabel]? in
            let visible = plot.visibleCategories
            guard CGFloat(visible.count) * length <= plot.frame.height * 1.5 + length else { return nil }
            return place(Array(visible))
        }
        switch model.categoryAxis.labelLayoutStyle {
        case _ where isThinned:
            let first = plot.visibleCategories.prefix(1)
            return all()
                ?? thinned(
                    texts, in: plot, length: { CGFloat(texts.title($0)?.lines.count ?? 1) * length }, spacing: 0,
                    place: place)
                ?? place(Array(first)) ?? []
        case .range:
            let visible = plot.visibleCategories
            let ends = visible.count > 1 ? [visible.lowerBound, visible.upperBound - 1] : Array(visible)
            return place(ends) ?? place(Array(ends.prefix(1))) ?? []
        case .allOrNothing: return all() ?? []
        }
    }

    /// Cuts the names of categories that have no room so that they differ.
    private mutating func cutNames(of categories: [Int], _ texts: CategoryTexts, width: CGFloat) {
        let titles = categories.compactMap { texts.title($0) }
        cutsNamesInMiddle =
            titles.contains { $0.width > width } && CutNames.beginAlike(titles.map { $0.lines.joined(separator: " ") })
        let places = categories.map { (category: $0, width: width) }
        cutNames = cutsNamesInMiddle ? allCutNames(of: places, texts) : cutNames(of: places, texts)
    }

    /// The labels of categories, in their lines; nil if two would overlap. Those that would be cut are left out.
    private func lyingCategoryLabels(
        _ categories: [Int], _ texts: CategoryTexts, in plot: ChartPlot, width: CGFloat
    ) -> [LyingLabel]? {
        var bottom = -CGFloat.infinity
        var result: [LyingLabel] = []
        for category in categories {
            let lines = lyingCategoryLabel(category, texts, in: plot, width: width)
            guard let first = lines.first, let last = lines.last, first.frame.minY > -0.5,
                last.frame.maxY < size.height + 0.5
            else { continue }
            guard first.frame.minY >= bottom else { return nil }
            bottom = last.frame.maxY
            result.append((category, lines))
        }
        return result
    }

    /// The lines of the label of a category, in its middle; none for one without a title, and out of view.
    private func lyingCategoryLabel(
        _ category: Int, _ texts: CategoryTexts, in plot: ChartPlot, width: CGFloat
    ) -> [ChartLabel] {
        let look = categoryLook
        let y = plot.position(category: category)
        guard y >= plot.frame.minY, y <= plot.frame.maxY, let title = texts.title(category) else { return [] }
        let length = height(look)
        let top = y - length * CGFloat(title.lines.count) / 2
        return title.lines.enumerated().map { index, line in
            var line = cutNames[category] ?? line
            if cutsNamesInMiddle, cutNames[category] == nil {
                line = CutNames.cutInMiddle(line) { measure($0, look).width <= width }
            }
            let own = min(measure(line, look).width.rounded(.up), width)
            let x =
                surroundings.isRightToLeft
                ? plot.frame.maxX + labelRoom + Self.labelGap * 2
                : plot.frame.minX - labelRoom - Self.labelGap * 2 - own
            var label = label(line, look, CGRect(x: x, y: top + CGFloat(index) * length, width: own, height: length))
            // Names that are cut end at the axis as well.
            if !surroundings.isRightToLeft { label.cutAlignment = .trailing }
            return label
        }
    }
}
