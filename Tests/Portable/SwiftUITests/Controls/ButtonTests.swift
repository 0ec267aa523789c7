import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The look, reactions and configurations of buttons in their styles.
///
/// Numbers: heights are a line of text (body 20.5 at 2×: 17 × 1.193, up to a pixel; Docs/Facts/IOSMetrics.md) with
/// paddings of 7 measured on iOS; large buttons round the 50 of the facts up to a line of 20.5 and 2 × 15. Colours are
/// the system's. Repetition after 0.5 s, and dimming of disabled labels, are not compared with a device.
@MainActor
@Suite("Buttons")
struct ButtonTests {
    @Test(arguments: [(ControlSize.small, 28.0), (.regular, 34.5), (.large, 50.5)])
    func `bordered buttons have the heights of iOS`(size: ControlSize, height: Double) throws {
        let test = ViewTest(Button("Save") {}.buttonStyle(.bordered).controlSize(size))
        #expect(try test.frame(of: "Save").height == CGFloat(height))
    }

    @Test func `text at accessibility sizes makes bordered buttons higher`() throws {
        let test = ViewTest(
            Button("Save") {}.buttonStyle(.bordered), DisplayConfiguration(dynamicTypeSize: .accessibility3))
        // Body has 40 points at this size: a line of 48, and 7 above and below.
        #expect(try test.frame(of: "Save").height == 48 + 2 * 7)
    }

    @Test func `prominent buttons are filled with the accent, red ones for what destroys, grey ones when disabled`() {
        func fill(_ button: some View) -> String? { Drawn.paints(Drawn.list(button)).first?.hex }
        #expect(fill(Button("A") {}.buttonStyle(.borderedProminent)) == "007AFF")
        #expect(fill(Button("A", role: .destructive) {}.buttonStyle(.borderedProminent)) == "FF3B30")
        #expect(fill(Button("A") {}.buttonStyle(.borderedProminent).tint(.green)) == "34C759")
        #expect(fill(Button("A") {}.buttonStyle(.borderedProminent).disabled(true)) == "767680 12%")
    }

    @Test func `bordered buttons are grey, or a veil of the accent where one is set`() {
        func paints(_ button: some View) -> [String?] { Drawn.paints(Drawn.list(button)).map(\.hex) }
        #expect(paints(Button("A") {}.buttonStyle(.bordered)) == ["767680 12%", "007AFF"])
        #expect(paints(Button("A", role: .destructive) {}.buttonStyle(.bordered)) == ["767680 12%", "FF3B30"])
        #expect(paints(Button("A") {}.buttonStyle(.bordered).tint(.green)) == ["34C759 18%", "34C759"])
    }

    private struct ExchangingStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            if configuration.isPressed {
                configuration.label.padding(3).background(.red)
            } else {
                configuration.label
            }
        }
    }

    @Test func `a button keeps the finger whose press exchanges the look`() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 }.buttonStyle(ExchangingStyle()) }
        }
        let test = ViewTest(Screen())
        let released = try test.frame(of: "Count 0").size
        try test.touch("Count 0")
        let pressed = try test.frame(of: "Count 0").size
        #expect(pressed.width == released.width + 6 && pressed.height == released.height + 6)
        try test.lift()
        #expect(try test.frame(of: "Count 1").height == released.height)
        try test.tap("Count 1")
        #expect(test.has("Count 2"))
    }

    private struct EnabledStyle: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    @Test func `a style reads the environment of its button`() {
        let test = ViewTest(
            VStack {
                Button("A") {}
                Button("B") {}.disabled(true)
            }
            .buttonStyle(EnabledStyle()))
        #expect(test.texts.map(\.string) == ["A", "on", "B", "off"])
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).padding(10)
        }
    }

    @Test func `a style that makes a button of its configuration goes over the style around it`() throws {
        let test = ViewTest(Button("A") {}.buttonStyle(Framed()).buttonStyle(.bordered))
        #expect(try test.frame(of: "A").height == 34.5)
        // The padding of the style, 10, above and below.
        #expect(test.size.height == 34.5 + 2 * 10)
    }

    @Test func `the nearest style counts`() throws {
        let test = ViewTest(
            HStack {
                Button("A") {}
                Button("B") {}.buttonStyle(.plain)
            }
            .buttonStyle(.bordered))
        #expect(try test.frame(of: "A").height == 34.5)
        #expect(try test.frame(of: "B").height == 20.5)
    }

    @Test func `a disabled button does nothing`() throws {
        var count = 0
        let test = ViewTest(Button("A", systemImage: "star") { count += 1 }.buttonStyle(.bordered).disabled(true))
        let element = try #require(test.elements.first)
        #expect(!element.isEnabled)
        test.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        #expect(count == 0)
    }

    @Test func `labels of disabled buttons are faint in every style; what has a colour of its own keeps it`() {
        func colors(_ button: some View) -> [String?] { Drawn.paints(Drawn.list(button.disabled(true))).map(\.hex) }
        let faint = Drawn.paints(Drawn.list(Text("A").foregroundStyle(.tertiary))).map(\.hex)
        #expect(colors(Button("A") {}) == faint)
        #expect(colors(Button("A", role: .destructive) {}.buttonStyle(.borderless)) == faint)
        #expect(colors(Button("A") {}.buttonStyle(.plain)) == faint)
        #expect(colors(Button("A") {}.buttonStyle(.bordered)).suffix(1) == faint[...])
        #expect(colors(Button("A") {}.buttonStyle(.borderedProminent)).suffix(1) == faint[...])
        #expect(
            colors(
                Button {
                } label: {
                    Text("A").foregroundStyle(.red)
                }.buttonStyle(.plain)) == ["FF3B30"])
        #expect(colors(Button("A") {}.buttonStyle(.plain).foregroundStyle(.green)) == ["34C759 25%"])
        func plain(_ view: some View) -> [String?] { Drawn.paints(Drawn.list(view.buttonStyle(.plain))).map(\.hex) }
        #expect(plain(Button("A") {}) == ["000000"])
        #expect(plain(Button("A") {}.foregroundStyle(.green)) == ["34C759"])
    }

    @Test func `a label has the colour that the button or what is around it is given`() {
        func colors(_ view: some View) -> [String?] { Drawn.paints(Drawn.list(view)).map(\.hex) }
        #expect(colors(Button("A") {}) == ["007AFF"])
        #expect(colors(Button("A") {}.foregroundStyle(.green)) == ["34C759"])
        #expect(colors(Button("A", role: .destructive) {}.foregroundStyle(.green)) == ["34C759"])
        #expect(colors(VStack { Button("A") {} }.foregroundStyle(.green)) == ["34C759"])
        #expect(colors(Button("A") {}.foregroundStyle(Color.primary)) == ["000000"])
        #expect(colors(Button("A") {}.foregroundStyle(.secondary)) == ["007AFF"], "a step of the accent's place")
        #expect(colors(Button("A") {}.buttonStyle(.bordered).foregroundStyle(.green)).last == "34C759")
        let prominent = Button("A") {}.buttonStyle(.borderedProminent)
        #expect(colors(prominent) == ["007AFF", "FFFFFF"])
        #expect(colors(prominent.foregroundStyle(.black).tint(.yellow)) == ["FFCC00", "000000"])
    }

    @Test func `several views of a label are one button, in a row`() throws {
        var count = 0
        let test = ViewTest(
            VStack {
                Button {
                    count += 1
                } label: {
                    Image(systemName: "trash").accessibilityLabel("Bin")
                    Text("Empty")
                }
                Link(destination: URL(fileURLWithPath: "/")) {
                    Text("To")
                    Text("there")
                }
                .buttonStyle(.bordered)
            })
        #expect(test.elements.map(\.label) == ["Bin, Empty", "To, there"])
        let (image, text) = (try #require(test.images.first).frame, try test.text("Empty").frame)
        #expect(text.minX == image.maxX + 8 && abs(text.midY - image.midY) < 2)
        try test.tap("Bin, Empty")
        #expect(count == 1)
    }

    @Test func `a button repeats its action while a finger stays, where that is asked for`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("more") { count += 1 }.buttonRepeatBehavior(.enabled)
                    Button("once") { count += 1 }
                    Button("never") { count += 1 }.buttonRepeatBehavior(.disabled)
                    Text("\(count)").accessibilityIdentifier("count")
                }
            }
        }
        let test = ViewTest(Counter())
        // After half a second, then ten times a second; lifting the finger adds nothing.
        try test.longPress("more", for: 0.95)
        #expect(try test.element("count").label == "5")
        try test.tap("more")
        #expect(try test.element("count").label == "6")
        try test.longPress("once", for: 0.95)
        try test.longPress("never", for: 0.95)
        #expect(try test.element("count").label == "8")
    }

    private final class Made {
        var looks = 0
        var taps: [Int] = []
    }

    private struct CountingStyle: ButtonStyle {
        let made: Made
        func makeBody(configuration: Configuration) -> some View {
            made.looks += 1
            return configuration.label
        }
    }

    private struct Tapped: View {
        let made: Made
        let number: Int
        var title = "Tap"
        var body: some View { Button(title) { made.taps.append(number) }.buttonStyle(CountingStyle(made: made)) }
    }

    @Test func `another action is no reason to make the look again, and is the one that is done`() throws {
        let made = Made()
        let test = ViewTest(Tapped(made: made, number: 1))
        let looks = made.looks
        test.update(Tapped(made: made, number: 2))
        try test.tap("Tap")
        #expect(made.taps == [2])
        // Once for the finger that comes, once for the finger that goes.
        #expect(made.looks == looks + 2)
        test.update(Tapped(made: made, number: 2, title: "Touch"))
        #expect(try test.text("Touch").string == "Touch")
        #expect(made.looks == looks + 3)
    }

    @Test func `a style may keep what it triggers longer than there is the button`() throws {
        final class Kept { var configuration: PrimitiveButtonStyleConfiguration? }
        struct Keeping: PrimitiveButtonStyle {
            let kept: Kept
            func makeBody(configuration: Configuration) -> some View {
                kept.configuration = configuration
                return configuration.label
            }
        }
        let kept = Kept()
        let made = Made()
        let test = ViewTest(AnyView(Button("Tap") { made.taps.append(1) }.buttonStyle(Keeping(kept: kept))))
        test.update(AnyView(EmptyView()))
        kept.configuration?.trigger()
        #expect(made.taps == [1])
    }
}
