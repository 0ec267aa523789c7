import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The values that a control writes to its binding, in order.
@MainActor
final class Written<Value> {
    var value: Value
    var writes: [Value] = []

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
        Binding {
            self.value
        } set: { value in
            self.value = value
            self.writes.append(value)
        }
    }
}

/// The look, behaviour and accessibility of toggles.
///
/// Numbers: a switch is 51 × 31 points and, turned on, `systemGreen`, #34C759 in the light (Human Interface
/// Guidelines); the display is 390 wide. 20.5 is a line of body, 7 a bordered button's padding
/// (Docs/Facts/IOSMetrics.md).
@MainActor
@Suite("Toggles")
struct ToggleTests {
    private struct Row: View {
        @State var isOn: Bool
        var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }

    @Test func `the switch stands at the trailing edge, as wide as in iOS; the row is one element`() throws {
        let test = ViewTest(Row(isOn: false))
        let element = try test.element("Wi-Fi")
        #expect(element.role == "toggle")
        #expect(element.value == "0")
        #expect(element.frame == CGRect(x: 0, y: 0, width: 390, height: 31))
        #expect(test.elements.count == 1)
        let fills = Drawn.paints(Drawn.list(Row(isOn: true), width: 200)).compactMap(\.hex)
        #expect(fills.contains("34C759"))
    }

    @Test func `a tap on the switch writes once, one on the label does nothing`() throws {
        let written = Written(false)
        let test = ViewTest(Toggle("Wi-Fi", isOn: written.binding))
        test.tap(at: CGPoint(x: 20, y: 15))
        #expect(written.writes.isEmpty)
        test.tap(at: CGPoint(x: 365, y: 15))
        #expect(written.writes == [true])
        try test.activate("Wi-Fi")
        #expect(written.writes == [true, false])
        try test.tap("Wi-Fi")
        #expect(written.writes == [true, false, true])
    }

    @Test func `right to left the switch stands at the left`() throws {
        let written = Written(false)
        let test = ViewTest(
            Toggle("Wi-Fi", isOn: written.binding), DisplayConfiguration(layoutDirection: .rightToLeft))
        test.tap(at: CGPoint(x: 25, y: 15))
        #expect(written.writes == [true])
        #expect(try test.text("Wi-Fi").frame.maxX == 390)
    }

    @Test func `a disabled toggle does nothing`() throws {
        let written = Written(false)
        let test = ViewTest(Toggle("Wi-Fi", isOn: written.binding).disabled(true))
        test.tap(at: CGPoint(x: 365, y: 15))
        #expect(written.writes.isEmpty)
        #expect(try !test.element("Wi-Fi").isEnabled)
    }

    @Test func `without its label a toggle is as large as the switch, and says its label all the same`() throws {
        let test = ViewTest(Row(isOn: true).labelsHidden())
        #expect(test.size.height == 31)
        let element = try test.element("Wi-Fi")
        #expect(element.frame.size == CGSize(width: 51, height: 31))
        #expect(element.value == "1")
    }

    private struct Channel: Identifiable {
        let id: Int
        let isOn: Binding<Bool>
    }

    @Test func `a toggle for several values is mixed when they differ, and turns all on`() throws {
        let (first, second) = (Written(true), Written(false))
        let channels = [Channel(id: 0, isOn: first.binding), Channel(id: 1, isOn: second.binding)]
        let test = ViewTest(Toggle("All", sources: channels, isOn: \.isOn))
        #expect(try test.element("All").value == "mixed")
        try test.activate("All")
        #expect(first.writes.isEmpty)
        #expect(second.writes == [true])
    }

    @Test func `the button style looks like a button and is still a toggle`() throws {
        let written = Written(false)
        let test = ViewTest(Toggle("Flag", isOn: written.binding).toggleStyle(.button))
        let element = try test.element("Flag")
        #expect(element.role == "toggle")
        // A line of body text of 20.5 points with 7 above and below, as a bordered button of iOS has.
        #expect(element.frame.height == 20.5 + 2 * 7)
        try test.tap("Flag")
        #expect(written.writes == [true])
    }

    private struct Checkbox: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "yes" : "no")
                    configuration.label
                }
            }
        }
    }

    @Test func `styles of one's own take the place of the switch`() throws {
        let test = ViewTest(Row(isOn: false).toggleStyle(Checkbox()))
        #expect(test.texts.map(\.string) == ["no", "Wi-Fi"])
        test.tap(at: CGPoint(x: test.size.width / 2, y: 10))
        #expect(test.texts.map(\.string) == ["yes", "Wi-Fi"])
    }
}
