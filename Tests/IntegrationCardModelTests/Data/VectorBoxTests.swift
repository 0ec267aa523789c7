import Foundation
import Testing

@testable import IntegrationCardModel

/// The time of shapes, clip paths and filters of SVG pictures by the pixels that they fill.
///
/// Numbers: a pixel of a shape takes 2 ns, a drawn element 40 µs, an edge within a clip path 250 ns for each of its edges
/// (`VectorCost.clippedEdge`), a pixel of a blur 180 ns (`blurredPixel`) and one of a displacement 1 µs; the bound is 1.2 s
/// (`maximumTime`).
@Suite struct VectorBoxTests {
    private func cost(_ content: String, _ side: Int = 1_000) throws(CardDataError) -> VectorCost {
        let size = "width='\(side)' height='\(side)'"
        return try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>".utf8))
    }

    private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// The time in nanoseconds that a shape takes more than one without a size does.
    private func time(_ content: String) throws -> Double { try cost(content).time }

    @Test func `meshes of small shapes are drawn as large as the picture`() throws {
        let mesh = (0..<1_600).map {
            "<path d='M \($0 % 40 * 20) \($0 / 40 * 20) l 20 0 l 0 20 l -20 0 z' clip-path='url(#c)' style='fill: #17a'/>"
        }
        let clip =
            "<style>*{stroke-linejoin: round}</style><clipPath id='c'><rect width='900' height='900'/></clipPath>"
        #expect(try cost(clip + mesh.joined()).side == 1_000)
    }

    @Test func `shapes cost the pixels of the box around them`() throws {
        let small = try time("<path d='M0 0h10v10h-10z'/>")
        let shapes = [
            ("<path d='M0 0h500v500h-500z'/>", 500.0), ("<path d='M900 900m0 0h-500v-500h500z'/>", 500),
            ("<path transform='scale(50)' d='M0 0h10v10h-10z'/>", 500),
            ("<g transform='matrix(50 0 0 50 0 0)'><path d='M0 0h10v10h-10z'/></g>", 500),
            ("<path d='M0 0C500 0 500 500 0 500z'/>", 500), ("<path d='M0 250a250 250 0 1 1 500 0z'/>", 500),
            ("<path d='M0 0q500 0 500 500z'/>", 333),
            ("<path d='M0 0h10v10z' style='stroke:red;stroke-width:120'/>", 490),
            ("<path d='M0 0h9v9z' style='stroke:red;stroke-width:5;stroke-miterlimit:100'/>", 500),
            ("<style>path{stroke-miterlimit:100}</style><path d='M0 0h9v9z' stroke='red' stroke-width='5'/>", 500),
            ("<path d='M0 0h5M490 490h0' stroke='red' stroke-width='2'/>", 490),
            ("<path d='M0 0h5M490 490z' stroke='red' stroke-width='2'/>", 490),
            ("<svg viewBox='0 0 20 20'><path d='M0 0h10v10h-10z'/></svg>", 500),
            ("<defs><path id='a' d='M0 0h500v500h-500z'/></defs><use href='#a'/>", 500),
            ("<path d='M2e6 0h1v1z'/>", 999), ("<path d='M0 0h1e30v1z'/>", 999),
            (
                "<path transform='scale(.001)' vector-effect='non-scaling-stroke' stroke='red' stroke-width='120'"
                    + " d='M0 0h1'/>", 480
            ),
        ]
        for (shape, side) in shapes {
            #expect(try time(shape) - small > side * side * 2 - 20_000, "\(shape)")
        }
        #expect(shapes.count == 17)
        #expect(small < 200_000)
    }

    @Test func `edges of clip paths are compared with those of shapes`() {
        let bars = (0..<1_000).map { "M\($0) 0h.4v998h-.4z" }.joined()
        let rows = (0..<1_000).map { "M0 \($0)h998v.4h-998z" }.joined()
        let clip = "<clipPath id='c'><path d='\(bars)'/></clipPath>"
        let refusal = CardDataError.imageRefused("its clip paths take too long")
        let contents = [
            "<path clip-path='url(#c)' d='\(rows)'/>", "<g clip-path='url(#c)'><path d='\(rows)'/></g>",
            "<g style='clip-path:url(#c)'>\(many(500, "<rect width='990' height='990'/>"))</g>",
        ]
        for content in contents {
            #expect(throws: refusal, "\(content.prefix(60))") { try cost(clip + content) }
        }
        #expect(contents.count == 3)
        #expect(throws: Never.self) { try cost("<path d='\(bars)'/><path d='\(rows)'/>") }
        #expect(throws: Never.self) { try cost(clip + "<rect clip-path='url(#c)' width='990' height='990'/>") }
    }

    @Test func `filters cost what their steps take`() throws {
        func time(_ step: String, _ count: Int = 1) throws -> Double {
            try cost("<filter id='f'>\(many(count, step))</filter><rect filter='url(#f)' width='9' height='9'/>", 1_024)
                .time
        }
        let none = try time("")
        // The texts of attributes take some microseconds.
        let (area, reading) = (1_024.0 * 1_024, 10_000.0)
        let steps = [
            ("<feGaussianBlur stdDeviation='1'/>", 180.0), ("<feColorMatrix/>", 70), ("<feOffset/>", 15),
            ("<feMorphology radius='1'/>", 160), ("<feTurbulence/>", 150), ("<feDisplacementMap/>", 1_000),
            ("<feMerge><feMergeNode/><feMergeNode/></feMerge>", 130), ("<feDropShadow stdDeviation='1'/>", 360),
        ]
        for (step, pixel) in steps {
            #expect(abs(try time(step) - none - area * pixel - 50_000) < reading, "\(step)")
        }
        #expect(steps.count == 8)
        let functions = ["blur(1px)": 180.0, "drop-shadow(1px 1px 1px red)": 180, "sepia(1)": 70]
        let plain = try cost("<rect style='opacity:1'/>", 1_024).time
        for (function, pixel) in functions {
            let filtered = try cost("<rect style='filter:\(function)'/>", 1_024).time
            #expect(abs(filtered - plain - area * pixel - 50_000) < reading, "\(function)")
        }
        #expect(functions.count == 3)
        let maps = "<filter id='f'><feDisplacementMap in2='SourceGraphic' scale='9'/></filter>"
        #expect(throws: CardDataError.imageRefused("its filter “feDisplacementMap” takes too long")) {
            try cost(maps + many(20, "<rect filter='url(#f)' width='900' height='900'/>"))
        }
    }
}
