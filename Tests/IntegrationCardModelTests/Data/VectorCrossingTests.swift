import Foundation
import Testing

@testable import IntegrationCardModel

/// The places where edges of a path cross, and the pixels of gradients, as parts of the time of an SVG picture.
///
/// Numbers: 1,500 ns for a crossing and 300 ns for one of repeated edges (`VectorCost.crossing`, `repeatedCrossing`), so that
/// 800,000 crossings take all of `VectorCost.maximumTime`; 35 ns for a pixel of a radial gradient (`radialPixel`).
@Suite struct VectorCrossingTests {
    /// A generator of numbers that are the same in each run.
    private struct Numbers {
        var state: UInt64 = 7

        mutating func next(_ most: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * most
        }

        mutating func points(_ count: Int, _ letter: String = "L") -> String {
            (0..<count).map { _ in "\(letter)\(next(300)) \(next(300))" }.joined()
        }
    }

    private func cost(_ content: String) throws -> VectorCost {
        let size = "width='300' height='300'"
        return try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>".utf8))
    }

    private func crossings(_ path: String) -> VectorCrossings { VectorCrossings(VectorEdges(path: path).edges) }

    @Test func `crossings are counted`() {
        // Lines up and down over 300 lines that go across: each of 200 crosses each of 100.
        let across = (0..<100).map { "M0 \($0 * 3 + 1)L300 \($0 * 3 + 2)" }
        let upright = (0..<200).map { "M\($0 + 20) 0L\($0 + 20) 300" }
        let count = crossings((across + upright).joined()).distinctCount
        #expect(abs(count - 20_000) < 1_000, "\(count)")
        // Lines between two sides cross if their order on one side is not that on the other.
        var numbers = Numbers()
        let places = (0..<1_000).map { _ in numbers.next(300) }
        let lines = zip(places, places.dropFirst()).enumerated().map { $0 % 2 == 0 ? $1 : ($1.1, $1.0) }
        var exact = 0
        for (index, line) in lines.enumerated() {
            exact += lines[..<index].count { ($0.0 - line.0) * ($0.1 - line.1) < 0 }
        }
        let zigzag = places.enumerated().map { "L\($1) \($0 % 2 * 300)" }.joined()
        let half = crossings("M0 0" + zigzag).count
        #expect(exact > 200_000 && abs(half - exact) < 2_000, "\(half) \(exact)")
        // A point far away does not hide the others.
        let far = crossings("M0 0L1e9 1e9L-1e9 3" + zigzag).count
        #expect(abs(far - half) < 5_000, "\(far)")
    }

    @Test func `edges that do not cross are not counted`() {
        let rectangles = (0..<2_500).map { "M\($0 % 60 * 5) \($0 / 60 * 6)h4v5h-4z" }.joined()
        #expect(crossings(rectangles).count == 0)
        let circles = (0..<1_000).map { "M\($0 % 60 * 5) \($0 / 60 * 6)a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z" }.joined()
        #expect(crossings(circles).count == 0)
        let repeated = crossings("M0 0" + String(repeating: "L300 300L0 0L300 1L0 299", count: 1_000))
        #expect(repeated.distinctCount < 10 && repeated.count > 900_000, "\(repeated)")
    }

    @Test(arguments: [
        ("M1 1h8v8H1zm20 20", 4), ("M0 0c1 2 3 4 5 5s2 2 3 3q4 4 5 6t3 3", 17),
        ("M0 0a5 5 0 01.5.5", 9), ("M0 0L5 5Q", 2), ("M0 0 5 5 9 0e", 3), ("M0 0L1,1-2-2.5.5.5", 4),
    ]) func `paths are read as libraries read them`(_ path: String, _ count: Int) {
        #expect(VectorEdges(path: path).edges.count == count, "\(path)")
    }

    @Test func `paths of crossing lines are refused`() {
        var numbers = Numbers()
        let lines = "M0 0" + (0..<3_000).map { "L\(numbers.next(300)) \($0 % 2 * 300)" }.joined()
        let curves = (0..<5_000).map { _ in "C\(numbers.points(3, " "))" }.joined()
        let contents = [
            "<path d='\(lines)'/>", "<polygon points='\(numbers.points(6_000, " "))'/>",
            "<polygon fill-rule='evenodd' opacity='.5' points='\(numbers.points(50_000, " "))'/>",
            "<path d='M0 0\(curves)'/>",
            "<polyline fill='none' stroke='red' points='\(numbers.points(3_000, " "))'/>",
            String(repeating: "<polygon points='\(numbers.points(1_500, " "))'/>", count: 20),
            "<path d='M0 0\(String(repeating: "L300 300L0 0L300 1L0 299", count: 7_000))'/>",
            "<g transform='rotate(45)'><path d='\((0..<1_000).map { "M0 \($0)h1000M\($0) 0v1000" }.joined())'/></g>",
        ]
        for content in contents {
            #expect(throws: CardDataError.imageRefused("its paths take too long"), "\(content.prefix(80))") {
                try cost(content)
            }
        }
        #expect(contents.count == 8)
    }

    @Test func `maps, icons and charts are drawn`() throws {
        var numbers = Numbers()
        let coast = (0..<50_000).map { index in
            let angle = Double(index) / 50_000 * 2 * .pi
            let radius = 120 + 20 * sin(angle * 9) + numbers.next(1)
            return "L\(150 + radius * cos(angle)) \(150 + radius * sin(angle))"
        }
        let countries = (0..<1_500).map { index in
            "M\(index % 60 * 5) \(index / 60 * 12)"
                + (0..<18).map { _ in "l\(numbers.next(1) - 0.5) \(numbers.next(1) - 0.5)" }.joined() + "z"
        }
        let chart = (0..<25_000).map { "L\(Double($0) / 90) \(99 + numbers.next(99))" }
        let contents = [
            "<path d='M270 150\(coast.joined())z'/>", "<path d='\(countries.joined())'/>",
            "<path fill='none' stroke='red' d='M0 0\(chart.joined())'/>",
            "<path d='M0 0\(String(repeating: "L300 300L0 0L300 1L0 299", count: 1_500))'/>",
            "<path stroke='red' d='M0 0\((0..<5_000).map { "L\($0 % 2 * 300) \(Double($0) * 0.06)" }.joined())'/>",
            "<path d='\((0..<100).map { "M0 \($0 * 3)h300M\($0 * 3) 0v300" }.joined())' stroke='red'/>",
            "<polygon points='\(numbers.points(1_000, " "))'/>",
        ]
        for content in contents { #expect(throws: Never.self, "\(content.prefix(80))") { try cost(content) } }
        #expect(contents.count == 7)
    }

    @Test func `gradients cost the pixels that they fill`() throws {
        let stops = "<stop offset='0'/><stop offset='1'/>"
        let round = "<radialGradient id='g'>\(stops)</radialGradient>"
        let many = (0..<1_000).map { "<stop offset='\(Double($0) / 1_000)'/>" }.joined()
        let large = "<rect width='300' height='300' fill='url(#g)'/>"
        for (gradient, count) in [
            (round, 2_000), ("<radialGradient id='g' fx='.1' spreadMethod='reflect'>\(many)</radialGradient>", 100),
            (
                "<linearGradient id='h' spreadMethod='repeat'>\(stops)</linearGradient>"
                    + "<linearGradient id='g' href='#h'/>", 800
            ),
            ("<linearGradient id='g'>\(many)</linearGradient>", 100),
        ] {
            #expect(throws: CardDataError.imageRefused("its gradients take too long"), "\(gradient.prefix(80))") {
                try cost(gradient + String(repeating: large, count: count))
            }
        }
        // 300 buttons in a picture take little, and one takes 35 + 2 · 0.5 ns for each pixel of its box.
        let button = "<rect width='20' height='9' fill='url(#g)'/>"
        #expect(try cost(round + String(repeating: button, count: 300)).side == 900)
        let times = try ["<rect width='98' height='98'/>", "<rect width='98' height='98' fill='url(#g)'/>"].map {
            try cost(round + $0).time
        }
        let scale = try Double(cost(round).side) / 300
        let expected = 30_000 + 2 * 5_000 + (98 * scale + 2) * (98 * scale + 2) * 36
        #expect(abs(times[1] - times[0] - expected) < 1_000, "\(times) \(expected)")
        // Sizes that a style sheet may change are those of the picture.
        let styled = try cost("<style>rect{x:1}</style>" + round + "<rect width='9' height='9' fill='url(#g)'/>").time
        #expect(styled > 900 * 900 * 36)
    }
}
