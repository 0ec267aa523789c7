import CoreGraphics
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation

/// Sheets and alerts that are presented by items of menus and by menus.
@MainActor
@Suite("Layers of menus")
struct MenuItemPresentationTests {
    private struct Page: View {
        @State var sheet = false
        @State var alert = false
        @State var outer = false
        @State var label = false

        var body: some View {
            VStack {
                Menu {
                    Button("Inner sheet") { sheet = true }
                        .sheet(isPresented: $sheet) { Text("Sheet of an item") }
                    Button("Inner alert") { alert = true }
                        .alert("Alert of an item", isPresented: $alert) { Button("Fine") {} }
                    Button("Outer") { outer = true }
                    Button("Label") { label = true }
                    Menu("Further") { Button("Innermost") {} }
                } label: {
                    Text("Menu").sheet(isPresented: $label) { Look(title: "of the label") }
                }
                .sheet(isPresented: $outer) { Look(title: "of the menu") }
                Spacer()
            }
            .font(.largeTitle)
        }
    }

    /// Shows the value of `isInMenu`.
    private struct Look: View {
        let title: String
        @Environment(\.isInMenu) private var isInMenu
        var body: some View {
            VStack {
                Text("Sheet \(title)")
                Button("in a menu: \(isInMenu)") {}
            }
        }
    }

    private func opened(animates: Bool) throws -> ViewTest<Page> {
        let test = ViewTest(
            Page(), DisplayConfiguration(width: 390, height: 800, animates: animates))
        _ = test.elements
        try test.tap("Menu")
        test.advance(by: 1)
        return test
    }

    @Test(arguments: [false, true])
    func `what an item presents is not seen at any time: the item is gone with its menu`(animates: Bool) throws {
        for (item, text) in [("Inner sheet", "Sheet of an item"), ("Inner alert", "Alert of an item")] {
            let test = try opened(animates: animates)
            try test.tap(item)
            for _ in 0..<8 {
                #expect(!test.texts.contains { $0.string == text })
                test.advance(by: 0.05)
            }
            test.advance(by: 1)
            #expect(!test.has(item) && test.has("Menu"))
        }
    }

    @Test(arguments: [false, true])
    func `what a menu or its label presents stays, and is no part of the menu`(animates: Bool) throws {
        for (item, title) in [("Outer", "Sheet of the menu"), ("Label", "Sheet of the label")] {
            let test = try opened(animates: animates)
            try test.tap(item)
            test.advance(by: 2)
            #expect(test.has(title) && test.has("in a menu: false") && !test.has(item))
        }
    }

    @Test func `a menu within a menu opens all the same`() throws {
        let test = try opened(animates: false)
        try test.tap("Further")
        #expect(test.has("Innermost"))
    }
}
