import NIOCore
import Testing

@testable import FioriService

/// Requests are read by the tables of types and options; messages name the option and what it takes.
///
/// Numbers: scales and statuses are those of the tests' requests; a style sheet has at most 65,536 characters; a hash of SHA-256 has 64 hexadecimal digits.
@Suite("Drawing requests")
struct DrawingReaderTests {
    private func drawing(
        _ subject: Subject, _ body: String, type: String = "application/json", query: String? = nil, name: String? = nil
    ) throws -> Drawing {
        let reader = DrawingReader(subject: subject, name: name)
        return try reader.drawing(
            ByteBuffer(string: body), try reader.contentType(type, encoding: nil), query: try Query(query), as: .png)
    }

    private func problem(
        _ subject: Subject, _ body: String = "{}", type: String = "application/json", query: String? = nil
    ) -> Problem? {
        do {
            _ = try drawing(subject, body, type: type, query: query, name: "X")
            return nil
        } catch { return error as? Problem }
    }

    @Test func `options of a query have the types of the table`() throws {
        let drawing = try drawing(
            .card, "{}", query: "scale=1.5&parameters=country=FR&parameters=city=S%C3%A3o+Paulo&strict&locale=de")
        #expect(drawing.option("scale") == .number("1.5"))
        #expect(drawing.option("parameters") == ["country": "FR", "city": "São Paulo"])
        #expect(drawing.isStrict && drawing.option("strict") == nil)
    }

    @Test func `an envelope has a document and options`() throws {
        let drawing = try drawing(
            .chart, #"{"chart": {"csv": "a,b\nx,1"}, "options": {"type": "bar", "labels": true, "totals": ["x"]}}"#,
            type: DrawingReader.envelope)
        guard case .document("chart.csv", let bytes) = drawing.content else {
            Issue.record("it is no table")
            return
        }
        #expect(String(buffer: bytes) == "a,b\nx,1")
        #expect(drawing.option("labels") == true && drawing.option("type") == "bar")
    }

    @Test(arguments: [
        ("schema=dark", "there is no option 'schema'; did you mean 'scheme'?"),
        ("scheme=drak", "scheme is light or dark, not 'drak'; did you mean 'dark'?"),
        ("scale=11", "scale is from 0.1 to 10, not 11"),
        ("scale=big", "scale is a number, not 'big'"),
        ("scale=1&scale=2", "scale may be given once"),
        ("labels", "the option 'labels' is not for cards"),
        ("strict=maybe", "strict is true or false, not 'maybe'"),
        ("parameters=x", "parameters takes name=value, not 'x'"),
        ("locale=%zz", "a % in the address is not followed by two hexadecimal digits"),
        ("locale=%ff", "the address is not encoded in UTF-8"),
    ])
    func `a wrong option is named with what it takes`(_ query: String, _ words: String) {
        let problem = problem(.card, query: query)
        #expect(problem?.kind == .invalidOption)
        #expect(problem?.detail == words)
    }

    @Test(arguments: [
        (#"{"card": {}, "option": {}}"#, "an envelope has card and options, and no option; did you mean 'options'?"),
        (#"{"card": []}"#, "card is an object, not a list"), (#"{"options": {}}"#, "the envelope has no card"),
        (#"[1]"#, "an envelope is an object, not a list"),
        (#"{"card": {}, "options": {"scale": "2"}}"#, "scale is a number, not a text"),
    ])
    func `a wrong envelope is explained`(_ body: String, _ words: String) {
        #expect(problem(.card, body, type: DrawingReader.envelope)?.detail == words)
    }

    @Test func `an option stands in the query or in the envelope`() {
        let problem = problem(
            .card, #"{"card": {}, "options": {"scale": 2}}"#, type: DrawingReader.envelope, query: "scale=1")
        #expect(problem?.detail == "scale is in the query and in the envelope")
    }

    @Test func `values of components are texts, numbers or truths`() throws {
        #expect(problem(.component, #"{"a/b": [1]}"#)?.pointer == "/a~1b")
        #expect(problem(.component, "[]")?.detail == "the values of a component are an object, not a list")
        #expect(problem(.component, "{\"a\": 1}", query: "variant=x")?.kind == .invalidOption)
        let drawing = try drawing(.component, "", query: "variant=x", name: "ObjectItem")
        #expect(drawing.variant == "x")
    }

    @Test func `a style sheet stands in an envelope, within its bound`() throws {
        let sheet = "@tintColor: #C0399F;\n"
        func body(_ text: String) -> String {
            JSON.object([.init("card", [:]), .init("options", ["theme": "v7", "styleSheet": .string(text)])]).text
        }
        let drawing = try drawing(.card, body(sheet), type: DrawingReader.envelope)
        #expect(drawing.option("styleSheet") == .string(sheet) && drawing.option("theme") == "v7")
        #expect(
            problem(.card, query: "styleSheet=x")?.detail
                == "styleSheet stands in the options of an envelope, not in the address")
        let longest = String(repeating: "/", count: 65_536)
        #expect(problem(.card, body(longest), type: DrawingReader.envelope) == nil)
        let long = problem(.card, body(longest + "/"), type: DrawingReader.envelope)
        #expect(long?.detail == "styleSheet has at most 65536 characters" && long?.pointer == "/options/styleSheet")
        let path = #"{"card": {}, "options": {"styleSheet": {"path": "/etc/passwd"}}}"#
        #expect(problem(.card, path, type: DrawingReader.envelope)?.detail == "styleSheet is a text, not an object")
        #expect(
            problem(.card, query: "theme=v9")?.detail
                == "theme is v3, v4, v5, v6, v7 or v8, not 'v9'; did you mean 'v3'?")
    }

    @Test(arguments: [
        (Subject.card, "text/html"), (.chart, "application/zip"), (.component, "text/csv"), (.card, "nonsense"),
    ])
    func `other types of bodies are refused`(_ subject: Subject, _ type: String) {
        #expect(problem(subject, type: type)?.kind == .unsupportedMediaType)
    }

    @Test func `the charset of a table is its encoding`() throws {
        let table = try drawing(.chart, "a,b", type: "text/csv; charset=windows-1252")
        #expect(table.option("encoding") == "cp1252")
        let wins = try drawing(.chart, "a,b", type: "text/csv; charset=latin1", query: "encoding=utf-8")
        #expect(wins.option("encoding") == "utf-8")
    }

    @Test func `the key of the cache tells drawings apart`() throws {
        let drawings = [
            try drawing(.card, "{}"), try drawing(.card, "{ }"), try drawing(.chart, "{}"),
            try drawing(.card, "{}", query: "scale=1"), try drawing(.card, "{}", query: "scheme=dark"),
            try drawing(.card, "{}", query: "theme=v7"),
            try drawing(.card, #"{"card": {}, "options": {"styleSheet": "a"}}"#, type: DrawingReader.envelope),
            try drawing(.card, #"{"card": {}, "options": {"styleSheet": "b"}}"#, type: DrawingReader.envelope),
            try drawing(.component, "{}", name: "A"), try drawing(.component, "{}", name: "B"),
            try drawing(.component, "", name: "A"), try drawing(.component, "", query: "variant=v", name: "A"),
        ]
        let keys = drawings.map { $0.key(version: "1") }
        #expect(Set(keys).count == drawings.count)
        #expect(keys.allSatisfy { $0.count == 64 })
        #expect(keys[0] != drawings[0].key(version: "2"))
        let orders = ["scale=1&scheme=dark", "scheme=dark&scale=1"].map { query in
            try? drawing(.card, "{}", query: query).key(version: "1")
        }
        #expect(orders[0] == orders[1])
    }

    @Test func `only a card without the present time changes by itself`() throws {
        #expect(try !drawing(.card, "{}").isConstant)
        #expect(try drawing(.card, "{}", query: "now=2026-01-01T00:00:00Z").isConstant)
        #expect(try drawing(.chart, "{}").isConstant)
    }
}
