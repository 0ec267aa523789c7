import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUITestHost

/// The dragging of sliders, and their accessibility values.
///
/// Numbers: a slider is 31 points high with a thumb of 28 (Docs/Facts/IOSMetrics.md), whose centre goes from 14 to 14
/// before the end of the display's 390. Steps of a tenth for assistive technology are not compared with a device.
@MainActor
@Suite("Sliders")
struct SliderTests {
    private func place(_ part: CGFloat, width: CGFloat = 390) -> CGPoint {
        CGPoint(x: 14 + (width - 28) * part, y: 15)
    }

    private struct Volume: View {
        let written: Written<Double>
        @State private var value = 0.5
        var step: Double?
        var onEditingChanged: (Bool) -> Void = { _ in }

        var body: some View {
            let binding = Binding {
                value
            } set: {
                value = $0
                written.writes.append($0)
            }
            if let step {
                Slider(
                    value: binding, in: 0...1, step: step, label: { Text("Volume") },
                    onEditingChanged: onEditingChanged)
            } else {
                Slider(value: binding, label: { Text("Volume") }, onEditingChanged: onEditingChanged)
            }
        }
    }

    @Test func `a slider is 31 points high, takes the width, and says its part in percent`() throws {
        let test = ViewTest(Volume(written: Written(0)))
        let element = try test.element("Volume")
        #expect(element.role == "slider")
        #expect(element.value == "50%")
        #expect(element.frame == CGRect(x: 0, y: 0, width: 390, height: 31))
        #expect(test.texts.isEmpty)
    }

    @Test func `the thumb follows the finger; touches beside it do nothing`() throws {
        let written = Written(0.0)
        var edits: [Bool] = []
        let test = ViewTest(Volume(written: written) { edits.append($0) })
        test.drag(from: place(0.1), to: place(0.2))
        #expect(written.writes.isEmpty)
        #expect(edits.isEmpty)
        test.drag(from: place(0.5), to: place(0.75))
        #expect(abs((written.writes.last ?? 0) - 0.75) < 1e-6)
        #expect(written.writes.count == Set(written.writes).count)
        #expect(edits == [true, false])
        test.drag(from: place(0.75), to: place(1.5))
        #expect(written.writes.last == 1)
    }

    @Test func `a drag that is taken away ends, and the next one begins where the thumb is`() throws {
        let written = Written(0.0)
        var edits: [Bool] = []
        let test = ViewTest(Volume(written: written) { edits.append($0) })
        test.drag(from: place(0.5), to: place(0.75), releases: false)
        test.send(.cancelled, at: place(0.75))
        #expect(edits == [true, false])
        test.drag(from: place(0.75), to: place(0.85))
        #expect(abs((written.writes.last ?? 0) - 0.85) < 1e-6)
        #expect(edits == [true, false, true, false])
    }

    @Test func `a step is written once`() throws {
        let written = Written(0.0)
        let test = ViewTest(Volume(written: written, step: 0.25))
        test.drag(from: place(0.5), to: place(0.8))
        #expect(written.writes == [0.75])
    }

    @Test func `right to left the value grows to the left`() throws {
        let written = Written(0.0)
        let test = ViewTest(Volume(written: written), DisplayConfiguration(layoutDirection: .rightToLeft))
        test.drag(from: place(0.5), to: place(0.25))
        #expect(abs((written.writes.last ?? 0) - 0.75) < 1e-6)
    }

    @Test func `assistive technology moves it by a tenth`() throws {
        let written = Written(0.0)
        let test = ViewTest(Volume(written: written))
        try test.increment("Volume")
        #expect(written.writes == [0.6])
        try test.decrement("Volume")
        #expect(try test.element("Volume").value == "50%")
    }

    @Test func `a disabled slider does nothing`() throws {
        let written = Written(0.0)
        let test = ViewTest(Volume(written: written).disabled(true))
        test.drag(from: place(0.5), to: place(0.75))
        #expect(written.writes.isEmpty)
        #expect(try !test.element("Volume").isEnabled)
    }

    @Test func `labels of the bounds stand beside the track`() throws {
        let test = ViewTest(
            Slider(value: .constant(20), in: 0...100) {
                Text("Speed")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            })
        #expect(try test.text("0").frame.minX == 0)
        #expect(try test.text("100").frame.maxX == 390)
        #expect(try test.element("Speed").value == "20%")
        #expect(test.elements.count == 1)
    }

    @Test func `a slider that is disabled under the finger stays where it is`() throws {
        struct Screen: View {
            @State private var value = 0.0
            var body: some View {
                Slider(value: $value).accessibilityLabel("Volume").disabled(value > 0.3)
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 300))
        let y = try test.frame(of: "Volume").midY
        test.drag(from: CGPoint(x: 14, y: y), to: CGPoint(x: 150, y: y), releases: false)
        let held = try #require(test.element("Volume").value)
        test.drag(from: CGPoint(x: 150, y: y), to: CGPoint(x: 280, y: y))
        #expect(try test.element("Volume").value == held)
    }
}
