import CoreGraphics

nonisolated extension [AdaptiveElement] {
    /// The width in points below which words would break within, estimated from the number of their letters.
    ///
    /// - Parameter scale: the scale of texts for the reader's text size.
    func leastWidth(scale: CGFloat) -> CGFloat { map { $0.leastWidth(scale: scale) }.max() ?? 0 }
}

nonisolated extension AdaptiveElement {
    fileprivate func leastWidth(scale: CGFloat) -> CGFloat {
        switch content {
        case .textBlock(let text):
            let look = AdaptiveTextLook(text, isHeader: false)
            return Self.width(of: text.text, size: look.size, isBold: look.weight == .bolder) * scale
        case .richTextBlock(let runs, _):
            return (runs.map { Self.width(of: $0.text, size: $0.size, isBold: $0.weight == .bolder) }.max() ?? 0)
                * scale
        case .image(let image): return image.width.map { CGFloat($0) } ?? image.size.points ?? 16
        case .container(let container): return container.items.leastWidth(scale: scale)
        case .columnSet(let set):
            let gaps = set.columns.dropFirst().map(\.spacing.points).reduce(0, +)
            return set.columns.map { $0.container.items.leastWidth(scale: scale) }.reduce(gaps, +)
        case .factSet(let facts):
            let titles = facts.map { Self.width(of: $0.title, size: .default, isBold: true) }.max() ?? 0
            let values = facts.map { Self.width(of: $0.value, size: .default, isBold: false) }.max() ?? 0
            return (titles + values) * scale + AdaptiveFactSetView.columnGap
        case .imageSet, .media, .table, .carousel, .actionSet, .input: return 0
        }
    }

    /// The width of the longest word. Longer ones than the limit break in any case.
    private static func width(of text: String, size: AdaptiveTextSize, isBold: Bool) -> CGFloat {
        let limit = 16
        var longest = 0
        var length = 0
        // Stars are signs of Markdown, mostly.
        for character in text where character != "*" {
            length = character.isWhitespace || character == "-" ? 0 : length + 1
            longest = max(longest, length)
        }
        // Letters are a little wider than half their size; Markdown makes some bold.
        let perLetter = isBold || text.contains("**") ? 0.66 : 0.6
        return longest > limit ? 0 : CGFloat(longest) * size.points * perLetter
    }
}
