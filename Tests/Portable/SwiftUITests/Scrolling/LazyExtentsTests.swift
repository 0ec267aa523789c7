import Testing

@testable import SwiftUI

/// The starts of the lines of a lazy container, known and unknown ones.
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
}
