import SwiftUI

/// The names of the series with their colours, in lines above or below the chart and in columns beside it. A tap switches a
/// series off and on.
///
/// The parts of a donut of one series are its entries, which nothing switches. Entries beyond the room are scrolled where
/// the chart is interactive; otherwise their number is written, and a tap on it brings them.
struct ChartLegend: View {
    @ObservedObject var model: ChartModel
    let entries: [Entry]
    let room: LegendRoom
    /// The size of the texts by Dynamic Type, in points.
    let textSize: CGFloat
    @State private var isOpen = false
    @Environment(\.locale) private var locale
    @Environment(\.chartIsPicture) private var isPicture
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    /// A name with its colour.
    struct Entry {
        var title: String
        var color: Color
        /// The style in place of the colour; nil for none.
        var style: AnyShapeStyle?
        /// The series that the entry switches, and whose shape it has; nil for sectors.
        var series: Int?
        /// The dashes of the series' line, none for a whole one; nil for marks that are no lines.
        var dash: [CGFloat]?

        /// The style, or else the colour.
        fileprivate var paint: AnyShapeStyle { style ?? AnyShapeStyle(color) }
    }

    /// More entries than these are counted, also where the legend scrolls.
    private static let mostEntries = 300

    /// The number of names in each text of those beyond.
    private static let namesInText = 100

    var body: some View {
        let shown = entries.prefix(Self.mostEntries)
        if fits {
            LegendFlow(direction, room: room.size) { rows(shown) }
        } else if (model.userInteractionEnabled || isOpen) && !isPicture {
            LegendWindow(room: room.size, lineHeight: lineHeight) {
                ScrollView {
                    LegendFlow(direction, room: room.size) {
                        ForEach(shown.indices, id: \.self) { index in
                            // Keys reach every entry, and bring it into view.
                            row(shown[index]).focusable().onKeyPress(keys: [.space, .return]) { _ in
                                toggle(shown[index])
                            }
                        }
                        if shown.count < entries.count { count(entries.count - shown.count) }
                    }
                    .frame(maxWidth: room.isBeside ? nil : .infinity, alignment: .leading)
                }
                .scrollBounceBehavior(.basedOnSize)
                .scrollClipDisabled()
                .clipShape(LegendInk(textSize: fontSize, isScrolled: true))
            }
        } else {
            counted(shown).clipShape(LegendInk(textSize: fontSize))
        }
    }

    private var direction: LegendArrangement.Direction { room.isBeside ? .columns : .lines }

    // MARK: Room

    private var fontSize: CGFloat { room.fontSize ?? textSize }

    private var lineHeight: CGFloat { (fontSize * LegendRoom.lineHeight).rounded(.up) }

    /// The width that an entry does not exceed: letters are narrower than they are high.
    static func mostWidths(_ entries: [Entry], textSize: CGFloat) -> [CGFloat] {
        let swatchWidth = swatchWidth(of: entries)
        return entries.map { entry in
            let letters = entry.title.utf8.count < 200 ? entry.title.count : 200
            return 2 * swatchWidth + 6 + CGFloat(letters) * textSize
        }
    }

    /// The width of the colours for texts of 12 points. Dashes need room to be told apart; names begin at one place.
    static func swatchWidth(of entries: [Entry]) -> CGFloat {
        entries.contains { $0.dash?.isEmpty == false } ? LegendLine.width : 10
    }

    /// True if all entries have room, even if each letter were as wide as high.
    private var fits: Bool {
        guard entries.count <= 40, room.size.height > 0, entries.allSatisfy({ !$0.title.contains(where: \.isNewline) })
        else { return false }
        let widths = Self.mostWidths(entries, textSize: fontSize)
        guard let widest = widths.max(), widest <= room.size.width else { return entries.isEmpty }
        let sizes = widths.map { CGSize(width: $0, height: lineHeight) }
        let arrangement = LegendArrangement(direction, of: sizes, in: room.size)
        return arrangement.size.height <= room.size.height && arrangement.size.width <= room.size.width
    }

    /// No more entries than these have room, each as narrow as its colour and a letter.
    private var mostInRoom: Int {
        let lines = (room.size.height / (lineHeight + LegendArrangement.lineSpacing)).rounded(.up)
        let columns = (room.size.width / (16 + LegendArrangement.entrySpacing)).rounded(.up)
        return Int(min(max(lines * columns, 0), CGFloat(Self.mostEntries)))
    }

    // MARK: Entries

    private func counted(_ shown: ArraySlice<Entry>) -> some View {
        let first = shown.prefix(mostInRoom)
        let count = LegendFlow.Count(entries: first.count, extra: entries.count - first.count)
        return LegendFlow(direction, room: room.size, count: count) {
            ForEach(first.indices, id: \.self) { index in
                LegendEntry {
                    row(first[index])
                } line: {
                    row(first[index], lines: 1)
                } name: {
                    name(first[index].title)
                }
            }
            LegendCount(count.range) { number in
                if isPicture {
                    self.count(number)
                } else {
                    Button {
                        isOpen = true
                    } label: {
                        self.count(number)
                    }
                    .buttonStyle(.plain)
                }
            }
            ForEach(shown.dropFirst(first.count).indices, id: \.self) { name(shown[$0].title) }
            // Texts of a picture can be searched, and names that are cut are nowhere else.
            if isPicture {
                ForEach(first.indices.filter { mayBeCut(first[$0]) }, id: \.self) { name(first[$0].title) }
                let rest = entries.dropFirst(shown.count)
                ForEach(Array(stride(from: rest.startIndex, to: rest.endIndex, by: Self.namesInText)), id: \.self) {
                    name(rest[$0...].prefix(Self.namesInText).map(\.title.inOneLine).joined(separator: ", "))
                }
            }
        }
    }

    /// True if a name may have no room, by the widths of its letters.
    private func mayBeCut(_ entry: Entry) -> Bool {
        let letters = entry.title.prefix(200).reduce(0) { $0 + LetterWidths.share(of: $1) }
        return letters * fontSize + Self.swatchWidth(of: entries) > room.size.width * 0.6
    }

    private func rows(_ shown: ArraySlice<Entry>) -> some View {
        ForEach(shown.indices, id: \.self) { row(shown[$0]) }
    }

    /// - Parameter lines: The greatest number of lines of a name with line breaks; nil for that of the room.
    @ViewBuilder private func row(_ entry: Entry, lines: Int? = nil) -> some View {
        if let series = entry.series {
            let isShown = !model.hiddenSeries.contains(series)
            Button {
                _ = toggle(entry)
            } label: {
                label(entry, lines: lines).opacity(isShown ? 1 : 0.4)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isShown ? .isSelected : [])
        } else {
            label(entry, lines: lines)
        }
    }

    /// Switches a series off and on.
    private func toggle(_ entry: Entry) -> KeyPress.Result {
        guard let series = entry.series else { return .ignored }
        model.hiddenSeries.formSymmetricDifference([series])
        return .handled
    }

    private func label(_ entry: Entry, lines most: Int?) -> some View {
        // Colours grow with their names, but less.
        let scale = min(max(fontSize / 12, 1), 2)
        return HStack(spacing: 6) {
            swatch(entry, width: Self.swatchWidth(of: entries) * scale, scale: scale)
            let lines = CategoryTexts.lines(entry.title, limit: most ?? room.mostLines)
            let title = lines.joined(separator: "\n")
            if let short = room.shortNames[title] {
                ViewThatFits(in: .horizontal) {
                    name(title).lineLimit(1)
                    name(short).lineLimit(1).truncationMode(.tail).accessibilityLabel(Text(verbatim: title))
                }
            } else {
                name(title).lineLimit(most ?? max(room.lines, lines.count))
            }
        }
    }

    private func name(_ title: String) -> some View {
        // Names that begin alike lose letters in their middle.
        Text(verbatim: title).font(font).foregroundStyle(Color.preferredColor(.secondaryLabel))
            .truncationMode(room.cutsInMiddle ? .middle : .tail)
    }

    private func count(_ number: Int) -> some View {
        let words = ChartWords(locale: locale)
        return name("+ " + number.formatted(.number.locale(locale)))
            .accessibilityLabel(Text(verbatim: words.more(number)))
    }

    private var font: Font { room.fontSize.map { .fiori(fixedSize: $0) } ?? .fiori(forTextStyle: .caption) }

    /// The colour of an entry: in the shape of the series' points where colours alone must not tell series apart, as a line
    /// in legends that have dashes, and in a square for all others.
    @ViewBuilder private func swatch(_ entry: Entry, width: CGFloat, scale: CGFloat) -> some View {
        let side = 10 * scale
        if differentiatesWithoutColor, hasPointShapes {
            pointShape(entry.series ?? 0).scale(scale, anchor: .topLeading).fill(entry.paint)
                .frame(width: side, height: side).frame(width: width)
        } else if width > side, let dash = entry.dash {
            LegendLine(entry.paint, dash: dash, width: width, height: side)
        } else {
            Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
                .scale(scale, anchor: .topLeading).fill(entry.paint)
                .frame(width: side, height: side).frame(width: width)
        }
    }

    private func pointShape(_ index: Int) -> Path {
        var path = Path()
        path.addPointShape(index, at: CGPoint(x: 5, y: 5), diameter: 8)
        return path
    }

    private var hasPointShapes: Bool {
        if case .series(hasPointShapes: true) = model.marks.legendEntries { true } else { false }
    }
}

extension ChartLegend {
    /// The entries of a model's legend.
    /// - Parameters:
    ///   - shorter: Shorter titles of categories; nil for their own.
    ///   - shapeStyles: The styles of series and points.
    static func entries(
        of model: ChartModel, locale: Locale, shorter: [String?]? = nil, shapeStyles: ChartShapeStyles = .none,
        isRightToLeft: Bool = false
    ) -> [Entry] {
        let input = ChartInput(model: model, shapeStyles: shapeStyles)
        guard case .categories = model.marks.legendEntries, model.numOfSeries() == 1 else {
            // Kinds that draw one series alone name it, and nothing switches it off.
            let isAlone = model.marks.drawsOneSeries || model.marks.isSingleMark
            let shown = isAlone ? Array(input.visibleSeries.prefix(1)) : Array(0..<model.numOfSeries())
            return shown.map { series in
                Entry(
                    title: model.title(ofSeries: series, locale: locale),
                    color: model.marks.legendColor(ofSeries: series, of: input),
                    style: input.swatchStyle(series: series, isRightToLeft: isRightToLeft),
                    series: isAlone ? nil : series,
                    dash: model.marks.isContinuous(series, of: input) ? input.dash(ofSeries: series) : nil)
            }
        }
        let words = ChartWords(locale: locale)
        let titles = model.categoryTitles
        guard let series = input.visibleSeries.first else { return [] }
        // A part of zero is a part, although it has no sector.
        return input.table.values(series).indices.filter { input.table.value(series, $0) >= 0 }.map { category in
            let own = shorter.flatMap { $0.indices.contains(category) ? $0[category] : nil } ?? titles[category]
            let title = own.flatMap { CategoryTexts.lines($0).isEmpty ? nil : $0 }
            return Entry(
                title: title ?? words.category(category + 1),
                color: DonutMarks.color(series: series, category: category, in: input),
                style: input.style(series: series, category: category))
        }
    }
}
