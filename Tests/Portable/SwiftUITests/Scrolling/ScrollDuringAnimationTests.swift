import Testing

@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// Content stays at the finger that scrolls it, during any animation.
///
/// Numbers: the finger moves by 10 points a step, within a pixel.
@MainActor
@Suite("Scrolling during animations")
struct ScrollDuringAnimationTests {
    private struct Offset: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    /// A bar beside the content that disappears with an animation when the content scrolls.
    private struct Screen: View {
        @State private var isBarShown = true

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)").frame(width: 300, height: 50) } }
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(key: Offset.self, value: proxy.frame(in: .named("scroll")).minY)
                        }
                    }
            }
            .coordinateSpace(.named("scroll"))
            .onPreferenceChange(Offset.self) { y in
                if y < -40 { withAnimation(.linear(duration: 1)) { isBarShown = false } }
            }
            .overlay(alignment: .bottom) {
                Color.blue.frame(height: isBarShown ? 80 : 20)
            }
        }
    }

    @Test func `a change that the scrolling itself animates does not hold the content back`() throws {
        let test = ViewTest(Screen(), DisplayConfiguration(width: 300, height: 400, animates: true))
        _ = test.size
        test.send(.began, at: CGPoint(x: 150, y: 300))
        var places: [CGFloat] = []
        for step in 1...12 {
            test.advance(by: 0.02)
            test.send(.moved, at: CGPoint(x: 150, y: 300 - 10 * CGFloat(step)))
            places.append(try test.text("Row 5").frame.midY)
        }
        let steps = zip(places.dropFirst(2), places.dropFirst(3)).map { $0 - $1 }
        #expect(steps.allSatisfy { abs($0 - 10) < 0.6 }, "\(steps)")
        #expect(test.isAnimating)
    }

    private struct Sections: View {
        @State private var isWide = false

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<6) { section in
                        Section {
                            ForEach(0..<10) { Text("Row \(section).\($0)").frame(width: 300, height: 50) }
                        } header: {
                            Text("Head \(section)").frame(height: 30)
                        } footer: {
                            Text("Foot \(section)").frame(height: 20)
                        }
                    }
                }
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: Offset.self, value: proxy.frame(in: .named("scroll")).minY)
                    }
                }
            }
            .coordinateSpace(.named("scroll"))
            .onPreferenceChange(Offset.self) { y in
                if y < -40 { withAnimation(.linear(duration: 1)) { isWide = true } }
            }
            .overlay(alignment: .bottom) { Color.blue.frame(width: isWide ? 80 : 20, height: 10) }
        }
    }

    @Test func `what is pinned stays at its edge when such a change begins`() throws {
        let test = ViewTest(Sections(), DisplayConfiguration(width: 300, height: 400, animates: true))
        let head = try test.text("Head 0").frame.minY
        let foot = try test.text("Foot 0").frame.maxY
        test.send(.began, at: CGPoint(x: 150, y: 300))
        for step in 1...12 {
            test.advance(by: 0.02)
            test.send(.moved, at: CGPoint(x: 150, y: 300 - 10 * CGFloat(step)))
            #expect(try abs(test.text("Head 0").frame.minY - head) < 0.01, "step \(step)")
            #expect(try abs(test.text("Foot 0").frame.maxY - foot) < 0.01, "step \(step)")
        }
        #expect(test.isAnimating)
    }
}
