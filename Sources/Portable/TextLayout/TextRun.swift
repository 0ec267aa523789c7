import Foundation

/// An underline or strikethrough.
package struct TextDecoration: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    package var pattern: Pattern
    /// The style whose paint draws the line; nil for that of the text.
    package var style: Int?

    package init(pattern: Pattern = .solid, style: Int? = nil) {
        self.pattern = pattern
        self.style = style
    }
}

/// Inline content other than text, such as an image. It takes the place of one character.
package struct TextAttachment: Hashable, Sendable {
    /// The caller's identifier, which the frame's placement refers to.
    package var id: Int
    /// In points.
    package var size: CGSize
    /// The distance of the baseline from the top of the attachment, in points. If it equals the height, the bottom is
    /// on the text's baseline.
    package var baseline: CGFloat

    package init(id: Int, size: CGSize, baseline: CGFloat) {
        self.id = id
        self.size = size
        self.baseline = baseline
    }
}

/// Text in one font and style, or one attachment.
package struct TextRun: Hashable, Sendable {
    package enum Content: Sendable {
        case text(String)
        case attachment(TextAttachment)
    }

    package var content: Content
    package var font: FontDescriptor
    /// Added between characters, in points; keeps ligatures.
    package var kerning: CGFloat
    /// Added after each character, in points; disables ligatures. Takes precedence over kerning.
    package var tracking: CGFloat
    /// Raises the text, in points.
    package var baselineOffset: CGFloat
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// The caller's style number, which selects the paint in drawing, so that the same text in another colour is not
    /// laid out again.
    package var style: Int
    /// A language code such as `ja`, for glyphs that depend on the language; nil for the request's.
    package var language: String?

    package init(
        _ content: Content, font: FontDescriptor, kerning: CGFloat = 0, tracking: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil,
        style: Int = 0
    ) {
        self.content = content
        self.font = font
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.style = style
    }

    package init(_ text: String, font: FontDescriptor, style: Int = 0) {
        self.init(.text(text), font: font, style: style)
    }
}
