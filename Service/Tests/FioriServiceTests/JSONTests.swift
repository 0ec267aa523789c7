import Testing

@testable import FioriService

/// JSON is read by RFC 8259 and keeps the digits of numbers and the order of names.
///
/// Numbers: lines and columns are counted in the texts of the tests, from 1.
@Suite("JSON")
struct JSONTests {
    @Test func `numbers keep their digits and objects their order`() throws {
        let text = #"{"b":1.10,"a":[-0,1E5,12345678901234567890],"c":{"x":null,"y":true}}"#
        #expect(try JSONReader.read(text).text == text)
    }

    @Test func `escapes are read, and pairs of halves are one character`() throws {
        let json = try JSONReader.read(#""\u00e9\ud83d\ude00\n\/\"\\ \ud800""#)
        #expect(json.string == "é😀\n/\"\\ \u{FFFD}")
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\" 1}", "01", "1.", "nul", "\"a", "\"\u{1}\"", "[1] 2", "+1", "\"\\x\"", "\"\\u12g4\"",
        "-",
        "{a:1}", "'a'", "\"\\u+123\"",
    ])
    func `other texts are refused`(_ text: String) {
        #expect(throws: JSONFailure.self) { try JSONReader.read(text) }
    }

    @Test func `a fault has its line and column`() {
        #expect(throws: JSONFailure(expected: "expected a colon", line: 2, column: 8)) {
            try JSONReader.read("{\"x\": 1,\n  \"b\"  3}")
        }
    }

    @Test func `bytes that are no UTF-8 are refused`() {
        #expect(throws: JSONFailure.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    }

    @Test func `depth is bounded`() throws {
        let depth = JSONReader.maximumDepth
        let deepest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        _ = try JSONReader.read(deepest)
        #expect(throws: JSONFailure.self) { try JSONReader.read("[" + deepest + "]") }
    }

    @Test func `a written text stays on one line`() {
        #expect(JSON.string("a\n\u{2028}\u{0}\"").text == #""a\n\u2028\u0000\"""#)
    }
}
