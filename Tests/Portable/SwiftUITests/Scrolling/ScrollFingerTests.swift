import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// The resting place of content after a finger, and the scrolling that a finger interrupts.
///
/// Numbers: cards of 100, columns of 50 and 60 and rows of 50 points; parts of a linear animation. A flick of 1,200
/// points a second glides 600 at the documented normal deceleration rate, so 710 comes to rest at 700; the 10 points
/// before a drag are not compared with a device.
@MainActor
@Suite("Scrolling: fingers and targets")
struct ScrollFingerTests {
    private struct Cards: View {
        var isLazy = true
        var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.never
        @ViewBuilder private var cards: some View {
            ForEach(0..<100, id: \.self) { Text("card \($0)").frame(width: 100, height: 80) }
        }
        var body: some View {
            ScrollView(.horizontal) {
                if isLazy {
                    LazyHStack(spacing: 0) { cards }.scrollTargetLayout()
                } else {
                    HStack(spacing: 0) { cards }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
            .frame(width: 300, height: 100)
        }
    }

    @Test(arguments: [true, false]) func `content glides to a view, slower and slower, and ends without a jump`(
        isLazy: Bool
    ) {
        let test = ViewTest(Cards(isLazy: isLazy), .animated)
        _ = test.displayList
        test.drag(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 160, y: 50), duration: 0.1)
        var offsets = [test.contentOffsets[0].x]
        while test.isAnimating, offsets.count < 400 {
            test.advance(by: 1.0 / 60)
            offsets.append(test.contentOffsets[0].x)
        }
        let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
        // 110 of 120 points, then about 600 at 1,200 points a second: the nearest card.
        #expect(offsets.last == 700)
        #expect(steps.allSatisfy { $0 >= -0.01 && $0 <= 21 }, "never faster than the finger has left it")
        #expect(zip(steps.dropFirst(), steps).prefix(60).allSatisfy { $0 <= $1 + 0.01 })
    }

    @Test func `a limit brings the next view only`() {
        let test = ViewTest(Cards(limit: .always), .animated)
        _ = test.displayList
        test.drag(from: CGPoint(x: 280, y: 50), to: CGPoint(x: 160, y: 50), duration: 0.1)
        test.advance(by: 4)
        #expect(test.contentOffsets[0].x == 100)
    }

    @Test func `a finger takes over from an animated scroll, and content stays with it`() throws {
        struct Screen: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(150, anchor: .leading) } }
                            .frame(height: 20)
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<200, id: \.self) { Text("\($0)").frame(width: 50, height: 100) }
                            }
                        }
                    }
                    .frame(width: 300, height: 200)
                }
            }
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let test = ViewTest(
                Screen(),
                DisplayConfiguration(
                    width: 300, height: 300, layoutDirection: direction, displayScale: 100, animates: true))
            try test.tap("go")
            test.advance(by: 0.4)
            #expect(isNear(test.contentOffsets[0].x, 3000))
            test.touch(at: CGPoint(x: 150, y: 150))
            test.advance(by: 1)
            #expect(isNear(test.contentOffsets[0].x, 3000), "a finger that stays holds it")
            let way: CGFloat = direction == .leftToRight ? 40 : -40
            try test.move(to: CGPoint(x: 150 + way, y: 150))
            #expect(isNear(test.contentOffsets[0].x, 2960), "it has caught the content, and follows at once")
            test.advance(by: 0.5)
            try test.move(to: CGPoint(x: 150 + way, y: 150))
            try test.lift()
            test.advance(by: 3)
            #expect(isNear(test.contentOffsets[0].x, 2960), "and does not go on to the target")
            try test.tap("go")
            test.advance(by: 2)
            #expect(isNear(test.contentOffsets[0].x, 7500))
            #expect(test.texts.contains { $0.string == "150" })
        }
    }

    @Test func `a view in a row that scrolls within a list that scrolls is found, and both go there`() throws {
        struct Rows: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") {
                            proxy.scrollTo("row 30", anchor: .top)
                            proxy.scrollTo("30/20", anchor: .leading)
                        }
                        .frame(height: 20)
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<60, id: \.self) { row in
                                    ScrollView(.horizontal) {
                                        LazyHStack(spacing: 0) {
                                            ForEach(0..<40, id: \.self) { column in
                                                Text("\(row)/\(column)").frame(width: 60, height: 50)
                                                    .id("\(row)/\(column)")
                                            }
                                        }
                                    }
                                    .frame(height: 50)
                                    .id("row \(row)")
                                }
                            }
                        }
                    }
                    .frame(width: 300, height: 300)
                }
            }
        }
        let test = ViewTest(Rows(), .still)
        _ = test.displayList
        try test.tap("go")
        #expect(isNear(test.contentOffsets[0].y, 1500))
        #expect(test.texts.allSatisfy { !$0.string.hasPrefix("29/") })
        try test.tap("go")
        #expect(try isNear(test.text("30/20").frame.midX, 30))
    }
}
