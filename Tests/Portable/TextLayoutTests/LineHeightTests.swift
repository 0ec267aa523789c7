import Testing

@testable import TextLayout

/// The rule that one line is 1.193 × size, rounded up to a device pixel, for every face.
///
/// Numbers: Docs/Facts/IOSMetrics.md, "Text styles": sizes, 1.193, and 20.33 and 20.5 for body at 3× and 2×. The
/// baseline at 0.952 is the ascent of `LineMetrics`, which the facts do not have.
@Suite struct LineHeightTests {
    /// Every size in the tables of iOS text styles.
    static let sizes: [CGFloat] = [
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39,
        40, 42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 55, 56, 58, 60,
    ]

    @Test(arguments: sizes, [CGFloat(1), 2, 3])
    func `one line`(size: CGFloat, scale: CGFloat) {
        let frame = TextEngine.shared.layout(
            TextRequest("Hgjx", font: .system(size: size), displayScale: scale), width: nil)
        let pixels = (size * 1.193 * scale - 1e-4).rounded(.up)
        #expect(abs(frame.size.height * scale - pixels) < 1e-6)
        #expect(abs(frame.firstBaseline * scale - (size * 0.952 * scale).rounded()) < 1e-6)
    }

    @Test func `body as on IOS`() {
        func height(_ scale: CGFloat) -> CGFloat {
            TextEngine.shared.layout(TextRequest("Body", font: .system(size: 17), displayScale: scale), width: nil)
                .size.height
        }
        #expect(abs(height(3) - 61.0 / 3) < 1e-9)
        #expect(height(2) == 20.5)
        #expect(height(1) == 21)
    }
}
