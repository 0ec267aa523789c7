import Foundation

/// The alignment of lines in the text's width. Leading and trailing follow the request's direction.
package enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}

/// The position of the ellipsis in the last line of truncated text.
package enum TextTruncation: Hashable, Sendable {
    case head, middle, tail
}

/// The reading direction.
package enum TextDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// A request for text layout. Equal requests give equal frames; it is the key of the engine's cache.
package struct TextRequest: Hashable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    /// The layout direction: determines the leading side, and the direction of paragraphs without a strong character.
    /// Other paragraphs have the direction of their first strong character.
    package var direction: TextDirection
    /// The minimum height of the frame in lines.
    package var minimumLines: Int
    /// The maximum number of lines; nil for no limit.
    package var maximumLines: Int?
    package var truncation: TextTruncation
    /// Additional space between lines, in points.
    package var lineSpacing: CGFloat
    /// The indent of the first line on the leading side, in points. A word that does not fit beside it begins on the
    /// second line.
    package var firstLineIndent: CGFloat = 0
    /// The smallest scale of fonts before text is truncated; 1 for no scaling.
    package var minimumScaleFactor: CGFloat
    /// True to tighten letters before text is truncated.
    package var allowsTightening: Bool
    /// Device pixels per point: heights and widths are whole pixels.
    package var displayScale: CGFloat
    /// A language code such as `de` or `ja-JP`, for language-dependent breaks and glyphs; nil for none.
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

    /// Creates a request for a single run of text with default attributes.
    package init(_ text: String, font: FontDescriptor, displayScale: CGFloat = 2) {
        self.init(runs: [TextRun(text, font: font)], displayScale: displayScale)
    }

    /// The indent if it is valid, else 0.
    var sanitizedIndent: CGFloat { firstLineIndent.isFinite ? max(0, firstLineIndent) : 0 }
}
