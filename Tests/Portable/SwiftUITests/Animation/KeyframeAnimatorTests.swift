import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Views that move through keyframes.
///
/// Numbers: widths by linear interpolation between the keyframes of each view, at the times that the tests pass.
@MainActor
struct KeyframeAnimatorTests {
    private static let moving = DisplayConfiguration(width: 300, height: 100, animates: true)

    /// A bar that grows from 10 to 110 points within a second, and back to 60 within another.
    private struct Bar: View {
        var start: KeyframeAnimatorTests.Start
        @State private var count = 0

        var body: some View {
            VStack {
                switch start {
                case .repeating(let repeats):
                    Color.red.keyframeAnimator(initialValue: 10.0, repeating: repeats) { view, width in
                        view.frame(width: width, height: 10).accessibilityIdentifier("bar")
                    } keyframes: { _ in
                        LinearKeyframe(110, duration: 1)
                        LinearKeyframe(60, duration: 1)
                    }
                case .trigger:
                    KeyframeAnimator(initialValue: 10.0, trigger: count) { width in
                        Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
                    } keyframes: { width in
                        LinearKeyframe(width + 100, duration: 1)
                        LinearKeyframe(width + 50, duration: 1)
                    }
                }
                Button("Go") { count += 1 }
            }
        }
    }

    enum Start {
        case repeating(Bool)
        case trigger
    }

    private func width(_ test: ViewTest<Bar>) throws -> CGFloat { try test.frame(of: "bar").width }

    @Test func `keyframes repeat from the start`() throws {
        let test = ViewTest(Bar(start: .repeating(true)), Self.moving)
        #expect(try width(test) == 10)
        test.advance(by: 0.5)
        #expect(abs(try width(test) - 60) < 0.51)
        test.advance(by: 1)
        #expect(abs(try width(test) - 85) < 0.51)
        test.advance(by: 1)
        #expect(abs(try width(test) - 60) < 0.51)
        test.advance(by: 10)
        #expect(abs(try width(test) - 60) < 0.51)
    }

    @Test func `a run starts when its value changes, from where the one before has come to`() throws {
        let test = ViewTest(Bar(start: .trigger), Self.moving)
        test.advance(by: 1)
        #expect(try width(test) == 10)
        try test.tap("Go")
        test.advance(by: 0.5)
        let early = try width(test)
        #expect(early > 50 && early <= 60)
        test.advance(by: 5)
        #expect(try width(test) == 60)
        try test.tap("Go")
        test.advance(by: 5)
        #expect(try width(test) == 110)
    }

    @Test func `nothing moves without animations, or where nothing repeats`() throws {
        let picture = ViewTest(Bar(start: .repeating(true)), DisplayConfiguration(width: 300, height: 100))
        picture.advance(by: 0.5)
        #expect(try width(picture) == 10)
        let still = ViewTest(Bar(start: .repeating(false)), Self.moving)
        still.advance(by: 0.5)
        #expect(try width(still) == 10)
    }
}
