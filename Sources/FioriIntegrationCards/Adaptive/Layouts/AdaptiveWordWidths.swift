import CoreGraphics

/// The widths of the words of some content, for columns that shall keep them whole.
nonisolated indirect enum AdaptiveWordWidths: Sendable, Hashable {
    /// Words, or pictures, by their widths in points, the widest first.
    case words([CGFloat])
    /// Contents below each other.
    case stacked([AdaptiveWordWidths])
    /// Contents beside each other, with the sum of the distances between them.
    case beside([AdaptiveWordWidths], distances: CGFloat)

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
        }
    }
}

nonisolated extension AdaptiveWordWidths {
    /// The widths of the words of a text, estimated from their letters, rather too great than too small.
    ///
    /// Addresses break behind their signs, words behind a hyphen, and scripts without spaces anywhere.
    init(_ text: String, look: AdaptiveTextLook, scale: CGFloat) {
        var widths: Set<CGFloat> = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let isAddress = word.contains { $0 == "/" || $0 == "@" } || word.hasPrefix("www.")
            var width: CGFloat = 0
            for letter in word {
                let share = Self.share(of: letter, isMonospaced: look.fontType == .monospace)
                if Self.breaksAnywhere(letter) {
                    widths.formUnion([width, share])
                    width = 0
                    continue
                }
                width += share
                if letter == "-" || isAddress && Self.signs.contains(letter) {
                    widths.insert(width)
                    width = 0
                }
            }
            widths.insert(width)
        }
        let perShare = look.size.points * scale * (look.weight == .bolder ? 1.06 : 1)
        self = .words(widths.sorted(by: >).prefix(Self.kept).map { ($0 * perShare).rounded(.up) })
    }

    /// The number of words that are kept for a text: those that are too wide for a line do not count.
    private static let kept = 12
    /// The signs behind which addresses break.
    private static let signs: Set<Character> = ["/", ".", "@", "_", "?", "&", "=", "#", ":", ",", ";", "%", "+"]

    /// The width of a letter as a share of the text's size.
    private static func share(of letter: Character, isMonospaced: Bool) -> CGFloat {
        guard letter.isASCII else {
            guard let scalar = letter.unicodeScalars.first else { return 0 }
            return breaksAnywhere(letter) || scalar.properties.isEmojiPresentation
                ? 1.05 : letter.isUppercase ? 0.75 : 0.64
        }
        if isMonospaced { return 0.63 }
        switch letter {
        case "i", "l", "j", "I", ".", ",", ":", ";", "'", "!", "|": return 0.28
        case "f", "t", "r", "(", ")", "[", "]", "/", "\\", "\"": return 0.39
        case "m", "M": return 0.91
        case "w": return 0.84
        case "W", "@", "%": return 1.01
        default: return letter.isUppercase ? 0.71 : letter.isNumber ? 0.62 : 0.6
        }
    }

    /// True for letters of scripts that have no spaces between words.
    private static func breaksAnywhere(_ letter: Character) -> Bool {
        guard let code = letter.unicodeScalars.first?.value, code >= 0x0E00 else { return false }
        return switch code {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0xFF00...0xFFEF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
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
        case .container(let container): return container.items.wordWidths(context, scale: scale)
        case .columnSet(let set):
            return .beside(
                set.columns.map { $0.container.items.wordWidths(context, scale: scale) },
                distances: set.columns.dropFirst().map(\.spacing.points).reduce(0, +))
        case .factSet(let facts):
            let columns = facts.wordWidths(context, scale: scale)
            return .beside(columns, distances: AdaptiveFactSetView.columnGap)
        case .imageSet, .media, .table, .carousel, .actionSet, .input: return .none
        }
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
        let markdown = AdaptiveMarkdown(text)
        var look = look
        if markdown.blocks.contains(where: { $0.runs.contains(where: \.isBold) }) { look.weight = .bolder }
        return AdaptiveWordWidths(markdown.plainText, look: look, scale: scale)
    }
}
