import CoreGraphics
import SwiftUI
import Testing

@testable import FioriCharts

/// Legends of great texts in little room.
///
/// Numbers: texts have 12 points without Dynamic Type, and ink reaches four tenths of their size beyond a line (ours).
@MainActor
struct LegendSizeTests {
    @Test func `larger texts are not smaller than those without Dynamic Type`() {
        var seen = 0
        for height in stride(from: 40.0, through: 200, by: 4) {
            for least in [40.0, 80, 120] {
                let size = CGSize(width: 288, height: height)
                let usual = LegendRoom(.bottom, in: size, textSize: 12, widest: 80, leastChart: least)
                for textSize in [14.0, 19, 29, 40] {
                    let room = LegendRoom(.bottom, in: size, textSize: textSize, widest: 80, leastChart: least)
                    let own = room.fontSize ?? textSize
                    #expect(own >= 12 && own >= usual.fontSize ?? 12, "\(height) \(least) \(textSize) \(room)")
                    // A line of the texts has room.
                    #expect(room.size.height >= own * 1.25, "\(height) \(least) \(textSize) \(room)")
                    #expect(room.size.height <= height * 0.4)
                    seen += 1
                }
            }
        }
        #expect(seen == 41 * 3 * 4)
    }

    @Test func `a legend shows the ink above and below its lines`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let ink = LegendInk(textSize: 30).path(in: rect).boundingRect
        #expect(ink == CGRect(x: -12, y: -12, width: 124, height: 64))
        // The last line of a legend that scrolls is cut.
        let window = LegendInk(textSize: 40, isScrolled: true).path(in: rect).boundingRect
        #expect(window == CGRect(x: 0, y: -10, width: 100, height: 50))
    }
}
