import Foundation

/// Where lines shorter than the text's width go. Leading and trailing follow the request's direction.
package enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// Where text that does not fit loses characters to an ellipsis, on the last line.
package enum TextTruncation: Hashable, Sendable {
    case head, middle, tail
}

/// The direction that a page is read in.
package enum TextDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// Text to be laid out. Equal requests give equal frames, so that it is the key of the engine's cache.
package struct TextRequest: Hashable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    /// The page's direction: decides which side is leading, and the direction of paragraphs without a letter that
    /// decides it. Other paragraphs take their first letter's direction.
    package var direction: TextDirection
    /// The frame is at least as high as this many lines, empty ones included.
    package var minimumLines: Int
    /// The most lines shown; nil for all.
    package var maximumLines: Int?
    package var truncation: TextTruncation
    /// Added between lines, in points.
    package var lineSpacing: CGFloat
    /// The room before the first line that is not the text's, on the leading side, in points. A word that does not fit
    /// beside it begins on the second line.
    package var firstLineIndent: CGFloat = 0
    /// The smallest factor that fonts may be shrunk by before text is cut off; 1 never shrinks.
    package var minimumScaleFactor: CGFloat
    /// True to move letters closer together before text is cut off.
    package var allowsTightening: Bool
    /// Device pixels per point: heights and widths are whole pixels.
    package var displayScale: CGFloat
    /// A language code such as `de` or `ja-JP`, for breaks and letter shapes that depend on it; nil for none.
    package var locale: String?

    package init(
        runs: [TextRun], alignment: TextAlignment = .leading, direction: TextDirection = .leftToRight,
        minimumLines: Int = 0, maximumLines: Int? = nil, truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0,
        minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, displayScale: CGFloat = 2,
        locale: String? = nil
    ) {
        self.runs = runs
        self.alignment = alignment
        self.direction = direction
        self.minimumLines = minimumLines
        self.maximumLines = maximumLines
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.displayScale = displayScale
        self.locale = locale
    }

    /// One run of text with everything else as usual.
    package init(_ text: String, font: FontDescriptor, displayScale: CGFloat = 2) {
        self.init(runs: [TextRun(text, font: font)], displayScale: displayScale)
    }

    /// The indent, as far as it is a length.
    var sanitizedIndent: CGFloat { firstLineIndent.isFinite ? max(0, firstLineIndent) : 0 }
}
