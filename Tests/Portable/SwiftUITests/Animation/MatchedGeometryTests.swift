import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Views that take over the frames of others.
///
/// Numbers: frames of the sources and, on the way, linear interpolation between them. The columns of 128.67 points are
/// rounded edge by edge to half points; this rule of rounding is not compared with a device.
@MainActor
struct MatchedGeometryTests {
    private struct Follower: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @Namespace private var space
        @State private var isSecond = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("switch") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
                    .frame(height: 20)
                Color.blue.frame(width: 100, height: 40)
                    .matchedGeometryEffect(id: 1, in: space)
                    .padding(.leading, 10)
                Color.green.frame(width: 200, height: 80)
                    .matchedGeometryEffect(id: 2, in: space)
                Color.red.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, maxHeight: .infinity)
                    .matchedGeometryEffect(
                        id: isSecond ? 2 : 1, in: space, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 30, height: 30)
                Spacer(minLength: 0)
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `others take over the frame of the source`() {
        let test = ViewTest(Follower(), DisplayConfiguration(width: 300, height: 300, displayScale: 100))
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 10, y: 20, width: 100, height: 40)))
    }

    @Test func `the position alone matches the anchors`() {
        let test = ViewTest(
            Follower(properties: .position, anchor: .topLeading),
            DisplayConfiguration(width: 300, height: 300, displayScale: 100))
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 10, y: 20, width: 30, height: 30)))
    }

    @Test func `the size alone grows around the anchor`() {
        let test = ViewTest(
            Follower(properties: .size), DisplayConfiguration(width: 300, height: 300, displayScale: 100))
        #expect(isNear(test.displayList.fills.last!, CGRect(x: -35, y: 135, width: 100, height: 40)))
    }

    @Test func `a follower goes from one source to the next`() throws {
        let test = ViewTest(Follower(), .animated)
        try test.tap("switch")
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 10, y: 20, width: 100, height: 40)))
        test.advance(by: 0.5)
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 5, y: 40, width: 150, height: 60)))
        try test.tap("switch")
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 5, y: 40, width: 150, height: 60)))
        test.advance(by: 1)
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 10, y: 20, width: 100, height: 40)))
        #expect(!test.isAnimating)
    }

    /// Three columns whose edges lie between device pixels.
    private struct Thirds: View {
        @Namespace private var space
        @State private var shown: Int?

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 2) {
                    ForEach(0..<3) { number in
                        ZStack {
                            if shown != number {
                                Color.blue.accessibilityElement().accessibilityIdentifier("\(number)")
                                    .matchedGeometryEffect(id: number, in: space)
                            }
                        }
                    }
                }
                .frame(width: 390, height: 100)
                Button("Show") { withAnimation(.linear(duration: 1)) { shown = shown == nil ? 1 : nil } }
                ZStack {
                    if let shown { Color.red.matchedGeometryEffect(id: shown, in: space) }
                }
                .frame(width: 300, height: 301.3)
            }
        }
    }

    @Test func `a view that has come back is on device pixels as before`() throws {
        let test = ViewTest(Thirds(), DisplayConfiguration(width: 390, height: 500, animates: true))
        let before = try (0..<3).map { try test.frame(of: "\($0)") }
        #expect(before[1] == CGRect(x: 130.5, y: before[0].minY, width: 129, height: 100))
        try test.tap("Show")
        test.advance(by: 2)
        #expect(!test.has("1"))
        try test.tap("Show")
        test.advance(by: 0.5)
        #expect(try test.frame(of: "1") != before[1])
        test.advance(by: 1)
        #expect(!test.isAnimating)
        #expect(try (0..<3).map { try test.frame(of: "\($0)") } == before)
    }

    private struct Hero: View {
        var animation: Animation? = .linear(duration: 1)
        @Namespace private var space
        @State private var isLarge = false

        var body: some View {
            ZStack(alignment: .topLeading) {
                Button("switch") { withAnimation(animation) { isLarge.toggle() } }
                    .frame(height: 20)
                if isLarge {
                    Color.red
                        .matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 200, height: 200)
                        .padding(.top, 100)
                } else {
                    Color.blue
                        .matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 40, height: 40)
                        .padding(.top, 20)
                }
            }
            .frame(width: 300, height: 300, alignment: .topLeading)
        }
    }

    @Test func `a view takes the place of another`() throws {
        let test = ViewTest(Hero(), .animated)
        let start = CGRect(x: 0, y: 20, width: 40, height: 40)
        let end = CGRect(x: 0, y: 100, width: 200, height: 200)
        #expect(isNear(test.displayList.fills.last!, start))
        try test.tap("switch")
        #expect(test.displayList.fills.allSatisfy { isNear($0, start) })
        test.advance(by: 0.25)
        #expect(test.displayList.fills.count == 2, "one fades out while the other fades in")
        #expect(test.displayList.fills.allSatisfy { isNear($0, CGRect(x: 0, y: 40, width: 80, height: 80)) })
        test.advance(by: 0.75)
        #expect(test.displayList.fills.count == 1)
        #expect(isNear(test.displayList.fills.last!, end))
        #expect(!test.isAnimating)
    }

    @Test func `a view turns back on the way`() throws {
        let test = ViewTest(Hero(), .animated)
        try test.tap("switch")
        test.advance(by: 0.5)
        try test.tap("switch")
        let turn = CGRect(x: 0, y: 60, width: 120, height: 120)
        #expect(test.displayList.fills.allSatisfy { isNear($0, turn) })
        test.advance(by: 1.5)
        #expect(test.displayList.fills.count == 1)
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 0, y: 20, width: 40, height: 40)))
        #expect(!test.isAnimating)
    }

    @Test func `without an animation it is there at once`() throws {
        let test = ViewTest(Hero(animation: nil), .animated)
        try test.tap("switch")
        #expect(test.displayList.fills.count == 1)
        #expect(isNear(test.displayList.fills.last!, CGRect(x: 0, y: 100, width: 200, height: 200)))
    }
}
