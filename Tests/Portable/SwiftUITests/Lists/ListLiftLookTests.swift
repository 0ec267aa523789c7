import Drawing
import Testing

@testable import SwiftUICore
@testable import SwiftUITestHost

/// The drawing of a row that a finger moves.
///
/// Numbers: rows of 44 points, whose line is 22 below the middle; pressed for 0.6 s and moved by 15. Backgrounds are
/// the system's (Human Interface Guidelines), one elevation step up in the dark by eye, not compared with a device.
@MainActor
@Suite("Lists: what lifted rows look like")
struct ListLiftLookTests {
    private struct Names: View {
        var isPlain = true

        var body: some View {
            let list = List { ForEach(["A", "B", "C"], id: \.self) { Text($0) }.onMove { _, _ in } }
            if isPlain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
        }
    }

    private func lifted(_ scheme: ColorScheme, isPlain: Bool) throws -> ViewTest<Names> {
        let test = ViewTest(
            Names(isPlain: isPlain), DisplayConfiguration(width: 390, height: 400, colorScheme: scheme))
        let start = CGPoint(x: 200, y: try test.text("B").frame.midY)
        test.touch(at: start)
        test.advance(by: 0.6)
        try test.move(to: CGPoint(x: start.x, y: start.y + 15))
        return test
    }

    /// The part of the picture that has a shadow: the row.
    private func held(_ list: DisplayList) -> DisplayList? {
        list.items.firstNonNil { item in
            guard case .group(let group) = item else { return nil }
            return group.filters.isEmpty ? held(group.content) : group.content
        }
    }

    @Test(arguments: [true, false])
    func `the line under it goes with its place, not with the row`(_ isPlain: Bool) throws {
        let test = try lifted(.light, isPlain: isPlain)
        let row = try #require(held(test.displayList))
        #expect(row.fills.allSatisfy { $0.height > 20 }, "\(row.fills)")
        let middle = try test.text("B").frame.midY
        try test.lift()
        let lines = test.displayList.filledRects.filter { $0.height <= 0.5 && $0.width > 200 }
        #expect(lines.contains { isNear($0.midY, middle - 15 + 22, by: 1) }, "once it is down it has its line again")
    }

    @Test func `in the dark it is a step lighter than its list`() throws {
        func color(_ scheme: ColorScheme, isPlain: Bool) throws -> RGBAColor? {
            try #require(held(try lifted(scheme, isPlain: isPlain).displayList)).items.firstNonNil { item in
                guard case .fill(_, .color(let color), _, _) = item else { return nil }
                return color
            }
        }
        #expect(try color(.dark, isPlain: true) == RGBAColor(hex: 0x1C1C1E))
        #expect(try color(.dark, isPlain: false) == RGBAColor(hex: 0x2C2C2E))
        #expect(try color(.light, isPlain: true) == RGBAColor(hex: 0xFFFFFF))
        #expect(try color(.light, isPlain: false) == RGBAColor(hex: 0xFFFFFF))
    }
}
