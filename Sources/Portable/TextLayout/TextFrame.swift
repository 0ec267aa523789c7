import Foundation

/// One line of laid out text. All places are points from the frame's top left corner.
package struct TextLine: Equatable, Sendable {
    /// The top left corner of the line's box.
    package let origin: CGPoint
    /// How wide its glyphs are.
    package let width: CGFloat
    /// The height of its box, a whole number of device pixels.
    package let height: CGFloat
    /// How far below the frame's top the baseline lies.
    package let baseline: CGFloat
    /// The bytes of `TextFrame.text` on this line, spaces and a line feed at its end included.
    package let bytes: Range<Int>
    /// True when the line's paragraph reads from right to left.
    package let isRightToLeft: Bool
    /// True if part of the text was replaced by an ellipsis here.
    package let isTruncated: Bool
}

/// Where an attachment of the text has been placed.
package struct AttachmentPlacement: Equatable, Sendable {
    /// The attachment's own name.
    package let id: Int
    /// In points from the frame's top left corner.
    package let rect: CGRect
}

/// Text laid out for one width and height: the same request gives the same frame, which does not change.
package final class TextFrame: Sendable {
    /// The size, in whole device pixels.
    package let size: CGSize
    package let lines: [TextLine]
    /// How far below the top the first line's baseline lies; 0 without lines.
    package let firstBaseline: CGFloat
    /// How far below the top the last line's baseline lies; 0 without lines.
    package let lastBaseline: CGFloat
    /// True if characters were replaced by an ellipsis, or left out for want of lines.
    package let isTruncated: Bool
    /// What fonts were multiplied by to fit.
    package let scaleFactor: CGFloat
    /// The text that was laid out, without control characters.
    package let text: String
    package let attachments: [AttachmentPlacement]

    let parts: [FramePart]
    /// In the order of the text.
    let caretStops: [CaretStop]

    init(
        size: CGSize, lines: [TextLine], isTruncated: Bool, scaleFactor: CGFloat, text: String,
        attachments: [AttachmentPlacement], parts: [FramePart], caretStops: [CaretStop]
    ) {
        self.size = size
        self.lines = lines
        firstBaseline = lines.first?.baseline ?? 0
        lastBaseline = lines.last?.baseline ?? 0
        self.isTruncated = isTruncated
        self.scaleFactor = scaleFactor
        self.text = text
        self.attachments = attachments
        self.parts = parts
        // Found as they are drawn, which for text from right to left is another order.
        let isInOrder = zip(caretStops, caretStops.dropFirst()).allSatisfy { $0.byte <= $1.byte }
        self.caretStops = isInOrder ? caretStops : caretStops.sorted { $0.byte < $1.byte }
    }

    /// What draws the text.
    /// - Parameters:
    ///   - origin: where the frame's top left corner goes, in points.
    ///   - paints: the paint of each run's style number; asked once for each item, in their order.
    package func displayItems(at origin: CGPoint, paints: (Int) -> Paint) -> [DisplayItem] {
        parts.map { $0.displayItem(at: origin, paints: paints) }
    }
}

/// A part of a frame's picture before its place and colours are known.
enum FramePart: Sendable {
    case glyphs(GlyphRun, style: Int)
    case line(CGRect, TextDecoration.Pattern, style: Int)
    /// The sign of a character that no face can draw.
    case placeholder(CGRect, style: Int)

    func displayItem(at origin: CGPoint, paints: (Int) -> Paint) -> DisplayItem {
        switch self {
        case .glyphs(var run, let style):
            run.origin.x += origin.x
            run.origin.y += origin.y
            run.paint = paints(style)
            return .text(run)
        case .line(let rect, .solid, let style):
            return .fill(.rect(rect.offsetBy(dx: origin.x, dy: origin.y)), paints(style))
        case .line(let rect, let pattern, let style):
            let path = CGMutablePath()
            path.move(to: CGPoint(x: rect.minX + origin.x, y: rect.midY + origin.y))
            path.addLine(to: CGPoint(x: rect.maxX + origin.x, y: rect.midY + origin.y))
            return .stroke(
                .path(path), paints(style),
                StrokeAttributes(width: rect.height, dash: pattern.dash(thickness: rect.height)))
        case .placeholder(let rect, let style):
            return .stroke(
                .rect(rect.offsetBy(dx: origin.x, dy: origin.y)), paints(style), StrokeAttributes(width: 1))
        }
    }
}

extension TextDecoration.Pattern {
    /// Lengths drawn and left out, in proportion to the line's thickness.
    func dash(thickness: CGFloat) -> [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [thickness, thickness * 2]
        case .dash: [thickness * 5, thickness * 3]
        case .dashDot: [thickness * 5, thickness * 2, thickness, thickness * 2]
        case .dashDotDot: [thickness * 5, thickness * 2, thickness, thickness * 2, thickness, thickness * 2]
        }
    }
}
