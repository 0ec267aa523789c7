import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// The options of pickers, and their writing of the choice.
///
/// Numbers: segments of 32 points (Human Interface Guidelines) share the display's 390; their font of 13 and weights
/// are as drawn today. A wheel of 216 points with rows of 32 is not compared with a device. Colours are the system's.
@MainActor
@Suite("Pickers")
struct PickerTests {
    private enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }

    private struct Choice<Style: PickerStyle>: View {
        let written: Written<Size>
        let style: Style
        @State private var size = Size.medium

        var body: some View {
            Picker(
                "Size",
                selection: Binding {
                    size
                } set: {
                    size = $0
                    written.writes.append($0)
                }
            ) {
                Text("Small").tag(Size.small)
                Text("Medium").tag(Size.medium)
                Text("Large").tag(Size.large)
            }
            .pickerStyle(style)
        }
    }

    private let written = Written(Size.small)

    @Test func `segments have equal widths, 32 points high, the chosen one in heavier type`() throws {
        let test = ViewTest(Choice(written: written, style: .segmented))
        #expect(test.size.height == 32)
        #expect(try test.frame(of: "Small") == CGRect(x: 0, y: 0, width: 130, height: 32))
        #expect(try test.frame(of: "Large").minX == 260)
        #expect(test.elements.map(\.label) == ["Size", "Small", "Medium", "Large"])
        #expect(test.elements.filter(\.isSelected).map(\.label) == ["Medium"])
        #expect(test.texts.filter { $0.fontWeight == 600 }.map(\.string).contains("Medium"))
        #expect(test.texts.allSatisfy { $0.fontSize == 13 })
    }

    @Test func `a tap on a segment writes once, one on the chosen segment not at all`() throws {
        let test = ViewTest(Choice(written: written, style: .segmented))
        try test.tap("Medium")
        #expect(written.writes.isEmpty)
        try test.tap("Large")
        #expect(written.writes == [.large])
        #expect(test.elements.filter(\.isSelected).map(\.label) == ["Large"])
    }

    @Test func `right to left the first segment is at the right`() throws {
        let test = ViewTest(
            Choice(written: written, style: .segmented), DisplayConfiguration(layoutDirection: .rightToLeft))
        #expect(try test.frame(of: "Small").minX == 260)
    }

    @Test func `the chosen option has the colour of the tint, and the label the one that is given from outside`() {
        func colors(_ view: some View) -> [String?] { Drawn.paints(Drawn.list(view, width: 300)).map(\.hex) }
        let picker = Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.foregroundStyle(.green)
        #expect(!colors(picker).contains("34C759"))
        #expect(colors(picker.tint(.orange)).contains("FF9500"))
        let row = colors(List { picker }.labelStyle(.titleOnly))
        #expect(row.contains("34C759") && row.contains("3C3C43 60%"))
    }

    @Test func `a disabled picker does nothing`() throws {
        let test = ViewTest(Choice(written: written, style: .segmented).disabled(true))
        test.tap(at: CGPoint(x: 350, y: 16))
        #expect(written.writes.isEmpty)
        #expect(try !test.element("Large").isEnabled)
    }

    @Test func `the identities of a ForEach are tags where there are no others`() throws {
        let test = ViewTest(
            Picker("Size", selection: written.binding) {
                ForEach(Size.allCases) { Text($0.rawValue).padding(1) }
            }
            .pickerStyle(.segmented))
        try test.tap("large")
        #expect(written.writes == [.large])
    }

    @Test func `tags count for optional selections`() throws {
        let chosen = Written<Int?>(nil)
        let test = ViewTest(
            Picker("Number", selection: chosen.binding) {
                ForEach([1, 2], id: \.self) { Text("\($0)") }
            }
            .pickerStyle(.segmented))
        #expect(test.elements.filter(\.isSelected).isEmpty)
        try test.tap("2")
        #expect(chosen.writes == [2])
    }

    @Test func `a wheel is 216 points high; a drag by a row writes the next option once`() throws {
        let test = ViewTest(Choice(written: written, style: .wheel))
        #expect(test.size == CGSize(width: 390, height: 216))
        let element = try test.element("Size")
        #expect(element.role == "picker")
        #expect(element.value == "Medium")
        test.drag(from: CGPoint(x: 195, y: 108), to: CGPoint(x: 195, y: 76), duration: 4)
        #expect(written.writes == [.large])
        try test.decrement("Size")
        #expect(written.writes == [.large, .medium])
        test.tap(at: CGPoint(x: 195, y: 108 - 32))
        #expect(written.writes == [.large, .medium, .small])
    }

    @Test func `a wheel shrinks to a frame, where its outer rows are cut off`() throws {
        let test = ViewTest(Choice(written: written, style: .wheel).frame(height: 100))
        #expect(test.size == CGSize(width: 390, height: 100))
        #expect(try test.element("Size").frame == CGRect(x: 0, y: 0, width: 390, height: 100))
        #expect(try abs(test.text("Medium").frame.midY - 50) < 1)
        test.tap(at: CGPoint(x: 195, y: 50 - 32))
        #expect(written.writes == [.small])
        #expect(ViewTest(Choice(written: written, style: .wheel).frame(height: 300)).size.height == 300)
        let dates = DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel)
        #expect(ViewTest(dates.frame(height: 120)).size.height == 120)
        #expect(ViewTest(dates).size.height == 216)
    }

    @Test func `options in line are rows with a check mark in lists`() throws {
        let test = ViewTest(
            VStack { Choice(written: written, style: .inline) }.environment(\.isInListRow, true))
        #expect(test.elements.filter { $0.role == "button" }.map(\.label) == ["Small", "Medium", "Large"])
        try test.tap("Large")
        #expect(written.writes == [.large])
        #expect(try test.element("Large").isSelected)
    }

    @Test func `a picker for several values shows none where they differ, and writes to all`() throws {
        let values = [Written(Size.small), Written(Size.large)]
        let test = ViewTest(
            Picker("Size", sources: values, selection: \.binding) {
                ForEach(Size.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented))
        #expect(test.elements.filter(\.isSelected).isEmpty)
        try test.tap("large")
        #expect(values.map(\.writes) == [[.large], []])
    }

    /// Constant ranges identify, and so tag, by offset, as iOS does; values are tags where `id` says so.
    @Test(arguments: [true, false])
    func `rows of a constant range are tagged by their offset`(isByValue: Bool) throws {
        struct Choice: View {
            let isByValue: Bool
            @State private var chosen = 0

            var body: some View {
                VStack {
                    Picker("Number", selection: $chosen) {
                        if isByValue {
                            ForEach(2..<100, id: \.self) { Text("number \($0)") }
                        } else {
                            ForEach(2..<100) { Text("number \($0)") }
                        }
                    }
                    .pickerStyle(.inline)
                    .labelsHidden()
                    Text(verbatim: "chosen: \(chosen)")
                }
            }
        }
        let test = ViewTest(List { Choice(isByValue: isByValue) }, DisplayConfiguration(width: 390, height: 844))
        try test.tap("number 5")
        #expect(throws: Never.self) { try test.element("chosen: \(isByValue ? 5 : 3)") }
    }
}
