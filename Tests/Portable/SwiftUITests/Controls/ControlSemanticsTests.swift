import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// The semantics of every control for assistive technology, without modifiers of the app.
///
/// Numbers: days from the test's date, Tuesday 14 November 2023, to 30 December 2022: 319.
@MainActor
struct ControlSemanticsTests {
    /// One line of the table: a view, and its elements.
    struct Sample {
        let name: String
        let view: @MainActor () -> AnyView
        let elements: [String]

        @MainActor init<V: View>(
            _ name: String, _ view: @autoclosure @escaping @MainActor () -> V, _ elements: String...
        ) {
            self.name = name
            self.view = { AnyView(view()) }
            self.elements = elements
        }
    }

    /// An element in a line: role, label, value, traits that matter and what can be done with it.
    private func line(_ element: ViewElement) -> String {
        var parts = [element.role]
        if !element.label.isEmpty { parts.append("“\(element.label)”") }
        if let value = element.value { parts.append("= \(value)") }
        if element.isSelected { parts.append("selected") }
        if element.isHeader { parts.append("header") }
        if !element.isEnabled { parts.append("disabled") }
        let actions = element.actions.sorted()
        if !actions.isEmpty { parts.append("[\(actions.joined(separator: " "))]") }
        return parts.joined(separator: " ")
    }

    private var date: Date { Date(timeIntervalSince1970: 1_700_000_000) }

    private var samples: [Sample] {
        [
            Sample("button", Button("Go") {}, "button “Go” [activate]"),
            Sample("button with a symbol", Button("Go", systemImage: "star") {}, "button “Go” [activate]"),
            Sample("disabled button", Button("Go") {}.disabled(true), "button “Go” disabled [activate]"),
            Sample("link", Link("Page", destination: URL(string: "https://a.b")!), "link “Page” [activate]"),
            Sample("label", Label("Title", systemImage: "star"), "text “Title”"),
            Sample("toggle", Toggle("Wifi", isOn: .constant(true)), "toggle “Wifi” = 1 [activate]"),
            Sample(
                "toggle button", Toggle("Bold", isOn: .constant(true)).toggleStyle(.button),
                "toggle “Bold” = 1 selected [activate]"),
            Sample(
                "slider", Slider(value: .constant(0.5)) { Text("Volume") },
                "slider “Volume” = 50% [decrement increment]"),
            Sample(
                "stepper", Stepper("Copies", value: .constant(2), in: 1...3),
                "stepper “Copies” [decrement increment]"),
            Sample(
                "stepper at its end", Stepper("Copies", value: .constant(3), in: 1...3), "stepper “Copies” [decrement]"),
            Sample("progress", ProgressView("Loading", value: 0.3), "progress “Loading” = 30%"),
            Sample("progress without a label", ProgressView(value: 0.3), "progress “Progress” = 30%"),
            Sample("spinner", ProgressView(), "progress “In progress”"),
            Sample("spinner with a label", ProgressView("Loading"), "progress “Loading”"),
            Sample("gauge", Gauge(value: 0.4) { Text("Fuel") }, "gauge “Fuel” = 40%"),
            Sample(
                "round gauge", Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryCircular), "gauge “Fuel” = 40%"),
            Sample("labelled content", LabeledContent("Size", value: "12"), "text “Size” = 12"),
            Sample(
                "labelled control", LabeledContent("Size") { Button("Change") {} }, "text “Size”",
                "button “Change” [activate]"),
            Sample("menu", Menu("More") { Button("A") {} }, "menu “More” [activate]"),
            Sample(
                "menu picker", Picker("Flavour", selection: .constant(1)) { Text("Mint").tag(1) },
                "picker “Flavour” = Mint [activate]"),
            Sample(
                "segmented picker",
                Picker("Flavour", selection: .constant(1)) {
                    Text("Mint").tag(1)
                    Text("Lime").tag(2)
                }.pickerStyle(.segmented),
                "picker “Flavour”", "button “Mint” selected [activate]", "button “Lime” [activate]"),
            Sample(
                "wheel", Picker("Flavour", selection: .constant(1)) { Text("Mint").tag(1) }.pickerStyle(.wheel),
                "picker “Flavour” = Mint [decrement increment]"),
            Sample(
                "colour well", ColorPicker("Tint", selection: .constant(Color.black)),
                "colorWell “Tint” = red 0, green 0, blue 0 [activate]"),
            Sample(
                "disclosure", DisclosureGroup("Details") { Text("Inside") }, "button “Details” = collapsed [activate]"),
            Sample(
                "open disclosure", DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Inside") },
                "button “Details” = expanded [activate]", "text “Inside”"),
            Sample("field", TextField("Name", text: .constant("Ann")), "textField = Ann [activate]"),
            Sample(
                "empty field", TextField("Name", text: .constant(""), prompt: Text("first and last")),
                "textField “Name” = first and last [activate]"),
            Sample(
                "secret", SecureField("Password", text: .constant("abc")), "secureTextField = ••• [activate]"
            ),
            Sample(
                "editor", TextEditor(text: .constant("text")).accessibilityLabel("Notes"),
                "textEditor “Notes” = text [activate]"),
            Sample(
                "group box", GroupBox("Box") { Text("Inside") }, "container", "text “Box”", "text “Inside”"),
            Sample(
                "compact date",
                DatePicker("Due", selection: .constant(date), displayedComponents: .date)
                    .environment(\.timeZone, .gmt),
                "datePicker", "text “Due”", "button “Date” = Nov 14, 2023 [activate]"),
        ]
    }

    @Test func `every control says what it is`() {
        for sample in samples {
            let lines = ViewTest(sample.view()).elements.map(line)
            #expect(lines == sample.elements, "\(sample.name)")
        }
    }

    @Test func `months and years are chosen on wheels`() throws {
        final class Chosen {
            var date: Date
            init(_ date: Date) { self.date = date }
        }
        let chosen = Chosen(date)
        let view = DatePicker(
            "Due",
            selection: Binding {
                chosen.date
            } set: {
                chosen.date = $0
            }, displayedComponents: .date
        )
        .datePickerStyle(.graphical).environment(\.timeZone, .gmt)
        let test = ViewTest(view)
        let height = test.size.height
        #expect(try test.element("November 2023").isHeader)
        try test.tap("November 2023")
        #expect(test.size.height == height, "the wheels take the place of the days")
        #expect(!test.has("Next Month") && !test.has("Tuesday, November 14"))
        #expect(try test.element("Month").value == "November")
        #expect(try test.element("Year").value == "2023")
        try test.increment("Month")
        #expect(test.has("December 2023"))
        try test.decrement("Year")
        #expect(test.has("December 2022"))
        try test.tap("December 2022")
        try test.tap("Friday, December 30")
        #expect(chosen.date == date.addingTimeInterval(-319 * 86_400))
    }
}
