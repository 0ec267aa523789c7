import Testing

@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUITestHost

/// The counting of steppers, and their accessibility values.
///
/// Numbers: a stepper is 94 × 32 points (Human Interface Guidelines), of which each button has one half. The pace of
/// repetition (after 0.5 s ten times a second, then faster) is by eye, not compared with a device.
@MainActor
@Suite("Steppers")
struct StepperTests {
    private struct Count: View {
        let written: Written<Int>
        var bounds = 0...100
        var onEditingChanged: (Bool) -> Void = { _ in }
        @State private var value = 2

        var body: some View {
            Stepper(
                "Copies",
                value: Binding {
                    value
                } set: {
                    value = $0
                    written.writes.append($0)
                }, in: bounds, onEditingChanged: onEditingChanged)
        }
    }

    private let minus = CGPoint(x: 390 - 94 + 23, y: 16)
    private let plus = CGPoint(x: 390 - 23, y: 16)

    @Test func `the buttons stand at the trailing edge, 94 by 32 points`() throws {
        let test = ViewTest(Count(written: Written(0)))
        #expect(try test.frame(of: "Copies") == CGRect(x: 0, y: 0, width: 390, height: 32))
        #expect(try test.element("Copies").role == "stepper")
        #expect(test.elements.count == 1)
    }

    @Test func `taps count up and down by one, and stop at the bounds`() throws {
        let written = Written(0)
        var edits: [Bool] = []
        let test = ViewTest(Count(written: written, bounds: 1...3) { edits.append($0) })
        test.tap(at: plus)
        #expect(written.writes == [3])
        #expect(edits == [true, false])
        test.tap(at: plus)
        #expect(written.writes == [3])
        for _ in 0..<3 { test.tap(at: minus) }
        #expect(written.writes == [3, 2, 1])
    }

    @Test func `a finger that stays repeats`() throws {
        let written = Written(0)
        let test = ViewTest(Count(written: written))
        test.send(.began, at: plus)
        test.advance(by: 0.45)
        #expect(written.writes.isEmpty)
        test.advance(by: 0.3)
        #expect(written.writes == [3, 4, 5])
        test.send(.ended, at: plus)
        #expect(written.writes == [3, 4, 5])
    }

    @Test func `a finger that stays long repeats faster, and ends at the bound`() throws {
        let written = Written(0)
        var edits: [Bool] = []
        let test = ViewTest(Count(written: written, bounds: 0...150) { edits.append($0) })
        test.send(.began, at: plus)
        test.advance(by: 1.45)
        let first = written.writes.count
        test.advance(by: 1)
        let second = written.writes.count - first
        test.advance(by: 1)
        let third = written.writes.count - first - second
        #expect(first == 10 && second > first + 5 && third > second + 5)
        #expect(edits == [true])
        test.advance(by: 3)
        #expect(written.writes == Array(3...150))
        test.send(.ended, at: plus)
        #expect(edits == [true, false])
        // The other half still works.
        test.tap(at: minus)
        #expect(written.writes.last == 149)
    }

    @Test func `assistive technology counts, too, and not beyond the bounds`() throws {
        let written = Written(0)
        let test = ViewTest(Count(written: written, bounds: 0...3))
        try test.increment("Copies")
        #expect(written.writes == [3])
        #expect(try test.element("Copies").actions == ["decrement"])
    }

    @Test func `a value in a format is told`() throws {
        let test = ViewTest(Stepper("Share", value: .constant(0.25), step: 0.05, format: .percent))
        #expect(try test.element("Share").value == "25%")
    }

    @Test func `a disabled stepper does nothing`() {
        let written = Written(0)
        let test = ViewTest(Count(written: written).disabled(true))
        test.tap(at: plus)
        #expect(written.writes.isEmpty)
    }
}
