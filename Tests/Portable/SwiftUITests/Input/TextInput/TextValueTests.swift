import Foundation
import SwiftUITestHost
import Testing

/// Text fields that edit values: the time at which the value is written, and the text until then.
///
/// Numbers: the values that the tests type.
@MainActor
@Suite("Text fields of values")
struct TextValueTests {
    @MainActor final class Kept<Value> {
        var value: Value
        var writes = 0

        init(_ value: Value) { self.value = value }

        var binding: Binding<Value> {
            Binding(
                get: { self.value },
                set: {
                    self.value = $0
                    self.writes += 1
                })
        }
    }

    private func shown(_ test: ViewTest<some View>) throws -> String? { try test.element("Field").value }

    @Test func `a value that has only been looked at keeps what its format does not show`() throws {
        let kept = Kept(1.23456)
        let test = ViewTest(
            VStack {
                TextField("Field", value: kept.binding, format: .number.precision(.fractionLength(2)))
                TextField("Other", text: .constant(""))
            })
        try test.tap("Field")
        #expect(try shown(test) == "1.23")
        test.press(.leftArrow)
        try test.tap("Other")
        #expect(kept.value == 1.23456)
        #expect(kept.writes == 0)
    }

    @Test func `a value whose formatter shows less keeps it as well, and Return writes nothing that is not new`() throws
    {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 1
        let kept = Kept(1.23456)
        let test = ViewTest(TextField("Field", value: kept.binding, formatter: formatter))
        try test.tap("Field")
        test.press(.return)
        #expect(kept.value == 1.23456 && kept.writes == 0)
        try test.tap("Field")
        test.press("a", modifiers: .command)
        try test.type("2.5")
        #expect(kept.writes == 0)
        test.press(.return)
        #expect(kept.value == 2.5)
        #expect(kept.writes == 1)
    }

    @Test func `each key writes the value once, the end of editing not again`() throws {
        let kept = Kept<Int?>(nil)
        let test = ViewTest(TextField("Field", value: kept.binding, format: .number))
        try test.tap("Field")
        try test.type("42")
        #expect(kept.value == 42 && kept.writes == 2)
        test.press(.return)
        #expect(kept.value == 42 && kept.writes == 2)
        #expect(try shown(test) == "42")
    }

    @Test func `a value that becomes another one while it is edited shows that`() throws {
        struct Screen: View {
            @State private var value = 5
            var body: some View {
                VStack {
                    TextField("Field", value: $value, format: .number)
                    Button("Nine") { value = 9 }
                    Text(verbatim: "value \(value)")
                }
            }
        }
        let test = ViewTest(Screen())
        try test.tap("Field")
        try test.type("x")
        #expect(try shown(test) == "5x")
        try test.tap("Nine")
        #expect(try shown(test) == "9")
        try test.type("1")
        #expect(try shown(test) == "91" && test.has("value 91"))
    }

    @Test func `text that is no value goes back at the end`() throws {
        let kept = Kept(7)
        let test = ViewTest(TextField("Field", value: kept.binding, format: .number))
        try test.tap("Field")
        test.press(.delete)
        #expect(try shown(test) ?? "" == "")
        test.press(.return)
        #expect(try shown(test) == "7")
        #expect(kept.value == 7)
    }

    @Test func `percentages and currencies are read as they are written`() throws {
        let part = Kept(0.5)
        let percent = ViewTest(TextField("Field", value: part.binding, format: .percent))
        #expect(try shown(percent) == "50%")
        try percent.tap("Field")
        percent.press("a", modifiers: .command)
        try percent.type("25%")
        #expect(part.value == 0.25)
        let price = Kept(Decimal(12))
        let currency = ViewTest(TextField("Field", value: price.binding, format: .currency(code: "EUR")))
        try currency.tap("Field")
        currency.press("a", modifiers: .command)
        try currency.type("€9.99")
        #expect(price.value == Decimal(string: "9.99"))
    }

    @Test func `a German reader types a comma`() throws {
        let kept = Kept(1.5)
        let test = ViewTest(
            TextField("Field", value: kept.binding, format: .number),
            DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(try shown(test) == "1,5")
        try test.tap("Field")
        test.press("a", modifiers: .command)
        try test.type("2,75")
        #expect(kept.value == 2.75)
    }
}
