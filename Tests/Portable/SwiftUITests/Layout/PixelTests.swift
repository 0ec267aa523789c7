import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// The edges of three views at a scale.
struct PixelCase: Sendable {
    let scale: Double
    let edges: [Double]

    init(_ scale: Double, _ edges: [Double]) { (self.scale, self.edges) = (scale, edges) }
}

/// Frames are aligned to the pixels of the display.
///
/// Numbers: edges rounded to the nearest pixel by hand, halves up; this rule is not compared with a device. 20.5 is a
/// line of body at 2× (17 × 1.193, up to a pixel; Docs/Facts/IOSMetrics.md).
@MainActor
@Suite("Pixels")
struct PixelTests {
    /// Three views that share 100 points: their edges go to the nearest pixel, and touch.
    @Test(arguments: [
        PixelCase(1, [0, 33, 67, 100]), .init(2, [0, 33.5, 66.5, 100]), .init(3, [0, 100 / 3, 200 / 3, 100]),
    ])
    func `edges go to the nearest pixel and neighbours still touch`(example: PixelCase) throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 10, displayScale: example.scale)) {
            HStack(spacing: 0) {
                block("a"); block("b"); block("c")
            }
        }
        for (index, name) in ["a", "b", "c"].enumerated() {
            let frame = try test.frame(of: name)
            #expect(abs(frame.minX - example.edges[index]) < 1e-9)
            #expect(abs(frame.maxX - example.edges[index + 1]) < 1e-9)
        }
    }

    @Test func `the upper of two pixels that are equally near`() {
        #expect(PixelGrid(scale: 1).align(0.5) == 1)
        #expect(PixelGrid(scale: 1).align(-0.5) == 0)
        #expect(PixelGrid(scale: 2).align(0.25) == 0.5)
        #expect(abs(PixelGrid(scale: 3).align(0.5) - 2 / 3.0) < 1e-12)
    }

    @Test func `text keeps its size and starts on a pixel`() throws {
        let test = ViewTest(DisplayConfiguration(width: 101, height: 44, displayScale: 2)) {
            Text("Hg").frame(height: 44)
        }
        let frame = try test.frame(of: "Hg")
        // (44 - 20.5) / 2 = 11.75 lies between two half points.
        #expect(frame.minY == 12)
        #expect(frame.height == 20.5)
        #expect((frame.minX * 2).rounded() == frame.minX * 2)
    }

    @Test func `positions count from the root and not from the parent`() throws {
        let test = ViewTest(DisplayConfiguration(width: 10, height: 10, displayScale: 1)) {
            ZStack(alignment: .topLeading) {
                block("a", width: 4, height: 4).padding(.leading, 0.3).padding(.leading, 0.3)
            }
            .frame(width: 10, height: 10, alignment: .topLeading)
        }
        // 0.3 rounds to 0, but 0.6 to 1.
        #expect(try test.frame(of: "a") == CGRect(x: 1, y: 0, width: 4, height: 4))
    }

    @Test func `a hairline keeps one pixel`() throws {
        let test = ViewTest(block("a", width: 0.1, height: 5), DisplayConfiguration(displayScale: 2))
        #expect(try test.frame(of: "a").width == 0.5)
    }

    @Test func `a view that moves by half a pixel is aligned anew`() throws {
        func view(_ x: CGFloat) -> some View { block("a", width: 10.5, height: 1).padding(.leading, x) }
        let test = ViewTest(view(0), DisplayConfiguration(width: nil, displayScale: 1))
        #expect(try test.frame(of: "a") == CGRect(x: 0, y: 0, width: 11, height: 1))
        test.update(view(0.5))
        #expect(try test.frame(of: "a") == CGRect(x: 1, y: 0, width: 10, height: 1))
    }
}
