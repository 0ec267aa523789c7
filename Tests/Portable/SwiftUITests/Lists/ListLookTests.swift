import SwiftUITestHost
import Testing

/// Lists give their rows heights, insets, separators, headers and footers.
///
/// Numbers: margins and insets of 20, rows of 44, 17 above a header and 6 below it or above a footer: measured on iOS
/// (Docs/Facts/IOSMetrics.md, "Inset grouped list"), rounded to half points. The 35 before the first card, plain
/// headers of 28 and margins of 16 are as laid out today; not compared with a device.
@MainActor
@Suite("Lists: rows, sections, separators")
struct ListLookTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    @Test func `rows are 44 points high and start 40 points in, in cards`() throws {
        let test = ViewTest(
            List {
                Text("One"); Text("Two")
            }, screen)
        let one = try test.text("One").frame
        let two = try test.text("Two").frame
        // Margin and inset of 20 each (Docs/Facts/IOSMetrics.md, "Inset grouped list").
        #expect(one.minX == 40)
        // 35 points before the first card, half of what a row of 44 has left over.
        #expect(one.minY == 47)
        #expect(two.minY - one.minY == 44)
    }

    @Test func `plain rows go from edge to edge from the top`() throws {
        let test = ViewTest(
            List {
                Text("One"); Text("Two")
            }.listStyle(.plain), screen)
        #expect(try test.text("One").frame.minX == 16)
        #expect(try test.text("One").frame.minY == 12)
    }

    @Test func `rows grow with their content`() throws {
        let test = ViewTest(
            List {
                Color.red.frame(height: 100).accessibilityIdentifier("a"); Text("Two")
            }.listStyle(.plain), screen)
        // An element of a row is as large as the row (Docs/Facts/IOSMetrics.md, "Accessibility").
        #expect(try test.frame(of: "a") == CGRect(x: 0, y: 0, width: 390, height: 122))
        #expect(try test.text("Two").frame.minY == 122 + 12)
    }

    @Test func `headers are footnotes in capitals above their cards, footers below`() throws {
        let test = ViewTest(
            List {
                Section {
                    Text("Row")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
                Section("Next") { Text("Other") }
            }, screen)
        let head = try test.text("HEAD")
        #expect(head.fontSize == 13)
        #expect(head.frame.minX == 40)
        // 17 above, a line of 16, 6 below; a footer has 6 above.
        #expect(isNear(head.frame.maxY, 17 + 16, by: 0.001))
        #expect(try test.text("Row").frame.minY == 39 + 12)
        let foot = try test.text("Foot").frame
        #expect(isNear(foot.minY, 39 + 44 + 6, by: 0.001))
        #expect(try test.element("HEAD").isHeader)
        #expect(try test.text("NEXT").frame.minY > test.text("Foot").frame.maxY)
    }

    @Test func `plain headers stay in view while their section does`() throws {
        let test = ViewTest(
            List { Section("Head") { ForEach(0..<100) { Text("Row \($0)") } } }.listStyle(.plain), screen)
        #expect(try test.text("Head").frame.midY == 14)
        #expect(try test.text("Row 0").frame.minY == 28 + 12)
        test.scroll(at: CGPoint(x: 100, y: 300), y: 500)
        #expect(try test.text("Head").frame.midY == 14)
    }

    @Test func `separators start at the first text`() throws {
        let test = ViewTest(
            List {
                HStack {
                    Color.red.frame(width: 30, height: 30); Text("One")
                }
                Text("Two")
            }, screen)
        #expect(separators(test) == [CGRect(x: 40 + 30 + 8, y: 35 + 52 - 0.5, width: 370 - 78, height: 0.5)])
    }

    @Test func `separators do not start at what is only spoken`() throws {
        let test = ViewTest(
            List {
                Slider(value: .constant(0.5)) { Text("Brightness") }
                Text("Two")
            }, screen)
        #expect(separators(test).first?.minX == 40)
    }

    @Test func `separators do not start at the texts of segments`() throws {
        let test = ViewTest(
            List {
                Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
                Text("below")
            }, screen)
        #expect(separators(test).first?.minX == 40)
    }

    @Test func `separators go by guides, tints and visibility`() throws {
        let test = ViewTest(
            List {
                Text("One").alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
                Text("Two").listRowSeparator(.hidden)
                Text("Three").listRowSeparatorTint(.red)
                Text("Four")
            }.listStyle(.plain), screen)
        let lines = separators(test)
        // Above the first, below the first, the third and, at the end of the section, the fourth.
        #expect(lines.map(\.minY) == [0, 43.5, 131.5, 175.5])
        #expect(lines[1].minX == 6)
    }

    @Test func `rows mirror in right-to-left`() throws {
        var configuration = screen
        configuration.layoutDirection = .rightToLeft
        let test = ViewTest(
            List {
                Text("One"); Text("Two")
            }, configuration)
        #expect(try test.text("One").frame.maxX == 390 - 40)
        #expect(separators(test).first?.minX == 20)
        #expect(separators(test).first.map { abs($0.maxX - 350) < 0.001 } == true)
    }

    @Test func `insets, spacing and minimum heights are as modifiers say`() throws {
        let test = ViewTest(
            List {
                Text("One").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                Text("Two")
            }
            .listStyle(.plain).listRowSpacing(10).environment(\.defaultMinListRowHeight, 60), screen)
        #expect(try test.text("One").frame.minX == 40)
        #expect(try test.text("One").frame.minY == 20)
        #expect(try test.text("Two").frame.minY == 90)
    }

    @Test func `rows follow Dynamic Type`() throws {
        var configuration = screen
        configuration.dynamicTypeSize = .accessibility3
        let test = ViewTest(
            List {
                Text("One"); Text("Two")
            }.listStyle(.plain), configuration)
        // 40 points of body: a line of 47.72, up to the next half point, in insets of 11.
        #expect(try test.text("Two").frame.minY - test.text("One").frame.minY == 48 + 22)
    }

    @Test func `a row's background takes the place of the style's`() throws {
        let test = ViewTest(
            List { Text("One").listRowBackground(Color.yellow.frame(width: 300)) }, screen)
        #expect(test.displayList.filledRects.contains(CGRect(x: 45, y: 35, width: 300, height: 44)))
    }

    @Test func `badges stand at the trailing edge`() throws {
        let test = ViewTest(
            List {
                Text("One").badge(5); Text("Two").badge(0)
            }, screen)
        #expect(try test.text("5").frame.maxX == 390 - 40)
        #expect(!test.texts.contains { $0.string == "0" })
    }

    @Test func `forms are lists of groups`() throws {
        let test = ViewTest(Form { Section("Name") { Text("One") } }, screen)
        #expect(try test.text("One").frame.minX == 40)
        #expect(try test.text("NAME").fontSize == 13)
    }

    /// The hairlines that rows draw, in the coordinates of the whole picture.
    private func separators<V: View>(_ test: ViewTest<V>) -> [CGRect] {
        test.displayList.filledRects.filter { $0.height == 0.5 && $0.width > 100 }.sorted { $0.minY < $1.minY }
    }

    @Test func `the line below a row begins at a text field, not at a name that is only spoken`() throws {
        let test = ViewTest(DisplayConfiguration(width: 390, height: 300)) {
            List {
                HStack {
                    TextField("Name", text: .constant("Anna"))
                    Toggle("Done", isOn: .constant(true)).labelsHidden()
                }
                Text("below")
            }
            .listStyle(.plain)
        }
        let lines = test.displayList.filledRects.filter { $0.height <= 0.5 && $0.maxX == 390 }
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.minX == 16 })
    }
}
