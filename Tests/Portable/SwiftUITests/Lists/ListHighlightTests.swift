import Drawing
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// The drawing of rows that are chosen or pressed.
///
/// Numbers: edges of rows of 44 points, counted from the first; the lines on both sides of a chosen row are hidden, as
/// drawn today; not compared with a device. The levels in the fade lie between that of the pressed row and white.
@MainActor
@Suite("Lists: highlighted rows")
struct ListHighlightTests {
    private struct Names: View {
        @State var chosen: Set<String>
        var isPlain = true
        var body: some View {
            let list = List(selection: $chosen) { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } }
            if isPlain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
        }
    }

    private let screen = DisplayConfiguration(width: 390, height: 300, displayScale: 2)

    /// The visible separators, as indices of the row edges, counted from the first row's top.
    private func lines(_ test: ViewTest<some View>) throws -> [Int] {
        let top = try test.text("a").frame.midY - 22
        let fills = test.displayList.fills
        return fills.enumerated().compactMap { index, line -> Int? in
            guard line.height == 0.5, line.width > 200 else { return nil }
            let isCovered = fills[(index + 1)...].contains {
                $0.height > 20 && $0.minX <= line.minX && $0.minY <= line.minY && $0.maxX >= line.maxX
                    && $0.maxY >= line.maxY
            }
            return isCovered ? nil : Int(((line.midY - top) / 44).rounded())
        }
        .sorted()
    }

    @Test(arguments: [true, false])
    func `the lines beside a chosen row are not seen`(_ isPlain: Bool) throws {
        let none = ViewTest(Names(chosen: [], isPlain: isPlain), screen)
        let noneLines = try lines(none)
        #expect(noneLines == (isPlain ? [0, 1, 2, 3, 4] : [1, 2, 3]))
        let one = ViewTest(Names(chosen: ["b"], isPlain: isPlain), screen)
        let oneLines = try lines(one)
        #expect(oneLines == (isPlain ? [0, 3, 4] : [3]))
        let two = ViewTest(Names(chosen: ["b", "c"], isPlain: isPlain), screen)
        let twoLines = try lines(two)
        #expect(twoLines == (isPlain ? [0, 4] : []))
    }

    @Test func `the highlight of a row fades once its button has acted, and is gone at once where nothing moves`()
        throws
    {
        struct Counter: View {
            @State private var count = 0

            var body: some View { List { Button("Count \(count)") { count += 1 } } }
        }
        func makeTest(animates: Bool) -> ViewTest<Counter> {
            ViewTest(
                Counter(), DisplayConfiguration(width: 390, height: 300, displayScale: 2, animates: animates))
        }
        let test = makeTest(animates: true)
        let place = CGPoint(x: 250, y: try test.text("Count 0").frame.midY)
        func level() throws -> Double { try test.color(at: place).red }
        try test.tap("Count 0")
        let pressed = try level()
        #expect(pressed < 0.85 && test.has("Count 1"))
        test.advance(by: 0.1)
        var levels: [Double] = []
        for _ in 0..<8 {
            test.advance(by: 0.05)
            levels.append(try level())
        }
        #expect(levels == levels.sorted() && levels[2] > pressed + 0.02 && levels[2] < 0.99)
        #expect(levels.last == 1)
        #expect(!test.isAnimating)
        let still = makeTest(animates: false)
        try still.tap("Count 0")
        #expect(try still.color(at: place).red == 1)
    }
}
