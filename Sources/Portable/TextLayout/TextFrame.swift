import Foundation

/// A line of laid out text. Coordinates are points from the frame's top left corner.
package struct TextLine: Equatable, Sendable {
    /// The top left corner of the line's box.
    package let origin: CGPoint
    /// The width of its glyphs.
    package let width: CGFloat
    /// The height of its box, a whole number of device pixels.
    package let height: CGFloat
    /// The distance of the baseline from the frame's top.
    package let baseline: CGFloat
    /// The line's bytes in `TextFrame.text`, including spaces and a line feed at its end.
    package let bytes: Range<Int>
    /// True if the line's paragraph reads from right to left.
    package let isRightToLeft: Bool
    /// True if the line contains an ellipsis for omitted text.
    package let isTruncated: Bool
}

/// The placement of an attachment.
package struct AttachmentPlacement: Equatable, Sendable {
    /// The attachment's identifier.
    package let id: Int
    /// In points from the frame's top left corner.
    package let rect: CGRect
}

/// Text laid out for one width and height. Immutable; equal requests give equal frames.
package final class TextFrame: Sendable {
    /// The size, in whole device pixels.
    package let size: CGSize
    package let lines: [TextLine]
    /// The distance of the first baseline from the top; 0 without lines.
    package let firstBaseline: CGFloat
    /// The distance of the last baseline from the top; 0 without lines.
    package let lastBaseline: CGFloat
    /// True if text was truncated with an ellipsis, or lines were omitted.
    package let isTruncated: Bool
    /// The scale of fonts that fits.
    package let scaleFactor: CGFloat
    /// The laid out text, without control characters.
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
        // Stops are collected in visual order, which differs for right-to-left text.
        let isInOrder = zip(caretStops, caretStops.dropFirst()).allSatisfy { $0.byte <= $1.byte }
        self.caretStops = isInOrder ? caretStops : caretStops.sorted { $0.byte < $1.byte }
    }

    /// The display items of the text.
    /// - Parameters:
    ///   - origin: the position of the frame's top left corner, in points.
    ///   - paints: the paint for a run's style; called once for each item, in order.
    package func displayItems(at origin: CGPoint, paints: (Int) -> Paint) -> [DisplayItem] {
        parts.map { $0.displayItem(at: origin, paints: paints) }
    }
}

/// A run of glyphs in a frame. It takes half of the memory of one with a paint.
struct PlacedGlyphs: Sendable {
    let face: FontFace
    /// The start of the baseline, in points from the frame's top left corner.
    let origin: CGPoint
    let glyphs: [Glyph]
    let text: String
    let isRightToLeft: Bool
    let width: CGFloat
    let letterSpacing: CGFloat

    /// The run in a frame at an origin.
    func run(at start: CGPoint, paint: Paint) -> GlyphRun {
        GlyphRun(
            face: face, origin: CGPoint(x: origin.x + start.x, y: origin.y + start.y), glyphs: glyphs, text: text,
            isRightToLeft: isRightToLeft, width: width, letterSpacing: letterSpacing, paint: paint)
    }
}

/// A part of a frame, before its position and paint are known.
enum FramePart: Sendable {
    case glyphs(PlacedGlyphs, style: Int)
    case line(CGRect, TextDecoration.Pattern, style: Int)
    /// The placeholder of a character that no face has.
    case placeholder(CGRect, style: Int)

    func displayItem(at origin: CGPoint, paints: (Int) -> Paint) -> DisplayItem {
        switch self {
        case .glyphs(let placed, let style): return .text(placed.run(at: origin, paint: paints(style)))
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
    /// The dash pattern, in proportion to the line's thickness.
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
