import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Pickers in menus that are a row of pictures.
///
/// Numbers: three options share the 250 points of a menu; titles begin at 16, or at 32 with room for a mark: not
/// compared with a device.
@MainActor
@Suite("Pickers as palettes")
struct PalettePickerTests {
    private struct Page: View {
        @State private var shape = "square"

        var body: some View {
            VStack {
                Text("Now \(shape)")
                Menu("Shape") {
                    Picker("Form", selection: $shape) {
                        ForEach(["circle", "square", "triangle"], id: \.self) { name in
                            Label(name.capitalized, systemImage: name)
                        }
                    }
                    .pickerStyle(.palette)
                    Button("Other") {}
                }
            }
        }
    }

    @Test func `the options are pictures in one row, read by their titles, and a tap chooses one and closes the menu`()
        throws
    {
        let test = ViewTest(Page(), DisplayConfiguration(width: 390, height: 700))
        try test.tap("Shape")
        let frames = try ["Circle", "Square", "Triangle"].map { try test.frame(of: $0) }
        #expect(frames.allSatisfy { $0.minY == frames[0].minY && abs($0.width - 250.0 / 3) <= 0.5 })
        #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX)
        #expect(!test.displayList.drawnTexts.contains("Circle"))
        #expect(try test.element("Square").isSelected && !test.element("Circle").isSelected)
        #expect(test.images.contains { $0.name == "triangle" && frames[2].contains($0.frame) })
        try test.tap("Triangle")
        #expect(test.has("Now triangle") && !test.has("Other"))
    }

    @Test func `the chosen one has a plate`() throws {
        let test = ViewTest(Page(), DisplayConfiguration(width: 390, height: 700))
        try test.tap("Shape")
        #expect(test.lit == ["Square"])
    }

    @Test func `items below a palette, or toggles of a control group, keep no room for a mark`() throws {
        struct Marks: View {
            let isInGroup: Bool
            @State private var isOn = true
            var body: some View {
                Menu("Menu") {
                    if isInGroup {
                        ControlGroup { Toggle("Bold", systemImage: "bold", isOn: $isOn) }
                    } else {
                        Toggle("Bold", isOn: $isOn)
                    }
                    Button("Other") {}
                }
            }
        }
        func indent<V: View>(_ view: V, _ menu: String) throws -> CGFloat {
            let test = ViewTest(view, DisplayConfiguration(width: 390, height: 700))
            try test.tap(menu)
            let panel = try #require(test.elements.first { $0.role == "menu" }).frame
            return try test.text("Other").frame.minX - panel.minX
        }
        #expect(try indent(Page(), "Shape") == 16)
        #expect(try indent(Marks(isInGroup: true), "Menu") == 16)
        #expect(try indent(Marks(isInGroup: false), "Menu") == 32)
    }
}
