import Drawing
import Testing

@testable import SwiftUICore
@testable import SwiftUITestHost

/// The dots below pages that are swiped.
@MainActor
@Suite("Dots of pages")
struct PageDotsTests {
    private struct Pages: View {
        @State var chosen = 1
        var style = PageIndexViewStyle()

        var body: some View {
            VStack {
                Text(verbatim: "chosen \(chosen)")
                TabView(selection: $chosen) {
                    ForEach(0..<5, id: \.self) { Text(verbatim: "page \($0)") }
                }
                .tabViewStyle(.page)
                .indexViewStyle(style)
            }
        }
    }

    private func screen(_ direction: LayoutDirection = .leftToRight) -> DisplayConfiguration {
        DisplayConfiguration(width: 390, height: 500, layoutDirection: direction)
    }

    /// The middle of the dots.
    private func middle(_ test: ViewTest<some View>) throws -> CGPoint {
        let frame = try #require(test.elements.first { $0.value?.hasPrefix("page ") == true }).frame
        return CGPoint(x: frame.midX, y: frame.minY + 13)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a tap beside the middle leads to the page on its side`(direction: LayoutDirection) throws {
        let test = ViewTest(Pages(), screen(direction))
        let middle = try middle(test)
        let on: CGFloat = direction == .leftToRight ? 20 : -20
        test.tap(at: CGPoint(x: middle.x + on, y: middle.y))
        #expect(test.has("chosen 2"))
        test.tap(at: CGPoint(x: middle.x - on, y: middle.y))
        test.tap(at: CGPoint(x: middle.x - on, y: middle.y))
        #expect(test.has("chosen 0"))
        test.tap(at: CGPoint(x: middle.x - on, y: middle.y))
        #expect(test.has("chosen 0"), "there is none before the first")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a finger that moves over the dots goes from page to page, and back`(direction: LayoutDirection) throws {
        let test = ViewTest(Pages(), screen(direction))
        let middle = try middle(test)
        let side: CGFloat = direction == .leftToRight ? 1 : -1
        test.touch(at: middle)
        for (distance, page) in [(5, 1), (16, 2), (33, 3), (200, 4), (15, 2), (-17, 0), (-100, 0)] {
            try test.move(to: CGPoint(x: middle.x + side * CGFloat(distance), y: middle.y))
            #expect(test.has("chosen \(page)"), "\(distance) points on")
        }
        try test.lift()
        #expect(test.has("chosen 0"), "a finger that has moved is no tap")
    }

    @Test func `something lies behind them always, never, or while a finger is there`() throws {
        let plate = SystemColor.systemFill.color(in: EnvironmentValues())
        func isShown(_ test: ViewTest<Pages>) -> Bool { test.displayList.colors.contains(plate) }
        for (mode, atRest, touched) in [
            (PageIndexViewStyle.BackgroundDisplayMode.always, true, true), (.never, false, false),
            (.interactive, false, true), (.automatic, false, true),
        ] {
            let test = ViewTest(Pages(style: .page(backgroundDisplayMode: mode)), screen())
            #expect(isShown(test) == atRest)
            test.touch(at: try middle(test))
            #expect(isShown(test) == touched)
            try test.lift()
            #expect(isShown(test) == atRest)
        }
    }
}
