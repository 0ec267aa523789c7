import Expectations
import Foundation
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// Properties of components: all have a control, and each control has an effect.
@MainActor
@Suite("Properties of components")
struct PropertyTests {
    private let tall = DisplayConfiguration(width: 390, height: 4000)

    @Test func `all properties have a control or tell their calls, except key paths, which have no text`() {
        let without = (ComponentCatalog.all + StyleableCatalog.all).flatMap { entry in
            entry.properties.filter { !$0.isEditable && $0.kind != .function }.map { "\(entry.name).\($0.name)" }
        }
        #expect(
            Set(without) == [
                "ActivityControlLayoutContainer.id", "ExpandableList.children", "KPIHeaderControl.id",
                "KPILayoutContainer.id",
            ])
        #expect(ComponentCatalog.all.allSatisfy { $0.properties.contains(where: \.isEditable) })
    }

    @Test func `each choice of a view or of data is drawn, and at least one of them is another picture`() throws {
        // Seen when a reader denies, chooses a row or opens a page; the tests of these components show it.
        let unseen = [
            "UserConsentView.userConsentForms", "UserConsentForm.alertConfiguration", "ExpandableList.destination",
            "ListPickerItem.configuration", "ExpandableList.rowModel",
        ]
        try expectAll(ComponentCatalog.all + StyleableCatalog.all, count: 40...) { entry in
            for property in entry.properties where !property.choices.isEmpty {
                let pictures = try ([""] + property.choices).map { choice in
                    var setting = [(name: property.name, value: choice)]
                    setting += Self.companions[entry.name + "." + property.name, default: []]
                    return try picture(of: entry, setting)
                }
                let name = "\(entry.name).\(property.name)"
                if !unseen.contains(name) { #expect(Set(pictures).count > 1, "\(name)") }
            }
        }
    }

    /// Other values without which a property has no effect.
    private static let companions = [
        "DataTable.selectedIndexes": [(name: "editMode", value: "select")],
        "DataTable.columnDividerColor": [(name: "showColumnDivider", value: "true")],
        "KPIHeader.item": [(name: "data", value: "two figures")],
        "FioriButton.imagePosition": [(name: "image", value: "star")],
        "FioriButton.colorStyle": [(name: "fioriButtonStyle", value: "secondary")],
    ]

    private func picture(of entry: ComponentEntry, _ setting: [(name: String, value: String)]) throws -> String {
        let values = try PropertyValues(of: entry, setting: setting)
        return ViewTest(entry.view(with: values), DisplayConfiguration(width: 390, height: 600)).svg()
    }

    @Test func `a value that is no choice is refused with the choices`() throws {
        let entry = try #require(ComponentCatalog.entry(named: "KPIItem"))
        #expect(throws: RenderingError.self) { try PropertyValues(of: entry, setting: [("data", "nonsense")]) }
        let property = try #require(entry.properties.first { $0.name == "data" })
        #expect(property.format == "one of components, measure, duration, percent, fraction")
    }

    @Test func `a function of a component tells the page how often it ran, and with what`() throws {
        let test = ViewTest(ComponentPage(entry: try #require(ComponentCatalog.entry(named: "ActivityItems"))), tall)
        #expect(test.texts.contains { $0.string == "not called yet" })
        let button = try #require(test.elements.first { $0.role == "button" && $0.label == "Call" })
        let place = CGPoint(x: button.frame.midX, y: button.frame.midY)
        test.tap(at: place)
        #expect(test.texts.contains { $0.string == "called once: phone" })
        test.tap(at: place)
        #expect(test.texts.contains { $0.string == "called 2 times: phone" })
        try test.tap("Reset")
        #expect(test.texts.contains { $0.string == "not called yet" })
    }

    @Test func `a picker of symbols changes an image, and takes it away`() throws {
        let entry = try #require(ComponentCatalog.entry(named: "KPI"))
        let test = ViewTest(NavigationStack { ComponentPage(entry: entry) }, tall)
        let before = test.images.count { $0.name == "heart fill" }
        try test.activate("icon")
        try test.activate("heart.fill")
        #expect(test.images.count { $0.name == "heart fill" } > before)
        #expect(test.images.contains { $0.name == "heart fill" })
    }

    @Test func `a field of a component changes its property`() throws {
        let entry = try #require(ComponentCatalog.entry(named: "TextInput"))
        let test = ViewTest(ComponentPage(entry: entry), tall)
        let start = try #require(entry.properties.first { $0.name == "textInputValue" }?.value)
        let field = try #require(test.elements.first { $0.role == "textField" && $0.value == start })
        test.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        try test.type("!")
        let property = try #require(test.elements.first { $0.role == "textField" && $0.label == "textInputValue" })
        #expect(property.value?.filter { $0 != "!" } == start)
        #expect(property.value?.count == start.count + 1)
    }
}
