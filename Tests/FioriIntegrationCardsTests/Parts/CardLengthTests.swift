import CoreGraphics
import Testing

@testable import FioriIntegrationCards

/// Lengths and colours of style sheets.
struct CardLengthTests {
    @Test(
        arguments: [
            ("150px", 150), ("14rem", 224), ("2em", 32), ("12", 12), ("3pt", 4), (" 1.5rem ", 24),
        ] as [(String, Double)])
    func `lengths in points`(css: String, points: Double) {
        #expect(CardLength.points(css) == CGFloat(points))
    }

    @Test(arguments: ["auto", "", "50%", "calc(1px)", "-3px", "1e999"])
    func `other texts are no length`(css: String) {
        #expect(CardLength.points(css) == nil)
    }

    @Test func `percentages are shares`() {
        #expect(CardLength.share("25%") == 0.25)
        #expect(CardLength.share("25px") == nil)
    }
}
