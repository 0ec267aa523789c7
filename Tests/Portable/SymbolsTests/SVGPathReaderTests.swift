import Foundation
import Testing

@testable import Symbols

/// Tests the reader of SVG paths.
///
/// Numbers: coordinates of the path data; relative ones are added to the point before, smooth controls are reflected at
/// it, and cubic controls lie at 2/3 of the way to a quadratic one (SVG 1.1, 8.3).
struct SVGPathReaderTests {
    private func segments(_ data: String) throws -> [Contour.Segment] {
        let contours = try SVGPathReader.contours(of: data)
        try #require(contours.count == 1)
        return contours[0].segments
    }

    private func line(_ x: CGFloat, _ y: CGFloat) -> Contour.Segment { .line(CGPoint(x: x, y: y)) }

    private func cubic(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) -> Contour.Segment {
        .cubic(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2), CGPoint(x: x, y: y))
    }

    @Test func `lines, absolute and relative`() throws {
        #expect(try segments("M1 2L3 4H5V6") == [line(3, 4), line(5, 4), line(5, 6)])
        #expect(try segments("m1 2l3 4h5v6") == [line(4, 6), line(9, 6), line(9, 12)])
    }

    @Test func `further points of a command repeat it, and those of a move are lines`() throws {
        #expect(try segments("M1 1 2 2 3 3") == [line(2, 2), line(3, 3)])
        #expect(try segments("m1 1 2 2 3 3") == [line(3, 3), line(6, 6)])
        #expect(try segments("M0 0h1 2 3") == [line(1, 0), line(3, 0), line(6, 0)])
    }

    @Test func `cubic curves, and smooth ones that reflect the last control`() throws {
        #expect(try segments("M0 0C1 2 3 4 5 6S9 9 10 6") == [cubic(1, 2, 3, 4, 5, 6), cubic(7, 8, 9, 9, 10, 6)])
        #expect(try segments("M1 1c1 2 3 4 5 6s4 3 5 0") == [cubic(2, 3, 4, 5, 6, 7), cubic(8, 9, 10, 10, 11, 7)])
        // Only a cubic curve has a control point to reflect.
        #expect(try segments("M0 0L2 2S3 3 4 2")[1] == cubic(2, 2, 3, 3, 4, 2))
        #expect(try segments("M0 0Q1 1 2 2S3 3 4 2")[1] == cubic(2, 2, 3, 3, 4, 2))
    }

    @Test func `quadratic curves become the same cubic curves`() throws {
        #expect(try segments("M0 0Q3 3 6 0T12 0") == [cubic(2, 2, 4, 2, 6, 0), cubic(8, -2, 10, -2, 12, 0)])
        #expect(try segments("M1 1q3 3 6 0t6 0") == [cubic(3, 3, 5, 3, 7, 1), cubic(9, -1, 11, -1, 13, 1)])
        #expect(try segments("M0 0L3 0T6 0")[1] == cubic(3, 0, 4, 0, 6, 0))
    }

    @Test func `a close leads back to the start of its own subpath`() throws {
        let contours = try SVGPathReader.contours(of: "M1 1h2v2zm4 4h1v1zl9 9")
        #expect(contours.map(\.start) == [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
        #expect(contours[2].segments == [line(14, 14)])
    }

    @Test func `a move alone draws nothing`() throws {
        #expect(try SVGPathReader.contours(of: "M1 1M2 2z") == [])
        #expect(try SVGPathReader.contours(of: "") == [])
        #expect(try SVGPathReader.contours(of: " \n") == [])
    }

    @Test func `numbers need no more separators than it takes to tell them apart`() throws {
        #expect(try segments("M.5.5L-1-2,3e1 4E-1") == [line(-1, -2), line(30, 0.4)])
        #expect(try segments("M1 , 1L+2,\t2.") == [line(2, 2)])
    }

    @Test func `flags of arcs need no separators`() throws {
        let loose = try segments("M0 0 A 1 1 0 0 1 2 0")
        #expect(try segments("M0 0a1 1 0 012 0") == loose)
        #expect(try segments("M0 0A1 1 0 01 2 0") == loose)
    }

    @Test(arguments: [
        ("L1 1", "starts with M or m, found '1' at offset 1"), ("1 1", "starts with a command, found '1' at offset 0"),
        ("M1", "expected a number, found the end at offset 2"), ("M1 1 L2", "expected a number"),
        ("M1 1 X2 2", "unknown path command X"), ("M1 1L1,,2", "expected a number, found ',' at offset 7"),
        ("M1 1A1 1 0 2 1 3 3", "expected a flag, 0 or 1, found '2' at offset 11"),
        ("M1 1h2z3", "a command must follow Z, found '3' at offset 7"), ("M1 1L-.-.", "expected a number"),
    ])
    func `bad data says what is wrong and where`(data: String, message: String) {
        let error = #expect(throws: SVGError.self) { try SVGPathReader.contours(of: data) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}
