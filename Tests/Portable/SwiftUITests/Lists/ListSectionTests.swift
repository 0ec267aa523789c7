import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The space between the sections of lists.
///
/// Numbers: rows of 44 points; gaps are what each test sets, less 17.5 where a header follows: 17.67 at 3×, measured on
/// iOS (Docs/Facts/IOSMetrics.md). The gaps of 35 and 20 without headers are as laid out today; not compared with a
/// device.
@MainActor
@Suite("Lists: space between sections")
struct ListSectionTests {
    private let screen = DisplayConfiguration(width: 390, height: 700)

    /// Sections of one row each, without headers.
    private struct Sections: View {
        var own: [ListSectionSpacing?] = [nil, nil, nil]
        var header: String?

        var body: some View {
            List {
                ForEach(own.indices, id: \.self) { index in
                    if let spacing = own[index] {
                        section(index).listSectionSpacing(spacing)
                    } else {
                        section(index)
                    }
                }
            }
        }

        @ViewBuilder private func section(_ index: Int) -> some View {
            if let header {
                Section {
                    Text(verbatim: "row \(index)")
                } header: {
                    Text(verbatim: "\(header) \(index)")
                }
            } else {
                Section { Text(verbatim: "row \(index)") }
            }
        }
    }

    /// Between the cards of rows 44 points high.
    private func gaps(_ test: ViewTest<some View>) throws -> [CGFloat] {
        let middles = try (0..<3).map { try test.text("row \($0)").frame.midY }
        return zip(middles.dropFirst(), middles).map { $0 - $1 - 44 }
    }

    @Test func `sections are 35 points apart, closer where they are to be compact`() throws {
        #expect(try gaps(ViewTest(Sections(), screen)) == [35, 35])
        #expect(try gaps(ViewTest(Sections().listSectionSpacing(.compact), screen)) == [20, 20])
    }

    @Test func `a space of its own is all there is between two sections, and leaves the start of the list`() throws {
        let plain = ViewTest(Sections(), screen)
        let test = ViewTest(Sections().listSectionSpacing(8), screen)
        #expect(try gaps(test) == [8, 8])
        #expect(try test.text("row 0").frame == plain.text("row 0").frame)
        #expect(try gaps(ViewTest(Sections().listSectionSpacing(0), screen)) == [0, 0])
        #expect(try gaps(ViewTest(Sections().listSectionSpacing(60), screen)) == [60, 60])
    }

    @Test func `headers bring space of their own`() throws {
        let standard = try gaps(ViewTest(Sections(header: "h"), screen))
        let close = try gaps(ViewTest(Sections(header: "h").listSectionSpacing(0), screen))
        #expect(standard.map { $0 - 17.5 } == close)
    }

    @Test func `of two sections next to each other the one that wants less space has it`() throws {
        #expect(try gaps(ViewTest(Sections(own: [nil, .custom(8), nil]), screen)) == [8, 8])
        #expect(try gaps(ViewTest(Sections(own: [.custom(4), .custom(8), .custom(50)]), screen)) == [4, 8])
        #expect(try gaps(ViewTest(Sections(own: [nil, nil, .custom(50)]), screen)) == [35, 35])
    }

    @Test func `the space follows a change`() throws {
        struct Screen: View {
            @State private var spacing: CGFloat = 8
            var body: some View {
                List {
                    Section { Text("row 0") }
                    Section { Text("row 1") }.listSectionSpacing(spacing)
                    Section { Button("row 2") { spacing = 4 } }
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        #expect(try gaps(test) == [8, 8])
        try test.tap("row 2")
        #expect(try gaps(test) == [4, 4])
    }

    @Test func `rows of two plain sections have one line between them`() throws {
        func lines(_ visibility: Visibility = .automatic, header: String? = nil) -> [CGFloat] {
            let test = ViewTest(DisplayConfiguration(width: 390, height: 400)) {
                List {
                    Section { Text("A") }
                    Section {
                        Text("B").listRowSeparator(visibility, edges: .top)
                    } header: {
                        if let header { Text(header) }
                    }
                }
                .listStyle(.plain)
            }
            return test.displayList.filledRects.filter { $0.height < 1 && $0.width > 200 }.map(\.midY)
        }
        func between(_ lines: [CGFloat]) -> Int { lines.count { abs($0 - 44) < 1 } }
        #expect(between(lines()) == 1 && lines().count == 3, "\(lines())")
        #expect(between(lines(.visible)) == 2, "a line that is asked for is there: \(lines(.visible))")
        #expect(lines(header: "H").count == 4, "a header has one above it and one below")
    }
}
