import Foundation
import Testing

@testable import TextLayout

/// Widths against those of the setting that Inter's designer publishes, by size and weight (Docs/Facts/IOSMetrics.md,
/// "Widths").
///
/// Numbers: the shares and 8.67 are in these facts, 0.03 at 16 points as the middle of 2.5 to 3.5 %. 0.006 bounds the
/// steps of this implementation's interpolation.
@Suite struct MeasuredWidthTests {
    private static let text = "The quick brown fox jumps over the lazy dog and runs away"

    /// The width with the published tracking alone.
    private func designedWidth(_ size: CGFloat, _ weight: Int) -> CGFloat {
        let frame = layout(Self.text, size: size, weight: weight, scale: 3)
        let run = runs(frame)[0]
        let own = FontTracking.tracking(of: run.face, for: .system(.default))
        let designed = size * CGFloat(-0.0223 + 0.185 * exp(-0.1745 * Double(size)))
        return frame.lines[0].width + (designed - own) * CGFloat(run.glyphs.count)
    }

    @Test(arguments: [
        (CGFloat(17), 400, CGFloat(0.03)), (16, 400, 0.03), (15, 400, 0.015), (13, 400, 0.01), (17, 600, 0.01),
        (12, 400, 0), (11, 400, 0),
    ])
    func narrower(size: CGFloat, weight: Int, share: CGFloat) {
        let width = layout(Self.text, size: size, weight: weight, scale: 3).lines[0].width
        #expect(abs(1 - width / designedWidth(size, weight) - share) < 0.002)
    }

    @Test func monospaced() {
        let frame = TextEngine.shared.layout(
            TextRequest("0000000000", font: .system(size: 14, design: .monospaced), displayScale: 3), width: nil)
        #expect(abs(frame.lines[0].width / 10 - 8.67) < 0.01)
    }

    /// No jumps between sizes below the display cut.
    @Test func smooth() {
        let tracking = stride(from: CGFloat(10), to: 20, by: 0.25).map { size in
            FontTracking.tracking(of: runs(layout("a", size: size))[0].face, for: .system(.default)) / size
        }
        #expect(zip(tracking, tracking.dropFirst()).allSatisfy { abs($0 - $1) < 0.006 })
    }
}
