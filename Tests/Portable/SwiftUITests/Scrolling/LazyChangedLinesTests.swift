import SwiftUITestHost
import Testing

/// Lazy containers lay out a line that has changed by itself, and the others only when they have to move.
///
/// Numbers: worked out in each test from the sizes of its blocks in a window of 100 × 200 points.
@MainActor
@Suite("Changes within lines of lazy containers")
struct LazyChangedLinesTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    /// Counts how often a container reads the alignment of lines.
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    /// A block that a tap resizes.
    private struct Block: View {
        let number: Int
        let sizes: [CGSize]
        var counter = Counter()
        @State private var tapped = 0

        var body: some View {
            let size = sizes[tapped % sizes.count]
            Color.gray.frame(width: size.width, height: size.height)
                .alignmentGuide(HorizontalAlignment.center) { [counter] dimensions in
                    counter.count += 1
                    return dimensions.width / 2
                }
                .accessibilityElement().accessibilityIdentifier("\(number)")
                .onTapGesture { tapped += 1 }
        }
    }

    @Test func `the others are not asked where they stand`() throws {
        let counter = Counter()
        let sizes = [CGSize(width: 60, height: 20), CGSize(width: 40, height: 20)]
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000) { Block(number: $0, sizes: sizes, counter: counter) } }
            }, window)
        _ = test.displayList
        let whole = counter.count
        #expect(whole >= 10)
        counter.count = 0
        try test.tap("3")
        #expect(try test.frame(of: "3") == CGRect(x: 30, y: 60, width: 40, height: 20))
        #expect(try test.frame(of: "4") == CGRect(x: 20, y: 80, width: 60, height: 20))
        #expect(counter.count <= 2, "\(whole) for all")
    }

    @Test func `lines below make room for one that grows`() throws {
        let sizes = [CGSize(width: 60, height: 20), CGSize(width: 60, height: 50)]
        let test = ViewTest(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Block(number: $0, sizes: sizes) } } }, window)
        try test.tap("3")
        #expect(try test.frame(of: "3") == CGRect(x: 20, y: 60, width: 60, height: 50))
        #expect(try test.frame(of: "4").minY == 110)
        try test.tap("3")
        #expect(try test.frame(of: "4").minY == 80)
        // One after the other.
        try test.tap("2")
        try test.tap("4")
        #expect(try test.frame(of: "5").minY == 160)
    }

    @Test func `in a grid a line is as high as its highest item`() throws {
        let sizes = [CGSize(width: 30, height: 40), CGSize(width: 20, height: 20), CGSize(width: 30, height: 60)]
        let test = ViewTest(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                    ForEach(0..<100) { Block(number: $0, sizes: sizes) }
                }
            }, window)
        try test.tap("2")
        // In the middle of its cell.
        #expect(try test.frame(of: "2") == CGRect(x: 15, y: 50, width: 20, height: 20))
        #expect(try test.frame(of: "4").minY == 80)
        try test.tap("2")
        #expect(try test.frame(of: "2") == CGRect(x: 10, y: 40, width: 30, height: 60))
        #expect(try test.frame(of: "3") == CGRect(x: 60, y: 50, width: 30, height: 40))
        #expect(try test.frame(of: "4").minY == 100)
    }

    @Test func `a container around that is as wide as the lines follows`() throws {
        let sizes = [CGSize(width: 40, height: 20), CGSize(width: 70, height: 20)]
        let test = ViewTest(
            HStack(spacing: 0) {
                ScrollView { LazyVStack(spacing: 0) { Block(number: 0, sizes: sizes) } }
                    .fixedSize(horizontal: true, vertical: false)
                block("beside", width: 10, height: 10)
            }, window)
        let before = try test.frame(of: "beside").minX - test.frame(of: "0").minX
        #expect(before == 40)
        try test.tap("0")
        #expect(try test.frame(of: "beside").minX - test.frame(of: "0").minX == 70)
    }

    @Test func `a line of a lazy container in a line of another`() throws {
        let sizes = [CGSize(width: 30, height: 20), CGSize(width: 20, height: 20), CGSize(width: 50, height: 20)]
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0) {
                    block("before", height: 30)
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 0) { ForEach(0..<100) { Block(number: $0, sizes: sizes) } }
                    }
                    .frame(height: 40)
                    block("after", height: 30)
                }
            }, window)
        #expect(try test.frame(of: "1") == CGRect(x: 30, y: 40, width: 30, height: 20))
        try test.tap("1")
        #expect(try test.frame(of: "1") == CGRect(x: 30, y: 40, width: 20, height: 20))
        #expect(try test.frame(of: "2").minX == 50)
        try test.tap("1")
        #expect(try test.frame(of: "2").minX == 80)
        #expect(try test.frame(of: "after").minY == 70)
    }

    @Test func `a header that sticks to the edge stays there`() throws {
        let sizes = [CGSize(width: 60, height: 30), CGSize(width: 40, height: 30), CGSize(width: 40, height: 50)]
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(1..<100) { block("row \($0)", width: 100, height: 50) }
                    } header: {
                        Block(number: 0, sizes: sizes)
                    }
                }
            }, window)
        test.scroll(at: CGPoint(x: 50, y: 150), y: 100)
        #expect(try test.frame(of: "0") == CGRect(x: 20, y: 0, width: 60, height: 30))
        try test.tap("0")
        #expect(try test.frame(of: "0") == CGRect(x: 30, y: 0, width: 40, height: 30))
        try test.tap("0")
        #expect(try test.frame(of: "0") == CGRect(x: 30, y: 0, width: 40, height: 50))
    }
}
