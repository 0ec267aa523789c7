import SwiftUITestHost
import Testing

/// Scroll views and lazy containers place their content, and make what is in view.
///
/// Numbers: worked out in each test from the sizes of its views; 8 is the default spacing (Human Interface Guidelines).
/// Limits of made lines are those that a window of 200 shows, and one or two more.
@MainActor
@Suite("Scrolling")
struct ScrollTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    @Test func `a scroll view takes what is offered along its axis`() throws {
        let content = ScrollView { block("a", width: 40, height: 1000) }
        #expect(
            ViewTest(content).sizeThatFits(ProposedViewSize(width: 100, height: 50)) == CGSize(width: 40, height: 50))
        #expect(ViewTest(content).sizeThatFits(.unspecified) == CGSize(width: 40, height: 1000))
    }

    @Test func `content scrolls as far as it goes and no further`() throws {
        let test = ViewTest(ScrollView { block("a", width: 40, height: 1000) }, window)
        #expect(try test.frame(of: "a").minY == 0)
        #expect(test.scroll(at: CGPoint(x: 20, y: 100), y: 300))
        #expect(try test.frame(of: "a").minY == -300)
        #expect(test.scroll(at: CGPoint(x: 20, y: 100), y: 5000))
        #expect(try test.frame(of: "a").maxY == 200)
        #expect(!test.scroll(at: CGPoint(x: 20, y: 100), y: 1))
        #expect(test.scroll(at: CGPoint(x: 20, y: 100), y: -5000))
        #expect(test.contentOffsets == [.zero])
    }

    @Test func `the views of a scroll view stand in a column`() throws {
        let test = ViewTest(
            ScrollView {
                block("a", width: 40, height: 10); block("b", width: 20, height: 10)
            }, window)
        #expect(try test.frame(of: "b").minY == 18)
        #expect(try test.frame(of: "b").midX == test.frame(of: "a").midX)
    }

    @Test func `margins move with the content`() throws {
        let test = ViewTest(
            ScrollView { block("a", height: 1000) }.contentMargins(.vertical, 30).contentMargins(.leading, 10), window)
        #expect(try test.frame(of: "a") == CGRect(x: 10, y: 30, width: 90, height: 1000))
        #expect(test.scroll(at: CGPoint(x: 50, y: 100), y: 9999))
        #expect(try test.frame(of: "a").maxY == 170)
    }

    @Test func `a default anchor is where content starts`() throws {
        let test = ViewTest(ScrollView { block("a", height: 1000) }.defaultScrollAnchor(.bottom), window)
        #expect(try test.frame(of: "a").maxY == 200)
    }

    /// UIKit and browsers move content against the wheel, whatever the reading direction.
    @Test func `a wheel moves the window onto the content in right-to-left, too`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let row = ScrollView(.horizontal) { block("a", width: 1000, height: 40) }
            let host = ViewHost(row.environment(\.layoutDirection, direction))
            host.layout(ProposedViewSize(width: 100, height: 200))
            let before = try #require(host.semantics.first?.frame.minX)
            #expect(before == (direction == .leftToRight ? 0 : -900))
            let step: CGFloat = direction == .leftToRight ? 30 : -30
            #expect(host.turnWheel(at: CGPoint(x: 50, y: 20), by: CGSize(width: step, height: 0)))
            host.layout(ProposedViewSize(width: 100, height: 200))
            #expect(host.semantics.first?.frame.minX == before - step)
            // Back to the start, and no further.
            #expect(host.turnWheel(at: CGPoint(x: 50, y: 20), by: CGSize(width: -2 * step, height: 0)))
            #expect(!host.turnWheel(at: CGPoint(x: 50, y: 20), by: CGSize(width: -step, height: 0)))
        }
    }

    @Test func `rows scroll from the right in right-to-left`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 50, layoutDirection: .rightToLeft)) {
            ScrollView(.horizontal) { block("a", width: 300, height: 20) }
        }
        #expect(try test.frame(of: "a").maxX == 100)
        #expect(test.scroll(at: CGPoint(x: 50, y: 10), x: 40))
        #expect(try test.frame(of: "a").maxX == 140)
    }

    @Test func `content passes under bars`() throws {
        let test = ViewTest(
            DisplayConfiguration(
                width: 100, height: 200, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        ) { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { block("\($0)", height: 10) } } } }
        #expect(try test.frame(of: "0").minY == 20)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 15)
        #expect(try test.frame(of: "0").minY == 5)
        // The safe area is 170 high, and content is seen up to the edges.
        #expect(test.has("19"))
    }

    // MARK: Lazy stacks

    @Test func `100,000 rows cost no more than a screen of them`() throws {
        let test = ViewTest(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { AnyIdentified(name: "\($0)") } } }, window)
        _ = test.size
        // 200 points show 10 rows of 20, and the next one begins where the window ends.
        #expect(test.madeLines <= 11)
        #expect(try test.frame(of: "9") == CGRect(x: 0, y: 180, width: 100, height: 20))
        test.scroll(at: CGPoint(x: 50, y: 100), y: 20 * 50_000 + 5)
        #expect(try test.frame(of: "50000").minY == -5)
        #expect(test.madeLines <= 23)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 1e9)
        #expect(try test.frame(of: "99999").maxY == 200)
    }

    struct AnyIdentified: View {
        let name: String
        var body: some View { Color.red.frame(height: 20).accessibilityIdentifier(name) }
    }

    @Test func `a row of another height moves the rows after it`() throws {
        let test = ViewTest(
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<1000) { block("\($0)", width: 30, height: $0 == 1 ? 50 : 10) }
                }
            }, window)
        #expect(try test.frame(of: "0") == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(try test.frame(of: "2").minY == 10 + 8 + 50 + 8)
    }

    @Test func `outside of a scroll view all rows are there`() throws {
        let test = ViewTest(LazyVStack { ForEach(0..<50) { block("\($0)", height: 10) } })
        #expect(test.size.height == 892.0)
        #expect(test.has("49"))
    }

    @Test func `a row keeps its state while it is out of view`() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View {
                Button(action: { count += 1 }) { Text(verbatim: "\(name) \(count)") }.accessibilityIdentifier(name)
            }
        }
        let test = ViewTest(ScrollView { LazyVStack { ForEach(0..<500) { Counter(name: "r\($0)") } } }, window)
        try test.tap("r1")
        test.scroll(at: CGPoint(x: 50, y: 100), y: 3000)
        #expect(!test.has("r1"))
        test.scroll(at: CGPoint(x: 50, y: 100), y: -3000)
        #expect(try test.element("r1").label == "r1 1")
    }

    @Test func `rows follow the data`() throws {
        func list(_ ids: [Int]) -> some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { block("\($0)", height: 20) } } }
        }
        let test = ViewTest(list(Array(0..<100)), window)
        #expect(try test.frame(of: "3").minY == 60)
        test.update(list([7, 3, 1]))
        #expect(test.elements.compactMap(\.identifier) == ["7", "3", "1"])
        #expect(try test.frame(of: "1").minY == 40)
        test.update(list([]))
        #expect(test.elements.isEmpty)
    }

    @Test func `headers stay in view while their section does`() throws {
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<10) { block("\(section).\($0)", height: 20) }
                        } header: {
                            block("h\(section)", height: 30)
                        }
                    }
                }
            }, window)
        #expect(try test.frame(of: "h0").minY == 0)
        #expect(try test.frame(of: "0.0").minY == 30)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 100)
        #expect(try test.frame(of: "h0").minY == 0)
        #expect(try test.frame(of: "0.4").minY == 10)
        // The section ends at 230: its header is pushed out by the next one.
        test.scroll(at: CGPoint(x: 50, y: 100), y: 110)
        #expect(try test.frame(of: "h0").minY == -10)
        #expect(try test.frame(of: "h1").minY == 20)
    }

    // MARK: Lazy grids

    private func columns(_ items: [GridItem], width: CGFloat) throws -> [[Double]] {
        let test = ViewTest(DisplayConfiguration(width: width, height: 100)) {
            LazyVGrid(columns: items) { ForEach(0..<items.count * 4) { block("\($0)", height: 10) } }
        }
        let frames = test.elements.map(\.frame)
        return frames.filter { $0.minY == 0 }.map { [$0.minX, $0.width] }
    }

    @Test func `columns divide the width`() throws {
        #expect(
            try columns([.init(.fixed(50)), .init(.flexible()), .init(.flexible())], width: 166)
                == [[0, 50], [58, 50], [116, 50]])
        #expect(
            try columns([.init(.flexible(maximum: 20), spacing: 0), .init(.flexible())], width: 100)
                == [[0, 20], [20, 80]])
        #expect(try columns([.init(.adaptive(minimum: 30))], width: 110) == [[0, 31.5], [39.5, 31], [78.5, 31.5]])
    }

    @Test func `a line of a grid is as high as its highest view`() throws {
        let test = ViewTest(DisplayConfiguration(width: 108, height: 300)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(alignment: .topLeading)], spacing: 4) {
                    ForEach(0..<5) { block("\($0)", width: 20, height: $0 == 0 ? 40 : 10) }
                }
            }
        }
        #expect(try test.frame(of: "0") == CGRect(x: 15, y: 0, width: 20, height: 40))
        #expect(try test.frame(of: "1") == CGRect(x: 58, y: 0, width: 20, height: 10))
        #expect(try test.frame(of: "2").minY == 44)
        #expect(try test.frame(of: "4").minY == 58)
    }

    @Test func `a grid of 100,000 makes what is in view`() throws {
        let test = ViewTest(
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 5), spacing: 0) {
                    ForEach(0..<100_000) { AnyIdentified(name: "\($0)") }
                }
            }, window)
        #expect(try test.frame(of: "7") == CGRect(x: 40, y: 20, width: 20, height: 20))
        #expect(test.madeLines <= 11)
    }

    @Test func `a horizontal grid fills its rows first`() throws {
        let test = ViewTest(DisplayConfiguration(width: 300, height: 68)) {
            LazyHGrid(rows: [GridItem(), GridItem()], spacing: 2) { ForEach(0..<4) { block("\($0)", width: 20) } }
        }
        #expect(try test.frame(of: "1") == CGRect(x: test.frame(of: "0").minX, y: 38, width: 20, height: 30))
        #expect(try test.frame(of: "2").minX - test.frame(of: "0").minX == 22)
    }
}
