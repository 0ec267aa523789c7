import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// The targets that `scrollTo` finds before they exist, and their positions.
///
/// Numbers: the list begins 40 points down, below the button; a target is within a row or header of that. Limits of
/// evaluated bodies and made lines bound this implementation.
@MainActor
@Suite("Scrolling to an identity")
struct ScrollToTests {
    private final class Count: @unchecked Sendable {
        var bodies = 0
        var appeared: [Int] = []
    }

    /// Rows that give themselves another identity than their element has.
    private struct Row: View {
        let index: Int
        let count: Count
        @State private var note = "plain"

        var body: some View {
            let _ = count.bodies += 1
            Text(verbatim: "row \(index)").id("view \(index)").onAppear { count.appeared.append(index) }
        }
    }

    private struct Rows: View {
        let number: Int
        let count: Count
        var isList = true
        let target: AnyHashable
        var anchor: UnitPoint?
        var atOnce = false

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Go") { proxy.scrollTo(target, anchor: anchor) }.frame(height: 40)
                    if isList {
                        List { ForEach(0..<number, id: \.self) { Row(index: $0, count: count) } }
                    } else {
                        ScrollView {
                            LazyVStack { ForEach(0..<number, id: \.self) { Row(index: $0, count: count) } }
                        }
                    }
                }
                .onAppear { if atOnce { proxy.scrollTo(target, anchor: anchor) } }
            }
        }
    }

    private let screen = DisplayConfiguration(width: 390, height: 640)

    @Test(arguments: [true, false]) func `views with identities of their own are found before they are made`(
        isList: Bool
    ) throws {
        let count = Count()
        let test = ViewTest(Rows(number: 500, count: count, isList: isList, target: "view 300", anchor: .top), screen)
        _ = test.displayList
        let made = test.madeLines
        try test.tap("Go")
        #expect(try test.text("row 300").frame.minY >= 40)
        #expect(try test.text("row 300").frame.minY <= 60)
        #expect(count.appeared.filter { (40..<280).contains($0) } == [], "what is only looked at does not appear")
        #expect(test.madeLines <= 3 * made, "and is not kept")
    }

    @Test(arguments: [true, false]) func `also by what appears for the first time`(isList: Bool) throws {
        let count = Count()
        let test = ViewTest(
            Rows(number: 100, count: count, isList: isList, target: "view 60", anchor: .top, atOnce: true), screen)
        #expect(test.has("row 60"))
        #expect(!test.has("row 0"))
    }

    @Test func `nothing is made to look for the identity of an element`() throws {
        let count = Count()
        let test = ViewTest(Rows(number: 10_000, count: count, target: 9_000), screen)
        _ = test.displayList
        let before = count.bodies
        try test.tap("Go")
        #expect(test.has("row 9000"))
        #expect(count.bodies - before <= 40)
    }

    @Test func `an identity that nothing has changes nothing`() throws {
        let count = Count()
        let test = ViewTest(Rows(number: 200, count: count, target: "nobody"), screen)
        _ = test.displayList
        let texts = test.texts.map(\.string)
        let made = test.madeLines
        try test.tap("Go")
        #expect(test.texts.map(\.string) == texts)
        #expect(test.madeLines == made)
        #expect(count.appeared.count == Set(count.appeared).count)
    }

    // MARK: Headers

    private struct Sections: View {
        let target: String
        var anchor: UnitPoint?
        var isPlain = true

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Go") { proxy.scrollTo(target, anchor: anchor) }.frame(height: 40)
                    if isPlain {
                        List { sections }.listStyle(.plain)
                    } else {
                        ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
                    }
                }
            }
        }

        private var sections: some View {
            ForEach(0..<10, id: \.self) { section in
                Section {
                    ForEach(0..<20, id: \.self) { row in
                        Text(verbatim: "row \(section).\(row)").frame(height: 44).id("\(section).\(row)")
                    }
                } header: {
                    Text(verbatim: "header \(section)").frame(height: 30).id("header \(section)")
                }
            }
        }
    }

    @Test func `a row at the top of a plain list stands below the header that stays there`() throws {
        let test = ViewTest(Sections(target: "5.10", anchor: .top), screen)
        _ = test.displayList
        try test.tap("Go")
        let header = try test.text("header 5").frame
        let row = try test.text("row 5.10").frame
        #expect(header.minY >= 40 && header.maxY <= 80)
        #expect(row.minY >= header.maxY)
        // 5 points below the header's text, 23 above the row's, and what the frame of the header's text adds.
        #expect(row.minY <= header.maxY + 35)
        #expect(!test.has("row 5.8"))
    }

    @Test func `the first row of a section takes its header along`() throws {
        let test = ViewTest(Sections(target: "5.0", anchor: .top), screen)
        _ = test.displayList
        try test.tap("Go")
        #expect(try test.text("header 5").frame.minY >= 40)
        #expect(try test.text("header 5").frame.maxY <= test.text("row 5.0").frame.minY)
        #expect(!test.has("row 4.19"))
    }

    @Test func `going back by the least shows a row below the header`() throws {
        let test = ViewTest(Sections(target: "1.5"), screen)
        _ = test.displayList
        test.scroll(at: CGPoint(x: 100, y: 300), y: 5000)
        try test.tap("Go")
        #expect(try test.text("row 1.5").frame.minY >= test.text("header 1").frame.maxY)
    }

    @Test func `lazy stacks put a view at the top whatever is pinned there`() throws {
        let test = ViewTest(Sections(target: "5.10", anchor: .top, isPlain: false), screen)
        _ = test.displayList
        try test.tap("Go")
        #expect(try (61...63).contains(test.text("row 5.10").frame.midY))
    }

    @Test(arguments: [true, false]) func `headers are found by their identity`(isPlain: Bool) throws {
        let test = ViewTest(Sections(target: "header 7", anchor: .top, isPlain: isPlain), screen)
        _ = test.displayList
        try test.tap("Go")
        let header = try test.text("header 7").frame
        #expect(header.minY >= 40 && header.maxY <= 80)
        #expect(try test.text("row 7.0").frame.minY >= header.maxY)
    }
}
