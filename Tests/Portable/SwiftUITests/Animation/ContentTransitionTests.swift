import CoreGraphics
import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Transitions of changing texts.
///
/// Numbers: linear interpolation of positions, opacities and font sizes. Digits roll by 0.6 of the font size (12 points
/// at 20), as drawn today; not compared with a device.
@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
    private struct Counter: View {
        var values = [12, 13]
        let transition: @MainActor (Int) -> ContentTransition
        var fontSize: @MainActor (Int) -> CGFloat = { _ in 20 }
        var format: @MainActor (Int) -> String = { "\($0)" }
        @State private var index = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("next") { withAnimation(.linear(duration: 1)) { index += 1 } }.frame(height: 40)
                Text(format(values[index]))
                    .font(.system(size: fontSize(values[index])))
                    .contentTransition(transition(values[index]))
            }
        }
    }

    /// A run of text as it is drawn.
    private struct Drawn: Equatable {
        var text: String
        var opacity: Double
        /// The distance that it has rolled down, in points.
        var y: CGFloat
        var size: CGFloat
    }

    private func drawn(_ list: DisplayList, opacity: Double = 1, y: CGFloat = 0) -> [Drawn] {
        list.items.flatMap { item -> [Drawn] in
            switch item {
            case .text(let run):
                [Drawn(text: run.text, opacity: opacity, y: y, size: run.face.size)]
            case .group(let group):
                // Views have groups that move them; what rolls is blurred.
                drawn(
                    group.content, opacity: opacity * group.opacity,
                    y: group.filters.isEmpty ? y : y + group.transform.ty)
            default: []
            }
        }
    }

    private func texts(_ test: ViewTest<some View>) -> [Drawn] { drawn(test.displayList).filter { $0.text != "next" } }

    @Test func `the digits that differ roll upwards, the others stay`() throws {
        let test = ViewTest(Counter { _ in .numericText() }, .animated)
        #expect(texts(test).map(\.text) == ["12"])
        try test.tap("next")
        test.advance(by: 0.25)
        #expect(
            texts(test) == [
                Drawn(text: "1", opacity: 1, y: 0, size: 20), Drawn(text: "2", opacity: 0.75, y: -3, size: 20),
                Drawn(text: "3", opacity: 0.25, y: 9, size: 20),
            ])
        #expect(test.texts.map(\.string).contains("13"))
        test.advance(by: 0.75)
        #expect(texts(test) == [Drawn(text: "13", opacity: 1, y: 0, size: 20)])
        #expect(!test.isAnimating)
    }

    @Test func `a countdown rolls downwards, and so does a value that shrinks`() throws {
        for transition: @MainActor (Int) -> ContentTransition in [
            { _ in .numericText(countsDown: true) }, { .numericText(value: Double($0)) },
        ] {
            let test = ViewTest(Counter(values: [13, 12], transition: transition), .animated)
            try test.tap("next")
            test.advance(by: 0.5)
            let moving = texts(test).filter { $0.opacity < 1 }
            #expect(moving.map(\.text) == ["3", "2"])
            #expect(moving.map(\.y) == [6, -6])
        }
        let test = ViewTest(Counter { .numericText(value: Double($0)) }, .animated)
        try test.tap("next")
        test.advance(by: 0.5)
        #expect(texts(test).filter { $0.opacity < 1 }.map(\.y) == [-6, 6])
    }

    @Test func `what stays at the end goes along when the number gets longer`() throws {
        let test = ViewTest(
            Counter(values: [9, 10], transition: { _ in .numericText() }, format: { "\($0) kg" }), .animated)
        func end() -> CGFloat? {
            func runs(_ list: DisplayList) -> [GlyphRun] {
                list.items.flatMap { item -> [GlyphRun] in
                    switch item {
                    case .text(let run): [run]
                    case .group(let group): runs(group.content)
                    default: []
                    }
                }
            }
            return runs(test.displayList).first { $0.text.hasSuffix("kg") }.map { $0.glyphs.last!.position.x }
        }
        let start = try #require(end())
        try test.tap("next")
        test.advance(by: 0.5)
        let middle = try #require(end())
        #expect(texts(test).map(\.text) == [" kg", "9", "10"])
        test.advance(by: 0.5)
        let last = try #require(end())
        #expect(last > start + 5 && isNear(middle, (start + last) / 2), "\(start) \(middle) \(last)")
    }

    @Test(arguments: [20, 16])
    func `the same text goes from one size to the other, where nothing else is asked for`(_ small: CGFloat) throws {
        let test = ViewTest(
            Counter(
                transition: { _ in .interpolate }, fontSize: { $0 == 12 ? small : 40 }, format: { _ in "Text" }),
            .animated)
        try test.tap("next")
        test.advance(by: 0.25)
        #expect(texts(test) == [Drawn(text: "Text", opacity: 1, y: 0, size: small + (40 - small) / 4)])
        test.advance(by: 0.75)
        #expect(texts(test) == [Drawn(text: "Text", opacity: 1, y: 0, size: 40)])
    }

    @Test func `another text is there at once, fades in, or is there without its colours going over`() throws {
        func middle(_ transition: ContentTransition) throws -> [Drawn] {
            let test = ViewTest(Counter { _ in transition }, .animated)
            try test.tap("next")
            test.advance(by: 0.25)
            return texts(test)
        }
        #expect(try middle(.interpolate) == [Drawn(text: "13", opacity: 1, y: 0, size: 20)])
        #expect(try middle(.identity) == [Drawn(text: "13", opacity: 1, y: 0, size: 20)])
        #expect(try middle(.opacity).map(\.opacity) == [0.75, 0.25])
        #expect(try middle(.opacity).map(\.text) == ["12", "13"])
    }
}
