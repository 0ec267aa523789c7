import Drawing
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUITestHost

/// The time at which a press in scrolling content is shown.
///
/// Numbers: a switch's knob of 27 points (Human Interface Guidelines), 7 wider while a finger is on it, as drawn today;
/// not compared with a device. The waits of 0.1 and 0.2 s lie around the delay of 0.15 s.
@MainActor
@Suite("Presses in what scrolls")
struct PressShowingTests {
    private let journal = Journal()

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .frame(width: 200, height: 44)
                .accessibilityValue(configuration.isPressed ? "pressed" : "")
        }
    }

    private struct Page: View {
        let journal: Journal
        var scrolls = true
        var isDisabled = false

        var body: some View {
            let content = VStack(spacing: 0) {
                Button("press") { journal("press") }.buttonStyle(Pressed())
                Color.red.frame(width: 200, height: scrolls ? 1_000 : 100)
            }
            if scrolls { ScrollView { content }.scrollDisabled(isDisabled) } else { content }
        }
    }

    private func screen(scrolls: Bool = true, isDisabled: Bool = false, animates: Bool = false) -> ViewTest<Page> {
        ViewTest(
            Page(journal: journal, scrolls: scrolls, isDisabled: isDisabled),
            DisplayConfiguration(width: 200, height: 300, animates: animates))
    }

    private func isPressed(_ test: ViewTest<Page>) throws -> Bool { try test.element("press").value == "pressed" }

    @Test func `a finger shows once it has stayed for a moment, and no longer when it scrolls`() throws {
        let test = screen()
        try test.touch("press")
        #expect(try !isPressed(test))
        test.advance(by: 0.1)
        #expect(try !isPressed(test))
        test.advance(by: 0.1)
        #expect(try isPressed(test))
        try test.move(to: CGPoint(x: 100, y: 2))
        #expect(try !isPressed(test))
        try test.lift()
        #expect(journal.take() == [])
    }

    @Test func `a finger that goes on to scroll never shows`() throws {
        let test = screen()
        try test.touch("press")
        test.advance(by: 0.05)
        try test.move(to: CGPoint(x: 100, y: 5))
        test.advance(by: 1)
        #expect(try test.contentOffsets[0].y > 0 && !isPressed(test))
    }

    @Test func `where nothing scrolls it shows at once`() throws {
        for test in [screen(scrolls: false), screen(isDisabled: true)] {
            try test.touch("press")
            #expect(try isPressed(test))
            try test.lift()
            #expect(try !isPressed(test))
            #expect(journal.take() == ["press"])
        }
    }

    @Test func `a quick tap acts at once and shows for a moment`() throws {
        let test = screen(animates: true)
        try test.touch("press")
        test.advance(by: 0.05)
        try test.lift()
        #expect(journal.take() == ["press"])
        #expect(try isPressed(test))
        test.advance(by: 0.2)
        #expect(try !isPressed(test))
        #expect(test.host.dispatcher.isIdle)
        try test.touch("press")
        try test.lift()
        try test.touch("press")
        #expect(try !isPressed(test), "the next finger waits anew")
        try test.lift()
        #expect(journal.take() == ["press", "press"])
    }

    private struct Names: View {
        @State private var chosen: String?
        var body: some View {
            List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }.listStyle(.plain)
        }
    }

    @Test func `rows of lists wait as well`() throws {
        let test = ViewTest(Names(), DisplayConfiguration(width: 200, height: 300))
        func highlights() -> Int { test.displayList.fillCount(of: SystemColor.gray4.color(in: EnvironmentValues())) }
        let point = CGPoint(x: 100, y: try test.text("b").frame.midY)
        test.touch(at: point)
        #expect(highlights() == 0)
        test.advance(by: 0.2)
        #expect(highlights() == 1)
        try test.move(to: CGPoint(x: 100, y: point.y - 20))
        #expect(highlights() == 0)
        try test.lift()
        test.advance(by: 2)
        test.tap(at: point)
        #expect(highlights() == 1, "it is selected")
    }

    private struct Switch: View {
        @State private var isOn = false
        var body: some View { Form { Toggle("Wi-Fi", isOn: $isOn) } }
    }

    @Test func `so do switches`() throws {
        let test = ViewTest(Switch(), DisplayConfiguration(width: 390, height: 300))
        func knob() -> CGFloat { test.displayList.fills.last { abs($0.height - 27) < 0.1 }?.width ?? 0 }
        let frame = try test.frame(of: "Wi-Fi")
        let place = CGPoint(x: frame.maxX - 20, y: frame.midY)
        test.touch(at: place)
        #expect(isNear(knob(), 27))
        test.advance(by: 0.2)
        #expect(isNear(knob(), 34))
        try test.move(to: CGPoint(x: place.x, y: place.y - 20))
        #expect(isNear(knob(), 27), "it scrolls")
    }
}

extension DisplayList {
    fileprivate func fillCount(of color: RGBAColor) -> Int {
        items.reduce(0) { count, item in
            switch item {
            case .fill(_, .color(color), _, _): count + 1
            case .group(let group): count + group.content.fillCount(of: color)
            default: count
            }
        }
    }
}
