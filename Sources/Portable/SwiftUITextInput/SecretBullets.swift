import Drawing
import SwiftUICore
import TextLayout

/// The discs that are drawn in place of a secret's bullets: larger than the bullets of a typeface.
///
/// At 17 points they are 7.33 points in diameter and 10.25 apart, in the middle of the line (measured in pictures of
/// iOS 17.5 and 18.5: Docs/Facts/IOSMetrics.md, "Controls").
extension SecretText {
    /// In ems.
    private static let diameter: CGFloat = 7.33 / 17
    /// The distance between the centres of consecutive discs, in ems.
    private static let pitch: CGFloat = 10.25 / 17

    private static let bulletBytes = Array("•".utf8)

    /// Sets the advance of bullets to the pitch of the discs.
    /// - Parameter template: a request of one run.
    static func space(_ template: inout TextRequest) {
        var bullet = template
        bullet.runs[0].content = .text("•")
        bullet.runs[0].tracking = 0
        bullet.runs[0].kerning = 0
        let advance = TextEngine.shared.layout(bullet, width: nil).lines.first?.width ?? 0
        template.runs[0].tracking = 0
        template.runs[0].kerning = template.runs[0].font.size * pitch - advance
    }

    /// Replaces bullets in drawn text with discs.
    /// - Parameter middle: the middle of the line, in the coordinates of the items.
    static func withDiscs(_ items: [DisplayItem], font: FontDescriptor, middle: CGFloat, paint: Paint) -> [DisplayItem]
    {
        var result: [DisplayItem] = []
        let size = font.size * diameter
        for item in items {
            guard case .text(var run) = item else {
                result.append(item)
                continue
            }
            let bytes = Array(run.text.utf8)
            func isBullet(_ glyph: Glyph) -> Bool { bytes[glyph.cluster...].starts(with: bulletBytes) }
            for glyph in run.glyphs where isBullet(glyph) {
                let center = run.origin.x + glyph.position.x + font.size * pitch / 2
                let disc = CGRect(x: center - size / 2, y: middle - size / 2, width: size, height: size)
                result.append(.fill(.ellipse(disc), paint))
            }
            run.glyphs.removeAll(where: isBullet)
            if !run.glyphs.isEmpty { result.append(.text(run)) }
        }
        return result
    }
}
