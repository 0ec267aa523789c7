import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// The ring around the view that has the focus.
///
/// Numbers: the view's 100 × 40 points and 3 at each side: the middle of a ring of 3 that is 1.5 away, as drawn today;
/// not compared with a device.
@MainActor
struct FocusRingTests {
    private struct Rings: View {
        var isEnabled = true
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 20) {
                Color.gray.frame(width: 100, height: 40).accessibilityLabel("first")
                    .focusable().focused($isFocused).focusEffectDisabled(!isEnabled)
                Button("code") { isFocused = true }
            }
        }
    }

    private func strokes(_ test: ViewTest<some View>) -> [CGRect] {
        func all(_ list: DisplayList, _ origin: CGPoint) -> [CGRect] {
            list.items.flatMap { item -> [CGRect] in
                switch item {
                case .stroke(let shape, _, _): [shape.bounds]
                case .group(let group): all(group.content, origin)
                default: []
                }
            }
        }
        return all(test.displayList, .zero)
    }

    @Test func `keys show where the focus is`() throws {
        let test = ViewTest(Rings())
        #expect(strokes(test).isEmpty)
        test.press(.tab)
        let ring = try #require(strokes(test).first)
        #expect(isNear(ring.width, 106) && isNear(ring.height, 46), "around the view")
        test.tap(at: CGPoint(x: 1, y: 1))
        #expect(strokes(test).isEmpty, "a finger takes the place of keys")
        #expect(try test.element("first").isFocused)
    }

    @Test func `no ring without keys or where it is turned off`() throws {
        let test = ViewTest(Rings())
        try test.tap("code")
        #expect(try test.element("first").isFocused)
        #expect(strokes(test).isEmpty)
        let plain = ViewTest(Rings(isEnabled: false))
        plain.press(.tab)
        #expect(try plain.element("first").isFocused)
        #expect(strokes(plain).isEmpty)
    }
}
