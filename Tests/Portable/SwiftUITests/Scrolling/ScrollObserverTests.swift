import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Views hear of the geometry and the phases of scroll views, and of coming into sight.
///
/// Numbers: content of 1,000 points in a window of 200; offsets are minus the insets at rest, as those of
/// `UIScrollView`.
@MainActor
@Suite("Observed scrolling")
struct ScrollObserverTests {
    private let window = DisplayConfiguration(width: 100, height: 200)
    private let moving = DisplayConfiguration(width: 100, height: 200, animates: true)
    private let middle = CGPoint(x: 50, y: 100)

    @Test func `a geometry has offset, sizes and insets`() throws {
        var seen: [ScrollGeometry] = []
        let test = ViewTest(
            ScrollView { Color.gray.frame(height: 1000) }
                .contentMargins(.top, 30)
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: {
                    seen.append($1)
                }, window)
        _ = test.displayList
        let first = try #require(seen.last)
        #expect(first.contentOffset == CGPoint(x: 0, y: -30) && first.contentInsets.top == 30)
        #expect(first.contentSize == CGSize(width: 100, height: 1000))
        #expect(first.containerSize == CGSize(width: 100, height: 200))
        #expect(first.bounds == CGRect(x: 0, y: -30, width: 100, height: 200))
        #expect(first.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 170))
        test.scroll(at: middle, y: 250)
        _ = test.displayList
        #expect(seen.last?.contentOffset.y == 220)
    }

    @Test func `an action is called when its value changes only`() {
        var log: [[Bool]] = []
        let test = ViewTest(
            ScrollView { Color.gray.frame(height: 1000) }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: {
                    log.append([$0, $1])
                },
            window)
        _ = test.displayList
        for _ in 0..<4 {
            test.scroll(at: middle, y: 40)
            _ = test.displayList
        }
        #expect(log == [[false, false], [false, true]])
    }

    @Test func `a drag goes through its phases`() throws {
        var phases: [ScrollPhase] = []
        var speed: CGFloat = 0
        let test = ViewTest(
            ScrollView { Color.gray.frame(height: 1000).accessibilityIdentifier("content") }
                .onScrollPhaseChange { _, new, context in
                    phases.append(new)
                    if new == .decelerating { speed = context.velocity?.dy ?? 0 }
                },
            moving)
        _ = test.displayList
        test.touch(at: middle)
        _ = test.displayList
        #expect(phases == [.tracking])
        for step in 1...6 {
            test.advance(by: 0.016)
            try test.move(to: CGPoint(x: 50, y: 100 - CGFloat(step) * 12))
        }
        _ = test.displayList
        #expect(phases == [.tracking, .interacting])
        try test.lift()
        _ = test.displayList
        #expect(phases == [.tracking, .interacting, .decelerating] && speed > 100)
        test.advance(by: 5)
        _ = test.displayList
        #expect(phases == [.tracking, .interacting, .decelerating, .idle])
        #expect(!ScrollPhase.idle.isScrolling && ScrollPhase.animating.isScrolling)
    }

    @Test func `an animation to a position is a phase of its own`() throws {
        struct Page: View {
            @State private var position = ScrollPosition()
            let heard: (ScrollPhase) -> Void

            var body: some View {
                ScrollView { Color.gray.frame(height: 1000) }
                    .scrollPosition($position)
                    .onScrollPhaseChange { heard($1) }
                    .overlay {
                        Button("Go") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 400) } }
                            .accessibilityIdentifier("Go")
                    }
            }
        }
        var phases: [ScrollPhase] = []
        let test = ViewTest(Page { phases.append($0) }, moving)
        try test.tap("Go")
        test.advance(by: 0.5)
        _ = test.displayList
        #expect(phases.last == .animating)
        #expect(abs(test.contentOffsets[0].y - 200) < 1)
        test.advance(by: 1)
        _ = test.displayList
        #expect(phases.suffix(2) == [.animating, .idle])
        #expect(test.contentOffsets[0].y == 400)
    }

    @Test func `a view tells when half of it comes into sight and leaves`() {
        var log: [String] = []
        let test = ViewTest(
            ScrollView {
                VStack(spacing: 0) {
                    Color.gray.frame(height: 100).onScrollVisibilityChange { log.append("a \($0)") }
                    Color.gray.frame(height: 300)
                    Color.gray.frame(height: 100).onScrollVisibilityChange(threshold: 0.9) { log.append("b \($0)") }
                    Color.gray.frame(height: 500)
                }
            }, window)
        _ = test.displayList
        #expect(log == ["a true"])
        test.scroll(at: middle, y: 60)
        _ = test.displayList
        #expect(log == ["a true", "a false"])
        // 80 of the 100 points of the second one are in sight, then all.
        test.scroll(at: middle, y: 220)
        _ = test.displayList
        #expect(log.count == 2)
        test.scroll(at: middle, y: 20)
        _ = test.displayList
        #expect(log == ["a true", "a false", "b true"])
    }

    @Test(arguments: [false, true])
    func `the views that are in sight are told in their order, by a share of their area`(_ isLazy: Bool) {
        @ViewBuilder func rows() -> some View {
            ForEach(0..<20, id: \.self) { _ in Color.gray.frame(height: 50) }
        }
        var seen: [[Int]] = []
        let test = ViewTest(
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows() }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows() }.scrollTargetLayout()
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { seen.append($0) },
            window)
        _ = test.displayList
        #expect(seen == [[0, 1, 2, 3]])
        test.scroll(at: middle, y: 20)
        _ = test.displayList
        #expect(seen.count == 1, "three fifths of the first row are in sight")
        test.scroll(at: middle, y: 10)
        _ = test.displayList
        #expect(seen.last == [1, 2, 3, 4])
        test.scroll(at: middle, y: 2000)
        _ = test.displayList
        #expect(seen.last == [16, 17, 18, 19])
    }

    @Test func `only identities of the type that is asked for are told, at any threshold`() {
        var seen: [[String]] = []
        let test = ViewTest(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(["a", "b", "c"], id: \.self) { _ in Color.gray.frame(width: 60, height: 50) }
                    Color.gray.frame(width: 300, height: 50).id(7)
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: String.self, threshold: 1) { seen.append($0) },
            window)
        _ = test.displayList
        #expect(seen == [["a"]])
        #expect(test.scroll(at: CGPoint(x: 50, y: 25), x: 60))
        _ = test.displayList
        #expect(test.contentOffsets == [CGPoint(x: 60, y: 0)])
        #expect(seen.last == ["b"])
    }
}
