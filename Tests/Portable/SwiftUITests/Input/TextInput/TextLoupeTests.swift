import Drawing
import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// The magnifier over text while a finger moves the cursor.
///
/// Numbers: a loupe of 112 × 52 points, 56 above the finger, that magnifies 1.25 times and grows with its line and
/// margins of 8, as drawn today; not compared with a device.
@MainActor
struct TextLoupeTests {
    private struct Screen: View {
        @State var text = "hello world"
        var isSecure = false
        var top: CGFloat = 180
        var body: some View {
            Group {
                if isSecure { SecureField("Field", text: $text) } else { TextField("Field", text: $text) }
            }
            .frame(width: 390)
            .padding(.top, top)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
    }

    private let display = DisplayConfiguration(width: 390, height: 400)

    /// The drawing in the loupe.
    private func magnified(_ test: ViewTest<some View>) -> DisplayGroup? {
        for case .group(let group) in test.displayList.items where group.clip != nil && group.transform.a == 1.25 {
            return group
        }
        return nil
    }

    /// The loupe's frame.
    private func frame(_ test: ViewTest<some View>) throws -> CGRect {
        let group = try #require(magnified(test))
        let clip = try #require(group.clip)
        return clip.geometry.bounds.applying(group.transform)
    }

    /// The middle of the cursor.
    private func caret(_ test: ViewTest<some View>) throws -> CGPoint {
        let caret = try #require(test.textInput?.caret)
        return CGPoint(x: caret.midX, y: caret.midY)
    }

    private func press(_ test: ViewTest<some View>, x: CGFloat) throws -> CGPoint {
        let point = CGPoint(x: x, y: try test.frame(of: "Field").midY)
        test.send(.began, at: point)
        test.advance(by: 0.6)
        return point
    }

    @Test func `it follows the cursor and goes with the finger`() throws {
        let test = ViewTest(Screen(text: String(repeating: "hello ", count: 7)), display)
        let elements = test.elements.count
        let point = try press(test, x: 150)
        #expect(magnified(test)?.transform.d == 1.25)
        var frame = try frame(test)
        #expect(isNear(frame.width, 112, by: 0.01) && isNear(frame.height, 52, by: 0.01))
        #expect(isNear(frame.midX, try caret(test).x, by: 0.01))
        #expect(isNear(frame.midY, point.y - 56, by: 0.01))
        // The cursor is in the middle of it.
        let group = try #require(magnified(test))
        let seen = try #require(group.clip).geometry.bounds
        #expect(isNear(seen.midX, try caret(test).x, by: 0.01) && isNear(seen.midY, point.y, by: 0.01))
        #expect(test.elements.count == elements, "nothing of it is spoken")

        test.send(.moved, at: CGPoint(x: 200, y: point.y + 60))
        frame = try self.frame(test)
        #expect(isNear(frame.midX, try caret(test).x, by: 0.01) && frame.midX > 190)
        #expect(isNear(frame.midY, point.y + 4, by: 0.01))
        // It shows the line, which the finger has left.
        let moved = try #require(magnified(test)?.clip).geometry.bounds
        let line = try #require(test.textInput?.caret)
        #expect(isNear(moved.midY, line.maxY, by: 0.01))

        test.send(.ended, at: CGPoint(x: 200, y: point.y + 60))
        #expect(magnified(test) == nil)
    }

    @Test func `it stays between the sides but not below the top`() throws {
        let test = ViewTest(Screen(top: 0), display)
        let point = try press(test, x: 2)
        let frame = try frame(test)
        #expect(isNear(frame.minX, 0, by: 0.01))
        #expect(isNear(frame.midY, point.y - 56, by: 0.01) && frame.minY < 0)
        let seen = try #require(magnified(test)?.clip).geometry.bounds
        #expect(isNear(seen.midX, try caret(test).x, by: 0.01))
    }

    @Test func `it has room for a line of large type and stands above it`() throws {
        for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let test = ViewTest(
                    Screen(text: "hello"),
                    DisplayConfiguration(width: 390, height: 400, dynamicTypeSize: size, layoutDirection: direction))
                _ = try press(test, x: direction == .leftToRight ? 100 : 290)
                let line = try #require(test.textInput?.caret)
                let frame = try frame(test)
                #expect(frame.height >= line.height * 1.25 + 16 - 0.01, "\(size)")
                #expect(isNear(frame.width / frame.height, 112 / 52, by: 0.01))
                #expect(frame.maxY <= line.minY && frame.minX >= 0 && frame.maxX <= 390)
                #expect(isNear(frame.midX, min(max(line.midX, frame.width / 2), 390 - frame.width / 2), by: 0.01))
            }
        }
    }

    @Test func `taps show none`() throws {
        let test = ViewTest(Screen(), display)
        let point = CGPoint(x: 60, y: try test.frame(of: "Field").midY)
        test.send(.began, at: point)
        #expect(magnified(test) == nil)
        test.advance(by: 0.1)
        test.send(.ended, at: point)
        #expect(magnified(test) == nil && test.textInput != nil)
        test.advance(by: 1)
        #expect(magnified(test) == nil)
    }

    @Test func `handles have it`() throws {
        let test = ViewTest(Screen(), display)
        let middle = CGPoint(x: 60, y: try test.frame(of: "Field").midY)
        test.tap(at: middle)
        test.advance(by: 0.1)
        test.tap(at: middle)
        let selected = try #require(test.textInput?.selectionRects.first)
        let knob = CGPoint(x: selected.minX, y: selected.minY - 4)
        test.send(.began, at: knob)
        #expect(magnified(test) == nil)
        test.send(.moved, at: CGPoint(x: knob.x - 20, y: knob.y))
        let frame = try frame(test)
        let start = try #require(test.textInput?.selectionRects.first).minX
        #expect(isNear(frame.midX, max(start, 56), by: 0.6))
        #expect(isNear(frame.midY, selected.midY - 56, by: 1), "the finger holds the knob, not the line")
        test.send(.cancelled, at: knob)
        #expect(magnified(test) == nil)
    }

    @Test func `secrets stay secret`() throws {
        let test = ViewTest(Screen(isSecure: true), display)
        _ = try press(test, x: 30)
        let group = try #require(magnified(test))
        #expect(!test.svg().contains("hello") && !group.content.isEmpty)
    }

    @Test func `it grows out of the text and goes back`() throws {
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 400, animates: true))
        let point = CGPoint(x: 60, y: try test.frame(of: "Field").midY)
        test.send(.began, at: point)
        test.advance(by: 0.55)
        test.advance(by: 0.05)
        #expect(magnified(test) == nil && test.isAnimating, "on its way it is in a group")
        guard case .group(let group)? = test.displayList.items.last else {
            Issue.record("the loupe is not drawn")
            return
        }
        #expect(group.transform.a > 0 && group.transform.a < 1 && group.opacity < 1, "\(group.transform)")
        test.advance(by: 1)
        #expect(magnified(test) != nil && !test.isAnimating)
        test.send(.ended, at: point)
        #expect(test.isAnimating)
        test.advance(by: 1)
        #expect(magnified(test) == nil && !test.isAnimating)
    }

    @Test func `fields that are gone have none`() throws {
        struct Switch: View {
            @State var isShown = true
            var body: some View {
                VStack {
                    if isShown { Screen(top: 100) }
                    Button("Remove") { isShown = false }.keyboardShortcut("r")
                }
            }
        }
        let test = ViewTest(Switch(), display)
        _ = try press(test, x: 60)
        #expect(magnified(test) != nil)
        test.press("r", modifiers: .command)
        #expect(magnified(test) == nil)
    }
}
