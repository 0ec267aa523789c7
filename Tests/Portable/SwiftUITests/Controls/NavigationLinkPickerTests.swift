import SwiftUITestHost
import Testing

/// Pickers whose options are on a page of their own.
///
/// Numbers: a row's content begins 40 points from the edge: margin and inset of 20 each, measured on iOS (project
/// facts, iOS metrics, "Inset grouped list"). The distance of the chevron is not compared with a device.
@MainActor
@Suite("Pickers that lead to a page")
struct NavigationLinkPickerTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private struct Settings: View {
        @State private var size = "M"

        var body: some View {
            NavigationStack {
                Form { sizes }.navigationTitle("Settings")
            }
        }

        var sizes: some View {
            Picker("Size", selection: $size) {
                Text("Small").tag("S")
                Text("Medium").tag("M")
                Divider()
                Section("Rare") {
                    Text("Huge").tag("XXL")
                    Text("Sold Out").tag("XXXL").selectionDisabled()
                }
            }
            .pickerStyle(.navigationLink)
        }
    }

    @Test func `the row has the label, the chosen option and a chevron, in one element`() throws {
        let test = ViewTest(Settings(), phone)
        let row = try test.element("Size")
        #expect(row.value == "Medium" && row.role == "button")
        #expect(try test.text("Size").frame.minX == 40)
        let chevron = try #require(test.images.first).frame
        let value = try test.text("Medium").frame
        #expect(value.maxX < chevron.minX && chevron.minX - value.maxX < 16)
        #expect(!test.has("Small"))
    }

    @Test func `the page is called like the picker, and a choice is written and leads back`() throws {
        let test = ViewTest(Settings(), phone)
        try test.tap("Size")
        let labels = test.elements.map(\.label).filter { !$0.isEmpty }
        #expect(labels == ["Settings", "Size", "Small", "Medium", "RARE", "Huge", "Sold Out"])
        #expect(try test.element("Medium").isSelected)
        let mark = try #require(test.images.first { $0.frame.maxX > 340 }).frame
        #expect(try abs(mark.midY - test.frame(of: "Medium").midY) < 1)
        #expect(try !test.element("Sold Out").isEnabled)
        try test.tap("Huge")
        #expect(try test.element("Size").value == "Huge")
        #expect(!test.has("Small"))
    }

    @Test func `a tap on the chosen option leads back as well`() throws {
        let test = ViewTest(Settings(), phone)
        try test.tap("Size")
        try test.tap("Medium")
        #expect(try test.element("Size").value == "Medium")
    }

    @Test func `outside of a list it is a link with the option beside the label`() throws {
        let test = ViewTest(NavigationStack { VStack { Settings().sizes }.padding() }, phone)
        #expect(try test.element("Size").value == "Medium")
        try test.tap("Size")
        #expect(test.has("Small"))
    }

    @Test func `without a stack it is disabled`() throws {
        let test = ViewTest(Settings().sizes, phone)
        #expect(try !test.element("Size").isEnabled)
    }
}
