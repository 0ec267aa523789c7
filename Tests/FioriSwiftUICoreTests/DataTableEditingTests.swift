import SwiftUITestHost
import Testing

@testable import FioriBuildingBlocks
@testable import FioriSwiftUICore

/// Tables whose editing is bound to a state of the app, and accessories that are made from pictures.
@MainActor
struct DataTableEditingTests {
    private let configuration = DisplayConfiguration(width: 500, height: 400, horizontalSizeClass: .regular)

    private static func model() -> TableModel {
        TableModel(rowData: [
            TableRowItem(data: [DataTextItem("Pump")]), TableRowItem(data: [DataTextItem("Fan")]),
        ])
    }

    private struct Page: View {
        @ObservedObject var model: TableModel
        @State var isEditing = false

        var body: some View {
            VStack {
                Button("Edit") { isEditing.toggle() }
                Text(verbatim: "editing: \(isEditing)")
                DataTable(model: model, isEditing: $isEditing)
            }
        }
    }

    @Test func `the state of the app decides`() throws {
        let model = Self.model()
        let test = ViewTest(Page(model: model), configuration)
        #expect(!test.has("Select Pump"))
        try test.tap("Edit")
        #expect(model.isEditing && model.editMode == .select)
        #expect(test.has("Select Pump"))
        try test.tap("Select Fan")
        #expect(model.selectedIndexes == [1])
        try test.tap("Edit")
        #expect(model.editMode == .none)
        #expect(!test.has("Select Pump"))
    }

    @Test func `the state of the app decides from the beginning`() {
        let model = Self.model()
        #expect(ViewTest(DataTable(model: model, isEditing: .constant(true)), configuration).has("Select Pump"))
        #expect(model.isEditing)
        #expect(!ViewTest(DataTable(model: model, isEditing: .constant(false)), configuration).has("Select Pump"))
    }

    @Test func `the state of the app follows the model`() {
        let model = Self.model()
        let test = ViewTest(Page(model: model), configuration)
        #expect(test.texts.contains { $0.string == "editing: false" })
        model.editMode = .inline
        #expect(test.texts.contains { $0.string == "editing: true" })
        #expect(model.editMode == .inline)
        model.isEditing = false
        #expect(test.texts.contains { $0.string == "editing: false" })
    }

    @Test func `accessories are made from images`() {
        let star = Image(systemName: "star")
        func svg(_ item: AccessoryItem) -> String {
            let model = TableModel(rowData: [
                TableRowItem(leadingAccessories: [item], trailingAccessory: item, data: [DataTextItem("Pump")])
            ])
            return ViewTest(DataTable(model: model), configuration).svg()
        }
        #expect(svg(.icon(star)) == svg(.icon(AccessoryIcon(image: star))))
        let red = AccessoryIcon(image: star, tintColor: .red)
        #expect(svg(.icon(AccessoryIcon(star, tintColor: .red))) == svg(.icon(red)))
        #expect(svg(.icon(star)) != svg(.icon(red)))
        #expect(svg(.icon(star)) != svg(.text("")))
        if case .icon(let icon) = AccessoryItem.icon(star) {
            #expect(icon.image == star && icon.tintColor == nil)
        } else {
            Issue.record("it is no picture")
        }
    }
}
