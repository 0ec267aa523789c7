import Drawing
import Testing

@testable import SwiftUI
@testable import SwiftUITestHost

/// What is drawn of rows that are chosen or pressed.
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

    /// The lines that can be seen, by the rows' edges that they are at, from the first one.
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
}
