import Foundation
import Testing

@testable import Symbols

/// Tests the reader of SVG pictures.
///
/// Numbers: areas and bounds of the shapes in each test; transforms by the matrices of SVG 1.1, 7.6, applied to (1, 2).
struct SVGReaderTests {
    private func figures(_ body: String) throws -> [Figure] {
        try SVGReader.picture(from: Data("<svg viewBox='0 0 16 16'>\(body)</svg>".utf8)).figures
    }

    @Test func `circles, ellipses, rectangles and polygons are outlines`() throws {
        let figures = try figures(
            """
            <circle cx="8" cy="7" r="3"/><ellipse cx="8" cy="8" rx="4" ry="2"/>
            <rect x="1" y="2" width="10" height="6" rx="1"/><rect width="4" height="4"/>
            <polygon points="1,1 5,1 5,4"/>
            """)
        try #require(figures.count == 5)
        #expect(figures[0].bounds.isClose(to: CGRect(x: 5, y: 4, width: 6, height: 6)))
        #expect(figures[0].contours[0].signedArea.isClose(to: 9 * .pi, within: 0.02))
        #expect(figures[1].bounds.isClose(to: CGRect(x: 4, y: 6, width: 8, height: 4)))
        #expect(figures[2].bounds.isClose(to: CGRect(x: 1, y: 2, width: 10, height: 6)))
        // A radius given for x alone holds for y too: the four corners lack 4 − π together.
        #expect(figures[2].contours[0].signedArea.isClose(to: 60 - (4 - .pi), within: 0.01))
        #expect(figures[3].contours[0].signedArea.isClose(to: 16))
        #expect(figures[4].contours[0].signedArea.isClose(to: 6))
    }

    @Test func `rules and transforms are handed down by groups`() throws {
        let figures = try figures(
            """
            <g fill-rule="evenodd" transform="translate(2 3)"><path d="M0 0h1v1z" transform="scale(2,4)"/></g>
            <path d="M0 0h1v1z"/>
            """)
        #expect(figures.map(\.usesEvenOddRule) == [true, false])
        #expect(figures[0].bounds.isClose(to: CGRect(x: 2, y: 3, width: 2, height: 4)))
    }

    @Test(arguments: [
        ("matrix(1 0 0 -1 6 15)", CGPoint(x: 7, y: 13)), ("translate(3)", CGPoint(x: 4, y: 2)),
        ("rotate(90)", CGPoint(x: -2, y: 1)), ("rotate(90, 1, 1)", CGPoint(x: 0, y: 1)),
        ("scale(2)", CGPoint(x: 2, y: 4)), ("skewX(45)", CGPoint(x: 3, y: 2)), ("skewY(45)", CGPoint(x: 1, y: 3)),
        ("translate(1,1) scale(3)", CGPoint(x: 4, y: 7)), ("", CGPoint(x: 1, y: 2)),
    ])
    func `transforms move the point (1, 2)`(text: String, expected: CGPoint) throws {
        #expect(try SVGTransform(text).apply(CGPoint(x: 1, y: 2)).isClose(to: expected))
    }

    @Test func `what is not filled is left out`() throws {
        #expect(try figures("<path d='M0 0h9v9z' fill='none'/><title>Text</title><rect width='0' height='4'/>") == [])
    }

    @Test(arguments: [
        ("<svg viewBox='0 0 16 16'>", "not well-formed XML at line 1"),
        ("<svg viewBox='0 0 1 1'><g></svg>", "not well-formed XML at line 1"), ("<svg></svg>", "no viewBox"),
        ("", "not well-formed XML at line 1"),
        ("<svg viewBox='0 0 1 1'/>&#0;", "not well-formed XML at line 1, column 25"),
        ("<svg viewBox='0 0 1 1' x>", "not well-formed XML at line 1"), ("<svg viewBox='0 0 0 16'/>", "above 0"),
        ("<svg viewBox='0 0 16'/>", "expected a number"),
        ("<svg viewBox='0 0 16 16'>\n<path d='M0 q'/></svg>", "<path> at line 2: expected a number"),
        ("<svg viewBox='0 0 16 16'><g transform='turn(9)'/></svg>", "'turn' with 1 numbers is no transform"),
    ])
    func `a bad file says what is wrong and where`(text: String, message: String) {
        let error = #expect(throws: SVGError.self) { try SVGReader.picture(from: Data(text.utf8)) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}
