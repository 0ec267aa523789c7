import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Positions move scroll views, and follow them.
///
/// Numbers: 20 rows of 50 points in a window of 200 can be scrolled by 800.
@MainActor
@Suite("Scroll positions as values")
struct ScrollPositionValueTests {
    private final class Box: @unchecked Sendable { var position = ScrollPosition(idType: Int.self) }

    private struct Page: View {
        let box: Box
        @State var position: ScrollPosition
        var rows = 20
        var act: (inout ScrollPosition) -> Void = { _ in }

        init(
            _ box: Box, rows: Int = 20, start: ScrollPosition? = nil,
            act: @escaping (inout ScrollPosition) -> Void = { _ in }
        ) {
            self.box = box
            self.rows = rows
            _position = State(initialValue: start ?? box.position)
            self.act = act
        }

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<rows, id: \.self) { Color.gray.frame(height: 50).accessibilityIdentifier("row \($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .onChange(of: position, initial: true) { box.position = $1 }
            .overlay(alignment: .bottom) {
                Button("Go") { act(&position) }.frame(width: 10, height: 10)
                    .accessibilityIdentifier("Go")
            }
        }
    }

    private let window = DisplayConfiguration(width: 100, height: 200)

    private func offset(after act: @escaping (inout ScrollPosition) -> Void) throws -> CGFloat {
        let test = ViewTest(Page(Box(), act: act), window)
        try test.tap("Go")
        _ = test.displayList
        return test.contentOffsets[0].y
    }

    @Test func `a position scrolls to edges, offsets and views`() throws {
        #expect(try offset { $0.scrollTo(edge: .bottom) } == 800)
        #expect(try offset { $0.scrollTo(y: 130) } == 130)
        #expect(try offset { $0.scrollTo(point: CGPoint(x: 0, y: 5000)) } == 800)
        #expect(try offset { $0.scrollTo(id: 10, anchor: .top) } == 500)
        // By the shortest way the row ends at the lower edge: 550 - 200.
        #expect(try offset { $0.scrollTo(id: 10) } == 350)
    }

    @Test func `a scroll view begins at its position`() throws {
        let test = ViewTest(Page(Box(), start: ScrollPosition(idType: Int.self, edge: .bottom)), window)
        _ = test.displayList
        #expect(test.contentOffsets[0].y == 800)
    }

    @Test func `content that grows stays at its lower edge`() throws {
        struct Growing: View {
            @State private var position = ScrollPosition(edge: .bottom)
            @State private var count = 10

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.gray.frame(height: 50) } }
                }
                .scrollPosition($position)
                .overlay { Button("More") { count += 4 }.accessibilityIdentifier("More") }
            }
        }
        let test = ViewTest(Growing(), window)
        _ = test.displayList
        #expect(test.contentOffsets[0].y == 300)
        try test.tap("More")
        _ = test.displayList
        #expect(test.contentOffsets[0].y == 500)
    }

    @Test func `a position knows that the user has scrolled, and to which view`() throws {
        let box = Box()
        let test = ViewTest(Page(box) { $0.scrollTo(edge: .top) }, window)
        _ = test.displayList
        #expect(!box.position.isPositionedByUser)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 310)
        _ = test.displayList
        #expect(box.position.isPositionedByUser && box.position.viewID(type: Int.self) == 6)
        #expect(box.position.edge == nil && box.position.point == nil)
        try test.tap("Go")
        _ = test.displayList
        #expect(box.position.edge == .top && !box.position.isPositionedByUser)
        #expect(test.contentOffsets[0].y == 0)
    }

    @Test func `values tell where they lead`() {
        var position = ScrollPosition(idType: Int.self, x: 3, y: 4)
        #expect(position.point == CGPoint(x: 3, y: 4) && position.edge == nil && position.viewID == nil)
        position.scrollTo(id: 7)
        #expect(position.viewID(type: Int.self) == 7 && position.viewID(type: String.self) == nil)
        #expect(position == ScrollPosition(id: 7) && position != ScrollPosition(id: 8))
    }
}
