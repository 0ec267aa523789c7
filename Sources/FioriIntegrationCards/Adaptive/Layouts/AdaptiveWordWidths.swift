import CoreGraphics

/// The widths of the words of some content, for columns that shall keep them whole.
nonisolated indirect enum AdaptiveWordWidths: Sendable, Hashable {
    /// Words, or pictures, by their widths in points, the widest first, which may be too great by a factor.
    case words([CGFloat], slack: CGFloat = 1.06)
    /// Contents below each other.
    case stacked([AdaptiveWordWidths])
    /// Contents beside each other, with the sum of the distances between them.
    case beside([AdaptiveWordWidths], distances: CGFloat)
    /// Content with padding, the sum of both sides.
    case padded(AdaptiveWordWidths, CGFloat)

    static let none = AdaptiveWordWidths.words([])

    /// The width in points below which a word would break.
    ///
    /// - Parameter width: the width that there is. Words that are wider break in any case, and do not count.
    func least(within width: CGFloat) -> CGFloat {
        switch self {
        case .words(let widths, let slack):
            // A word that exceeds the width by no more than its estimate may be too great may have room.
            return widths.first { $0 <= width * slack }.map { min($0, width) } ?? 0
        case .stacked(let parts): return parts.map { $0.least(within: width) }.max() ?? 0
        case .padded(let content, let padding):
            let least = content.least(within: width - padding)
            return least > 0 ? least + padding : 0
        case .beside(let parts, let distances):
            let widths = parts.map { $0.least(within: width) }
            let sum = widths.reduce(distances, +)
            // Columns without room beside each other continue on further lines.
            return sum <= width ? sum : widths.max() ?? 0
        }
    }

    /// The width in points in which words that are wider than a width break no more often than in that width; 0 for none.
    func breaking(within width: CGFloat) -> CGFloat {
        switch self {
        case .words(let widths, let slack):
            return widths.prefix { $0 > width * slack }.map { WordWidths.breaking($0, within: width) }.max() ?? 0
        case .stacked(let parts), .beside(let parts, _): return parts.map { $0.breaking(within: width) }.max() ?? 0
        case .padded(let content, let padding):
            let breaking = content.breaking(within: width - padding)
            return breaking > 0 ? breaking + padding : 0
        }
    }

    /// The width in points of the widest word, and the factor by which it may be too great.
    var widest: (width: CGFloat, slack: CGFloat) {
        switch self {
        case .words(let widths, let slack): return (widths.first ?? 0, slack)
        case .stacked(let parts): return parts.map(\.widest).max { $0.width < $1.width } ?? (0, 1)
        case .padded(let content, let padding):
            let widest = content.widest
            return (widest.width > 0 ? widest.width + padding : 0, widest.slack)
        // Columns without room beside each other continue on further lines.
        case .beside(let parts, _): return parts.map(\.widest).max { $0.width < $1.width } ?? (0, 1)
        }
    }

    /// True if a word is wider than a width in points, so that it breaks in any case.
    func exceeds(_ width: CGFloat) -> Bool {
        switch self {
        case .words(let widths, let slack): widths.first.map { $0 > width * slack } ?? false
        case .stacked(let parts), .beside(let parts, _): parts.contains { $0.exceeds(width) }
        case .padded(let content, let padding): content.exceeds(width - padding)
        }
    }
}

nonisolated extension AdaptiveWordWidths {
    /// The widths of the words of a text, estimated from their letters, rather too great than too small.
    ///
    /// Addresses break behind their signs, words behind a hyphen, and scripts without spaces anywhere.
    init(_ text: String, look: AdaptiveTextLook, scale: CGFloat) {
        let widths = WordWidths.words(
            of: text, isMonospaced: look.fontType == .monospace, breaksAddresses: true)
        let perShare = look.wordSize(scale: scale)
        self = .words(
            widths.sorted(by: >).prefix(Self.kept).map { ($0 * perShare).rounded(.up) },
            slack: WordWidths.slack(of: text, size: look.size.points * scale))
    }

    /// The widths of the words that several runs of a text share.
    fileprivate init(across runs: [AdaptiveTextRun], scale: CGFloat) {
        var widths: [CGFloat] = []
        var open: CGFloat = 0
        var slack: CGFloat = 1
        for run in runs {
            let look = AdaptiveTextLook(run)
            slack = max(slack, WordWidths.slack(of: run.text, size: look.size.points * scale))
            let ends = WordWidths.ends(of: run.text, isMonospaced: look.fontType == .monospace)
            let size = look.wordSize(scale: scale)
            open += ends.first * size
            guard !ends.isOneWord else { continue }
            guard !run.text.isEmpty else { continue }
            widths.append(open.rounded(.up))
            open = ends.last * size
        }
        self = .words(
            (widths + [open.rounded(.up)]).sorted(by: >).prefix(Self.kept).filter { $0 > 0 }, slack: slack)
    }

    /// The number of words that are kept for a text: those that are too wide for a line do not count.
    private static let kept = 12
}

nonisolated extension [AdaptiveElement] {
    /// The widths of the words of elements below each other.
    ///
    /// - Parameter scale: the scale of texts for the reader's text size.
    func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        .stacked(map { $0.wordWidths(context, scale: scale) })
    }
}

nonisolated extension AdaptiveElement {
    fileprivate func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        switch content {
        case .textBlock(let text):
            return context.wordWidths(of: text.text, AdaptiveTextLook(text, isHeader: context.isHeader), scale: scale)
        case .richTextBlock(let runs, _):
            return .stacked(
                runs.map { AdaptiveWordWidths($0.text, look: AdaptiveTextLook($0), scale: scale) }
                    + [AdaptiveWordWidths(across: runs, scale: scale)])
        case .image(let image): return .words([image.width.map { CGFloat($0) } ?? image.size.points ?? 16])
        case .container(let container): return container.wordWidths(context, scale: scale)
        case .columnSet(let set):
            let hasPadding = context.showsBackground(set.style)
            let inner = context.inner(style: set.style, hasPadding: hasPadding)
            let columns = AdaptiveWordWidths.beside(
                set.columns.indices.map { index in
                    let context = inner.column(index, isFirst: index == 0, isLast: index == set.columns.count - 1)
                    return set.columns[index].container.wordWidths(context, scale: scale)
                }, distances: set.columns.dropFirst().map(\.spacing.points).reduce(0, +))
            return columns.padded(hasPadding, bleeds: set.bleeds, context)
        case .factSet(let facts):
            let columns = facts.wordWidths(context, scale: scale)
            return .beside(columns, distances: AdaptiveFactSetView.columnGap)
        case .actionSet(let actions, _):
            return .stacked(actions.filter { $0.mode == .primary }.map { $0.wordWidths(scale: scale) })
        case .input(let input): return input.wordWidths(context, scale: scale)
        case .table(let table): return table.wordWidths(context, scale: scale)
        case .imageSet(_, let size): return .words([AdaptiveImageSetView.size(size).points ?? 16])
        case .media(let media): return media.wordWidths(context, scale: scale)
        case .carousel(let carousel): return carousel.wordWidths(context, scale: scale)
        }
    }
}

nonisolated extension AdaptiveContainer {
    /// The widths of the words of a container, with the padding that its colours or its picture give it.
    ///
    /// - Parameter scale: the scale of texts for the reader's text size.
    func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        let hasPadding = context.showsBackground(style) || backgroundImage != nil
        let inner = context.inner(style: style, hasImage: backgroundImage != nil, hasPadding: hasPadding)
        return items.wordWidths(inner, scale: scale).padded(hasPadding, bleeds: bleeds, context)
    }
}

nonisolated extension AdaptiveWordWidths {
    /// The widths with the padding of a container, less what it extends into the padding around.
    fileprivate func padded(_ hasPadding: Bool, bleeds: Bool, _ context: AdaptiveContext) -> AdaptiveWordWidths {
        guard hasPadding else { return self }
        return .padded(
            self, 2 * CardMetrics.padding - (bleeds ? context.bleed.leading + context.bleed.trailing : 0))
    }
}

nonisolated extension AdaptiveTextLook {
    /// The size in points by which the estimated widths of words count, with the weight.
    fileprivate func wordSize(scale: CGFloat) -> CGFloat {
        size.points * scale * (weight == .bolder ? WordWidths.bold : 1)
    }
}

nonisolated extension AdaptiveMedia {
    /// The widths of the words of the link, behind its sign.
    fileprivate func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        guard !sources.isEmpty else { return .none }
        return .padded(
            AdaptiveWordWidths(plain: alternativeText ?? context.words.playMedia, size: 15 * scale), 30 * scale)
    }
}

nonisolated extension AdaptiveCarousel {
    /// The widths of the words of all pages, so that columns keep their widths while pages change, and of the number of a page
    /// between its buttons.
    fileprivate func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        var parts = pages.map { $0.wordWidths(context, scale: scale) }
        if pages.count > 1 {
            let number = AdaptiveWordWidths(plain: context.words.page(pages.count, of: pages.count), size: 13 * scale)
            parts.append(.padded(number, 80))
        }
        return .stacked(parts)
    }
}

nonisolated extension AdaptiveWordWidths {
    /// The widths of the words of a text without marks, in points.
    init(plain text: String, size: CGFloat) {
        let widths = WordWidths.words(of: text, isMonospaced: false, breaksAddresses: false)
        self = .words(
            widths.sorted(by: >).prefix(Self.kept).map { ($0 * size).rounded(.up) },
            slack: WordWidths.slack(of: text, size: size))
    }
}

nonisolated extension AdaptiveAction {
    /// The widths of the words of the title of a button, with its padding, its icon and the sign of a card.
    func wordWidths(scale: CGFloat) -> AdaptiveWordWidths {
        var parts: CGFloat = 24
        if icon != nil { parts += 24 * scale }
        if case .showCard = kind { parts += 20 * scale }
        return .padded(
            AdaptiveWordWidths(plain: title ?? "", size: 15 * scale * WordWidths.semibold), parts)
    }
}

nonisolated extension [AdaptiveFact] {
    /// The widths of the words of names and of values.
    func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> [AdaptiveWordWidths] {
        [
            .stacked(map { context.wordWidths(of: $0.title, AdaptiveTextLook(weight: .bolder), scale: scale) }),
            .stacked(map { context.wordWidths(of: $0.value, AdaptiveTextLook(), scale: scale) }),
        ]
    }
}

nonisolated extension AdaptiveContext {
    /// The widths of the words of a text that may be Markdown.
    fileprivate func wordWidths(of text: String, _ look: AdaptiveTextLook, scale: CGFloat) -> AdaptiveWordWidths {
        guard rendersMarkdown else { return AdaptiveWordWidths(text, look: look, scale: scale) }
        let blocks = AdaptiveMarkdown(text).blocks
        var look = look
        if blocks.contains(where: { $0.runs.contains(where: \.isBold) }) { look.weight = .bolder }
        guard blocks.count > 1 || blocks.first?.markers.isEmpty == false else {
            return AdaptiveWordWidths(blocks.first?.text ?? "", look: look, scale: scale)
        }
        let size = look.wordSize(scale: scale)
        return .stacked(
            blocks.map { block in
                let words = AdaptiveWordWidths(block.text, look: look, scale: scale)
                return block.markers.isEmpty ? words : .padded(words, block.indent(size: size))
            })
    }
}

nonisolated extension AdaptiveMarkdown.Block {
    /// The width in points of the signs of the items around the text, with their distances.
    ///
    /// - Parameter size: the size of the text in points.
    fileprivate func indent(size: CGFloat) -> CGFloat {
        markers.reduce(0) { indent, marker in
            indent + (WordWidths.extent(of: marker.widest).line * size).rounded(.up) + AdaptiveParagraphs.markerGap
        }
    }
}
