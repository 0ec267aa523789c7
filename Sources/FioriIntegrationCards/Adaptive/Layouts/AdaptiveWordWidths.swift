import CoreGraphics

/// The widths of the words of some content, for columns that shall keep them whole.
nonisolated indirect enum AdaptiveWordWidths: Sendable, Hashable {
    /// Words, or pictures, by their widths in points, the widest first.
    case words([CGFloat])
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
        case .words(let widths):
            // The widths are a little too great: a word that hardly exceeds the width may have room.
            return widths.first { $0 <= width * 1.06 }.map { min($0, width) } ?? 0
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

    /// True if a word is wider than a width in points, so that it breaks in any case.
    func exceeds(_ width: CGFloat) -> Bool {
        switch self {
        case .words(let widths): widths.first.map { $0 > width * 1.06 } ?? false
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
        let perShare = look.size.points * scale * (look.weight == .bolder ? WordWidths.bold : 1)
        self = .words(widths.sorted(by: >).prefix(Self.kept).map { ($0 * perShare).rounded(.up) })
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
            return .stacked(runs.map { AdaptiveWordWidths($0.text, look: AdaptiveTextLook($0), scale: scale) })
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
        case .imageSet, .media, .carousel: return .none
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

nonisolated extension AdaptiveWordWidths {
    /// The widths of the words of a text without marks, in points.
    fileprivate init(plain text: String, size: CGFloat) {
        let widths = WordWidths.words(of: text, isMonospaced: false, breaksAddresses: false)
        self = .words(widths.sorted(by: >).prefix(Self.kept).map { ($0 * size).rounded(.up) })
    }
}

nonisolated extension AdaptiveAction {
    /// The widths of the words of the title of a button, with its padding, its icon and the sign of a card.
    fileprivate func wordWidths(scale: CGFloat) -> AdaptiveWordWidths {
        var parts: CGFloat = 24
        if icon != nil { parts += 24 * scale }
        if case .showCard = kind { parts += 20 * scale }
        return .padded(
            AdaptiveWordWidths(plain: title ?? "", size: 15 * scale * WordWidths.semibold), parts)
    }
}

nonisolated extension AdaptiveInput {
    /// The widths of the words of the label, and of the prompt in its field.
    fileprivate func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        // The mark of required inputs follows the last word.
        let name = (label ?? "") + (isRequired ? "\u{A0}*" : "")
        let label = AdaptiveWordWidths(plain: name, size: 13 * scale * WordWidths.semibold)
        var field = AdaptiveWordWidths(plain: placeholder ?? "", size: 15 * scale)
        var parts = Self.fieldPadding
        switch kind {
        case .date, .time:
            // The prompt of the card's language, and the sign of a calendar or a clock.
            if placeholder == nil { field = .words([80 * scale]) }
            parts += 26 * scale
        case .toggle(let title, _, _, _):
            let text = AdaptiveMarkdown.plainText(title, rendersMarkdown: context.rendersMarkdown)
            field = AdaptiveWordWidths(plain: text, size: 15 * scale)
            parts = 62
        case .choices: parts += 26 * scale
        case .text, .number: break
        }
        return .stacked([label, .padded(field, parts)])
    }

    private static let fieldPadding: CGFloat = 24
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
        let size = look.size.points * scale * (look.weight == .bolder ? WordWidths.bold : 1)
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
