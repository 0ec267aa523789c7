import Foundation
import Testing

@testable import IntegrationCardModel

/// The parser of JSON: values, faults, bounds and places.
///
/// Numbers: the numbers of each text; lines and columns are counted from 1, a column for each character. Text of
/// numbers is that of JavaScript (1e+21, 1e-7).
@Suite struct JSONParserTests {
    @Test func `values of each kind`() throws {
        let value = try JSONParser().parse(#" {"a": [null, true, false, -0.5e2, 12], "b": "x\n\u00e9\ud83d\ude00"} "#)
        #expect(value["a"] == [nil, true, false, -50, 12])
        #expect(value["b"] == "x\né😀")
    }

    @Test func `members keep their order`() throws {
        let names = (0..<40).map { "k\(39 - $0)" }
        let text = "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        #expect(try JSONParser().parse(text).objectValue?.names == names)
    }

    @Test func `repeated names keep the first place and the last value`() throws {
        let object = try #require(try JSONParser().parse(#"{"a":1,"b":2,"a":3}"#).objectValue)
        #expect(object.names == ["a", "b"])
        #expect(object["a"] == 3)
    }

    @Test(arguments: [
        ("{", "line 1, column 2: expected a member name in double quotes or “}”, found the end of the text"),
        ("{\n  \"a\": tru\n}", "line 2, column 8: expected a value, found “t”"),
        ("[1,\r\n2 3]", "line 2, column 3: expected “,” or “]”, found “3”"),
        ("[01]", "line 1, column 3: expected no digit after a leading zero, found “1”"),
        ("[1,]", "line 1, column 4: expected a value, found “]”"),
        ("\"é\\x\"", "line 1, column 4: expected one of \" \\ / b f n r t u after a backslash, found “x”"),
        ("", "line 1, column 1: expected a value, found the end of the text"),
        ("{} x", "line 1, column 4: expected the end of the text, found “x”"),
        ("{'a':1}", "line 1, column 2: expected a member name in double quotes or “}”, found “'”"),
        ("\"a", "line 1, column 1: expected the closing quote of the string that starts at this place, found “\"”"),
    ])
    func `faults name place and expectation`(text: String, message: String) {
        let error = #expect(throws: JSONParseError.self) { try JSONParser().parse(text) }
        #expect(error?.description == message)
    }

    @Test func `byte order marks are skipped`() throws {
        #expect(try JSONParser().parse(Data([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))) == [1])
        #expect(try JSONParser().parse(Data([0xFF, 0xFE, 0x5B, 0, 0x31, 0, 0x5D, 0])) == [1])
    }

    @Test func `broken text in strings is replaced`() throws {
        #expect(try JSONParser().parse(Data([0x22, 0xFF, 0x22])) == "\u{FFFD}")
        #expect(try JSONParser().parse(#""\ud800x""#) == "\u{FFFD}x")
    }

    @Test func `nesting is bounded`() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONParseError.self) { try JSONParser().parse(deep) }
        var limits = CardLimits.JSON()
        limits.maximumDepth = 2
        #expect(throws: Never.self) { try JSONParser(limits: limits).parse("[[1]]") }
        let error = #expect(throws: JSONParseError.self) { try JSONParser(limits: limits).parse("[[[1]]]") }
        #expect(error?.reason == .tooDeep)
        #expect(error?.position.column == 3)
    }

    @Test func `sizes are bounded`() {
        var limits = CardLimits.JSON()
        limits.maximumBytes = 10
        #expect(throws: JSONParseError.self) { try JSONParser(limits: limits).parse("[1,2,3,4,5,6]") }
        limits = .init()
        limits.maximumStringBytes = 3
        #expect(throws: JSONParseError.self) { try JSONParser(limits: limits).parse("\"abcd\"") }
        #expect(throws: JSONParseError.self) { try JSONParser(limits: limits).parse("\"\\nabc\"") }
        limits = .init()
        limits.maximumValues = 3
        #expect(throws: JSONParseError.self) { try JSONParser(limits: limits).parse("[1,2,3]") }
    }

    @Test func `documents name places`() throws {
        let document = try JSONDocument("{\n  \"a/b\": {\"é\": [1, {\"x\": \"}\"}, 3]},\n  \"c\": 1, \"c\": 2\n}")
        func place(_ pointer: String) -> String? {
            JSONPointer(pointer).flatMap { document.position(of: $0) }?.description
        }
        #expect(place("") == "1:1")
        #expect(place("/a~1b") == "2:10")
        #expect(place("/a~1b/é/1/x") == "2:26")
        #expect(place("/a~1b/é/2") == "2:32")
        #expect(place("/c") == "3:16")
        #expect(place("/d") == nil)
        #expect(document.namePosition(of: JSONPointer(["a/b", "é"]))?.description == "2:11")
        #expect(document.nearestPosition(of: JSONPointer(["a/b", "zz", "y"])).description == "2:10")
    }

    @Test func `text reads back`() throws {
        let text = #"{"a":[1,-2.5,1e+21,0.0000015,1e-7,"\"\\\n\u0001é"],"b":{},"c":null}"#
        let value = try JSONParser().parse(text)
        #expect(value.jsonText() == text)
        #expect(try JSONParser().parse(value.jsonText(indentation: 2)) == value)
        #expect(JSONValue.array([1, [:]]).jsonText(indentation: 2) == "[\n  1,\n  {}\n]")
    }

    @Test func `objects compare without order`() {
        let left: JSONValue = ["a": 1, "b": 2]
        let right: JSONValue = ["b": 2, "a": 1]
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
    }
}
