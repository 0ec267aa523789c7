import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Content glides to the targets of readers and positions.
///
/// Numbers: rows of 40 points in a window of 280; parts of a linear animation of one second.
@MainActor
@Suite("Scrolling: to targets, by an animation")
struct ScrollGlideTests {
    private struct Rows: View {
        var isLazy = true
        var animation: Animation? = .linear(duration: 1)

        @ViewBuilder private var rows: some View {
            ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 40) }
        }

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    HStack {
                        Button("go") { withAnimation(animation) { proxy.scrollTo(100, anchor: .top) } }
                        Button("back") { withAnimation(animation) { proxy.scrollTo(0) } }
                    }
                    .frame(height: 20)
                    ScrollView {
                        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
                    }
                }
                .frame(width: 300, height: 300)
            }
        }
    }

    @Test(arguments: [true, false]) func `content goes by and by to what is scrolled to`(isLazy: Bool) throws {
        let test = ViewTest(Rows(isLazy: isLazy), .animated)
        try test.tap("go")
        #expect(isNear(test.contentOffsets[0].y, 0))
        test.advance(by: 0.25)
        #expect(isNear(test.contentOffsets[0].y, 1000))
        #expect(test.texts.contains { $0.string == "row 26" }, "rows on the way are shown")
        test.advance(by: 0.8)
        #expect(isNear(test.contentOffsets[0].y, 4000))
        #expect(test.texts.contains { $0.string == "row 100" })
        test.advance(by: 1)
        #expect(!test.isAnimating)
    }

    @Test func `without an animation it is there at once`() throws {
        let test = ViewTest(Rows(animation: nil), .animated)
        try test.tap("go")
        #expect(isNear(test.contentOffsets[0].y, 4000))
        #expect(!test.isAnimating)
    }

    @Test func `a finger stops it, and another target takes its place`() throws {
        let test = ViewTest(Rows(), .animated)
        try test.tap("go")
        test.advance(by: 0.5)
        try test.tap("back")
        test.advance(by: 0.5)
        #expect(isNear(test.contentOffsets[0].y, 1000))
        test.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 150), duration: 0.1)
        let stopped = test.contentOffsets[0].y
        test.advance(by: 2)
        #expect(isNear(test.contentOffsets[0].y, stopped))
    }

    @Test func `a bound position moves content by the animation that writes it`() throws {
        struct Screen: View {
            @State private var position: Int?
            var body: some View {
                VStack(spacing: 0) {
                    Button("go") { withAnimation(.linear(duration: 1)) { position = 50 } }.frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 40) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $position)
                }
                .frame(width: 300, height: 300)
            }
        }
        let test = ViewTest(Screen(), .animated)
        try test.tap("go")
        test.advance(by: 0.5)
        // The least that brings the row into view puts its end at that of the window: 51 × 40 − 280.
        #expect(isNear(test.contentOffsets[0].y, 880))
        test.advance(by: 0.6)
        #expect(isNear(test.contentOffsets[0].y, 1760))
    }
}
