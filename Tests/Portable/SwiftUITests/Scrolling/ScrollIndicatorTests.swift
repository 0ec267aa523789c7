import CoreGraphics
import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

@MainActor
@Suite("Scrolling: bars that flash")
struct ScrollIndicatorTests {
    private struct Page: View {
        let onAppear: Bool
        @State private var count = 0

        var body: some View {
            VStack {
                Button("flash") { count += 1 }
                ScrollView { Color.red.frame(height: 1_000) }
            }
            .scrollIndicatorsFlash(trigger: count)
            .scrollIndicatorsFlash(onAppear: onAppear)
        }
    }

    private func bars(_ test: ViewTest<some View>) -> [Double] {
        let gray = RGBAColor(hex: 0x808080)
        return test.displayList.colors.filter { $0.red == gray.red && $0.green == gray.green && $0.blue == gray.blue }
            .map { Double($0.alpha) }
    }

    @Test func `bars are shown for a moment when a value changes`() throws {
        let test = ViewTest(Page(onAppear: false), .animated)
        #expect(bars(test).isEmpty)
        try test.tap("flash")
        #expect(bars(test) == [0.6])
        // They stay for half a second and take 0.3 to fade.
        test.advance(by: 0.65)
        let fading = try #require(bars(test).first)
        #expect(abs(fading - 0.3) < 0.01)
        test.advance(by: 0.2)
        #expect(bars(test).isEmpty)
        #expect(!test.isAnimating)
        try test.tap("flash")
        #expect(bars(test) == [0.6])
    }

    @Test func `bars are shown for a moment when the scroll view appears`() {
        let test = ViewTest(Page(onAppear: true), .animated)
        #expect(bars(test) == [0.6])
        test.advance(by: 1)
        #expect(bars(test).isEmpty)
    }

    @Test func `a still picture has no bars`() throws {
        let test = ViewTest(Page(onAppear: true), DisplayConfiguration(width: 300, height: 300))
        #expect(bars(test).isEmpty)
        try test.tap("flash")
        #expect(bars(test).isEmpty)
    }
}
