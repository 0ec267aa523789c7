import SwiftUITestHost
import Testing

/// Lines of lazy containers that are of different lengths stay where they are seen while more of them become known.
///
/// Numbers: the steps that the test scrolls, within half a point for rounding to pixels; a drag is recognised after 10
/// points, which is not compared with a device.
@MainActor
@Suite("Lines of different lengths")
struct LazyStabilityTests {
    private let window = DisplayConfiguration(width: 100, height: 200)

    /// From 20 to 110 points, so that visible rows are a bad estimate of the next ones.
    private func height(_ row: Int) -> CGFloat { 20 + CGFloat((row * 37 + row / 11 * 53) % 10) * 10 }

    private func rows() -> some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<10_000) { block("\($0)", height: height($0)) } }
        }
    }

    private func places(_ test: ViewTest<some View>) -> [String: CGFloat] {
        Dictionary(
            test.elements.map { ($0.identifier ?? "", $0.frame.minY) }.filter { $0.1 < 200 && $0.1 > -110 },
            uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [CGFloat(-15), 15, -90, 90])
    func `what is in view moves as far as it is scrolled, also where nothing is known`(step: CGFloat) {
        let test = ViewTest(rows(), window)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 300_000)
        for _ in 0..<40 {
            let before = places(test)
            test.scroll(at: CGPoint(x: 50, y: 100), y: step)
            let after = places(test)
            var seen = 0
            for (row, place) in after {
                guard let old = before[row] else { continue }
                seen += 1
                #expect(abs(place - (old - step)) < 0.5, "row \(row) moved by \(place - old) instead of \(-step)")
            }
            #expect(seen > 0)
        }
    }

    @Test func `lines stand without gaps and the beginning is found`() throws {
        let test = ViewTest(rows(), window)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 4000)
        for _ in 0..<200 {
            test.scroll(at: CGPoint(x: 50, y: 100), y: -60)
            let inView = places(test).compactMap { entry in Int(entry.key).map { (row: $0, top: entry.value) } }
                .sorted { $0.row < $1.row }
            for (line, next) in zip(inView, inView.dropFirst()) {
                #expect(next.row == line.row + 1)
                #expect(abs(line.top + height(line.row) - next.top) < 0.5)
            }
        }
        #expect(try test.frame(of: "0").minY == 0)
        #expect(test.contentOffsets == [.zero])
    }

    @Test func `a finger keeps what it has`() throws {
        let test = ViewTest(rows(), window)
        test.scroll(at: CGPoint(x: 50, y: 100), y: 300_000)
        let row = try #require(places(test).first { $0.value > 10 && $0.value < 80 })
        test.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 130), releases: false)
        // The drag is recognised after 10 points.
        #expect(abs(try test.frame(of: row.key).minY - (row.value + 100)) < 1)
    }
}
