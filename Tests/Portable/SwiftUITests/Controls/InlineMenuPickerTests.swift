import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Pickers in line among the items of a menu, and their titles.
@MainActor
@Suite("Pickers in menus: titles")
struct InlineMenuPickerTests {
    private enum Form { case automatic, inline, hidden, sections }

    private struct Page: View {
        let form: Form
        @State var choice = 1
        var body: some View {
            VStack {
                Menu("More") {
                    Button("Copy") {}
                    switch form {
                    case .automatic: picker
                    case .inline: picker.pickerStyle(.inline)
                    case .hidden: picker.pickerStyle(.inline).labelsHidden()
                    case .sections:
                        Picker("Sort by", selection: $choice) {
                            Section("Common") { Text("Name").tag(1) }
                            Section("Rare") { Text("Size").tag(2) }
                        }
                        .pickerStyle(.inline)
                    }
                }
                Spacer()
            }
        }

        private var picker: some View {
            Picker("Sort by", selection: $choice) {
                Text("Name").tag(1)
                Text("Size").tag(2)
            }
        }
    }

    private func opened(_ form: Form) throws -> ViewTest<Page> {
        let test = ViewTest(Page(form: form), ContextMenuTests.phone)
        try test.tap("More")
        return test
    }

    @Test func `a picker that is in line by its style has its label as the title of its options`() throws {
        let test = try opened(.inline)
        let title = try test.text("Sort by")
        #expect(try test.element("Sort by").isHeader)
        #expect(try title.frame.maxY < test.frame(of: "Name").minY + 0.5)
        #expect(try title.frame.minY > test.frame(of: "Copy").maxY)
        #expect(try title.fontSize < test.text("Name").fontSize)
        try test.tap("Size")
        try test.tap("More")
        #expect(try test.element("Size").isSelected)
    }

    @Test(arguments: [Form.automatic, .hidden])
    private func `a picker without a style, or whose label is hidden, has none`(form: Form) throws {
        let test = try opened(form)
        #expect(!test.texts.contains { $0.string == "Sort by" })
        #expect(test.has("Name") && test.has("Size"))
    }

    @Test func `options in sections have the titles of these`() throws {
        let test = try opened(.sections)
        #expect(!test.texts.contains { $0.string == "Sort by" })
        #expect(try test.frame(of: "Common").maxY <= test.frame(of: "Name").minY)
        #expect(try test.frame(of: "Rare").maxY <= test.frame(of: "Size").minY)
    }
}
