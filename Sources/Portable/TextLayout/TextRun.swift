import Foundation

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    package var pattern: Pattern
    /// The style whose paint draws the line; nil draws it like the text.
    package var style: Int?

    package init(pattern: Pattern = .solid, style: Int? = nil) {
        self.pattern = pattern
        self.style = style
    }
}

/// A thing in the text that is not text, such as a picture. It takes the place of one character.
package struct TextAttachment: Hashable, Sendable {
    /// The caller's name for it; the frame tells its place by this.
    package var id: Int
    /// In points.
    package var size: CGSize
    /// How far below the top of the thing its baseline lies, in points. The bottom sits on the text's baseline when
    /// this equals the height.
    package var baseline: CGFloat

    package init(id: Int, size: CGSize, baseline: CGFloat) {
        self.id = id
        self.size = size
        self.baseline = baseline
    }
}

/// Text in one font and style, or one attachment.
package struct TextRun: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case text(String)
        case attachment(TextAttachment)
    }

    package var content: Content
    package var font: FontDescriptor
    /// Added between characters, in points; keeps ligatures as they are.
    package var kerning: CGFloat
    /// Added after each character, in points; ligatures are taken apart. Wins over kerning when both are set.
    package var tracking: CGFloat
    /// Lifts the text, in points.
    package var baselineOffset: CGFloat
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// A number that the caller gives a meaning when drawing; colours are looked up by it, so that the same text in
    /// another colour is not laid out again.
    package var style: Int

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
