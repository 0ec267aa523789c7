import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Lists and forms in the largest type.
@MainActor
@Suite("Lists: large type")
struct ListLargeTypeTests {
    private func screen(_ size: DynamicTypeSize) -> DisplayConfiguration {
        DisplayConfiguration(width: 390, height: 700, dynamicTypeSize: size)
    }

    private struct Names: View {
        @State private var chosen: Set<String> = []
        var isChoice = false
        var body: some View {
            Group {
                if isChoice {
                    List(selection: $chosen) { ForEach(["a"], id: \.self) { Text($0) } }
                } else {
                    List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
                }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    @Test(arguments: [true, false])
    func `what edits rows grows with the text, but leaves that room`(_ isChoice: Bool) throws {
        func side(_ size: DynamicTypeSize) throws -> CGFloat {
            try #require(ViewTest(Names(isChoice: isChoice), screen(size)).images.first).frame.height
        }
        let (normal, large) = try (side(.large), side(.accessibility5))
        #expect(large > normal * 1.5 && large < normal * 2, "\(normal), \(large)")
    }

    @Test func `a picker stands below its label, as labeled content does`() throws {
        struct Options: View {
            @State private var flavour = 1
            var body: some View {
                Form {
                    Picker("Flavour", selection: $flavour) {
                        Text("Vanilla").tag(1)
                        Text("Chocolate").tag(2)
                    }
                }
            }
        }
        let normal = ViewTest(Options(), screen(.xxxLarge))
        #expect(try normal.text("Flavour").frame.midY == normal.text("Vanilla").frame.midY)
        let large = ViewTest(Options(), screen(.accessibility3))
        let (label, value) = try (large.text("Flavour").frame, large.text("Vanilla").frame)
        #expect(value.minY >= label.maxY && value.minX == label.minX)
        #expect(try large.element("Flavour").value == "Vanilla")
        try large.tap("Flavour")
        try large.tap("Chocolate")
        #expect(try large.element("Flavour").value == "Chocolate")
    }
}
