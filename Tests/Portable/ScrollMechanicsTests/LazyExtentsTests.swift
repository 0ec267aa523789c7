import Foundation
import ScrollMechanics
import Testing

/// The starts of the lines of a lazy container, known and unknown ones.
///
/// Numbers: sums and means of the lengths that each test sets, and 44 before the first (Docs/Facts/IOSMetrics.md,
/// "Sizes": touch target).
@Suite("Lengths of lazy lines")
struct LazyExtentsTests {
    @Test(arguments: [1, 2, 7, 64, 100, 1000], [0.0, 8])
    func `the line at a position is the first that ends after it`(count: Int, gap: CGFloat) {
        var extents = LazyExtents(count: count)
        for line in stride(from: 0, to: count, by: 3) { extents.set(CGFloat(line % 5) * 20, of: line, isItem: true) }
        func end(of line: Int) -> CGFloat { extents.position(of: line + 1, gap: gap) - gap }
        for line in 0..<count {
            let first = (0..<count).first { end(of: $0) > end(of: line) - 0.5 } ?? count - 1
            #expect(extents.line(at: end(of: line) - 0.5, gap: gap) == first)
        }
        #expect(extents.line(at: -100, gap: gap) == (0..<count).first { end(of: $0) > -100 })
        #expect(extents.line(at: 1e9, gap: gap) == count - 1)
    }

    @Test func `without lines there is no other than the first`() { #expect(LazyExtents().line(at: 50, gap: 0) == 0) }

    /// 44 points: the touch target of the Human Interface Guidelines, until a line is measured.
    @Test func `lines that are not measured have the mean of the measured items`() {
        var extents = LazyExtents(count: 10)
        #expect(extents.mean == 44)
        extents.set(100, of: 0, isItem: false)
        #expect(extents.mean == 100, "a header alone stands for lines")
        extents.set(20, of: 1, isItem: true)
        extents.set(30, of: 2, isItem: true)
        #expect(extents.mean == 25, "a header is not representative of items")
        // The measured lines have 150 points, the seven others 175, and the gaps 80.
        #expect(extents.position(of: 10, gap: 8) == 405)
        extents.set(60, of: 2, isItem: true)
        #expect(extents[2] == 60 && extents.mean == 40)
    }

    @Test func `lines that remain keep their lengths`() {
        var extents = LazyExtents(count: 10)
        for line in 0..<10 { extents.set(CGFloat(line), of: line, isItem: true) }
        extents.resize(to: 4)
        #expect(extents.count == 4 && extents[3] == 3 && extents[4] == nil)
        #expect(extents.position(of: 4, gap: 0) == 6)
        extents.removeAll()
        #expect(extents.isEmpty && extents.count == 4)
    }
}
