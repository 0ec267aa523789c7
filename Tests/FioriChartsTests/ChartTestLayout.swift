import CoreGraphics
import Foundation

@testable import FioriCharts

/// Layouts of charts for tests, with texts whose letters are 0.6 of their size wide, 0.65 where bold, and 1.25 of it high.
enum ChartTestLayout {
    static func layout(
        _ model: ChartModel, width: CGFloat = 400, height: CGFloat = 240, isRightToLeft: Bool = false,
        textScale: CGFloat = 1
    ) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(
                locale: Locale(identifier: "en_US"), isRightToLeft: isRightToLeft, textScale: textScale)
        ) { text, fontSize, isBold in
            CGSize(width: CGFloat(text.count) * fontSize * (isBold ? 0.65 : 0.6), height: fontSize * 1.25)
        }
    }
}

/// A generator of the same numbers in each run (SplitMix64).
struct TestNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
