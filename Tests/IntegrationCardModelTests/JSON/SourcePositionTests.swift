import Foundation
import Testing

@testable import IntegrationCardModel

/// Lines and columns of offsets in a text.
///
/// Numbers: counted by hand; a character of several bytes is one column, and LF, CR and CRLF end a line each.
@Suite struct SourcePositionTests {
    @Test func `places are found in one pass, in any order`() {
        let bytes = Array("a\nbc\r\ndä\re".utf8)
        let offsets = [9, 0, 6, 3, 9, 2, 10, 99]
        let positions = SourcePosition.locate(offsets, in: bytes)
        #expect(positions.map(\.line) == [3, 1, 3, 2, 3, 2, 4, 4])
        #expect(positions.map(\.column) == [3, 1, 1, 2, 3, 1, 1, 2])
        #expect(positions.map(\.offset) == [9, 0, 6, 3, 9, 2, 10, 11])
        #expect(positions == offsets.map { SourcePosition.locate($0, in: bytes) })
    }

    @Test func `a document tells the places of many pointers`() throws {
        let document = try JSONDocument("{\"a\": [1,\n 22],\n\"b\": 3}")
        let places = document.positions(of: [JSONPointer(["a", "1"]), JSONPointer(["b"]), JSONPointer(["c"])])
        #expect(places.count == 2)
        #expect(places[JSONPointer(["a", "1"])]?.value == document.position(of: JSONPointer(["a", "1"])))
        #expect(places[JSONPointer(["b"])].map { [$0.name.line, $0.name.column, $0.value.column] } == [3, 1, 6])
    }
}
