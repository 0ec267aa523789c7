import Foundation

/// Collects underlines and strikethroughs of a line of text; adjacent ones with the same style are joined.
struct DecorationLines {
    /// Device pixels per point.
    let scale: CGFloat
    private(set) var parts: [FramePart] = []
    /// The index of the last line of each kind, which the next one may extend.
    private var open: [Bool: Int] = [:]

    /// The position and thickness in units of the font's size: iOS draws underlines about a tenth below the baseline,
    /// and strikethroughs in the middle of the x-height (that of Inter is 0.546).
    private static let underlineDepth: CGFloat = 0.11
    private static let strikeHeight: CGFloat = 0.273
    private static let thickness: CGFloat = 0.065

    init(scale: CGFloat) {
        self.scale = scale
    }

    /// Adds the decorations of a run.
    mutating func add(_ run: TextRun, font: FontDescriptor, from start: CGFloat, to end: CGFloat, baseline: CGFloat) {
        guard run.underline != nil || run.strikethrough != nil || !open.isEmpty else { return }
        let thickness = max(1 / scale, PixelGrid.round(font.size * Self.thickness, scale: scale))
        append(
            run.underline, isUnderline: true, run: run, from: start, to: end,
            y: baseline + font.size * Self.underlineDepth, thickness: thickness)
        append(
            run.strikethrough, isUnderline: false, run: run, from: start, to: end,
            y: baseline - font.size * Self.strikeHeight - thickness / 2, thickness: thickness)
    }

    private mutating func append(
        _ decoration: TextDecoration?, isUnderline: Bool, run: TextRun, from start: CGFloat, to end: CGFloat,
        y: CGFloat, thickness: CGFloat
    ) {
        guard let decoration, end > start else {
            open[isUnderline] = nil
            return
        }
        let rect = CGRect(
            x: start, y: PixelGrid.round(y, scale: scale), width: end - start, height: thickness)
        let style = decoration.style ?? run.style
        if let index = open[isUnderline], case .line(let last, let pattern, let lastStyle) = parts[index],
            pattern == decoration.pattern, lastStyle == style, last.minY == rect.minY,
            last.height == rect.height, abs(last.maxX - rect.minX) < 0.01
        {
            parts[index] = .line(last.union(rect), pattern, style: style)
        } else {
            open[isUnderline] = parts.count
            parts.append(.line(rect, decoration.pattern, style: style))
        }
    }
}
