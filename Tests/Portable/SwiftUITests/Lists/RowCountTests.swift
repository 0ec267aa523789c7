import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Lists create only the rows in view, for every kind of control: they know the number of a control's rows without
/// creating it.
///
/// Numbers: a limit of this implementation: fewer than 60 of 1,000 rows are made, some screens of the 13 that 600
/// points show.
@MainActor
@Suite("Lists: rows of controls")
struct RowCountTests {
    private final class Counter: @unchecked Sendable {
        var made = 0
    }

    private func made<Row: View>(_ row: @escaping (Int) -> Row) -> Int {
        let counter = Counter()
        let test = ViewTest(
            NavigationStack {
                List {
                    ForEach(0..<1000, id: \.self) { index in
                        let _ = counter.made += 1
                        row(index)
                    }
                }
            }, DisplayConfiguration(width: 390, height: 600))
        _ = test.displayList
        return counter.made
    }

    @Test func `a row is made when it comes into view`() {
        #expect(made { Button("Row \($0)") {} } < 60)
        #expect(made { index in NavigationLink("Row \(index)") { Text("Page") } } < 60)
        #expect(made { NavigationLink("Row \($0)", value: $0) } < 60)
        #expect(made { Toggle("Row \($0)", isOn: .constant(true)) } < 60)
        #expect(made { Label("Row \($0)", systemImage: "star") } < 60)
        #expect(made { LabeledContent("Row \($0)", value: "Value") } < 60)
        #expect(made { TextField("Row \($0)", text: .constant("")) } < 60)
        #expect(made { SecureField("Row \($0)", text: .constant("")) } < 60)
        #expect(made { _ in TextEditor(text: .constant("")) } < 60)
        #expect(made { ColorPicker("Row \($0)", selection: .constant(Color.red)) } < 60)
        #expect(made { Link("Row \($0)", destination: URL(string: "https://example.com")!) } < 60)
        #expect(made { Stepper("Row \($0)", value: .constant(1)) } < 60)
        #expect(made { _ in Slider(value: .constant(0.5)) } < 60)
        #expect(made { _ in ProgressView(value: 0.5) } < 60)
        #expect(made { index in Menu("Row \(index)") { Button("Act") {} } } < 60)
        #expect(made { _ in DatePicker("Row", selection: .constant(.now)) } < 60)
        #expect(made { index in Gauge(value: 0.5) { Text("Row \(index)") } } < 60)
        #expect(made { index in GroupBox("Row \(index)") { Text("Content") } } < 60)
        #expect(made { index in Text("Row \(index)").swipeActions { Button("Act") {} }.badge(2) } < 60)
        #expect(
            made { index in
                HStack {
                    Text("Row \(index)"); Spacer()
                }.contextMenu { Button("Act") {} }
            } < 60)
    }

    private struct Twice: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.accessibilityIdentifier("first")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("second")
        }
    }

    @Test func `a control is one view, though its style makes several`() throws {
        let test = ViewTest(
            HStack(spacing: 0) {
                Button("Both") {}.buttonStyle(Twice())
            }, DisplayConfiguration(width: 200))
        #expect(try test.frame(of: "second").minY > 0)
    }
}
