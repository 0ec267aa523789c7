import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Batches of OData: their parts, answers and bounds.
///
/// Numbers: status codes of the answers in each test; 50 parts are a bound of this implementation (`CardDataLimits`).
@Suite struct CardBatchTests {
    static let batch: JSONValue = [
        "head": ["method": "GET", "url": "Products('a b')?$top=1"],
        "list": [
            "method": "POST", "url": "Orders", "headers": ["X-A": 1], "body": ["n": [1, "{parameters>/p/value}"]],
        ],
    ]

    static func load(_ server: LocalServer, _ batch: JSONValue = batch) async throws -> JSONValue {
        var scope = BindingScope()
        scope.setModel("parameters", to: ["p": ["value": "ü"]])
        let section = CardDataSection([
            "request": [
                "url": .string(server.url("/$batch")), "batch": batch, "headers": ["X-Card": "c"],
                "parameters": ["sap-client": "1"],
            ]
        ])
        return try await CardDataLoader(policy: server.policy).load(section, in: scope).root
    }

    static func answer(_ parts: [String], boundary: String = "b", type: String? = nil) -> Data {
        let body = parts.map { "--\(boundary)\r\n\($0)\r\n" }.joined() + "--\(boundary)--\r\n"
        return LocalServer.answer(
            "200 OK", ["Content-Type: \(type ?? "multipart/mixed; boundary=\(boundary)")"], Data(body.utf8))
    }

    static func part(_ status: String, _ body: String, type: String = "application/json") -> String {
        "Content-Type: application/http\r\ncontent-transfer-encoding: binary\r\n\r\n"
            + "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\n\r\n\(body)"
    }

    @Test func `parts go out in one post`() async throws {
        let server = try LocalServer { _ in
            Self.answer([Self.part("200 OK", "{\"value\": [1]}"), Self.part("201 Created", "\"ok\"")])
        }
        let data = try await Self.load(server)
        #expect(data == ["head": ["value": [1]], "list": "ok"])
        #expect(data.objectValue?.names == ["head", "list"])
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /$batch?sap-client=1 HTTP/1.1"))
        #expect(LocalServer.field("X-Card", in: request) == "c")
        #expect(LocalServer.field("Accept", in: request) == "multipart/mixed")
        #expect(LocalServer.field("MIME-Version", in: request) == "1.0")
        let type = try #require(LocalServer.field("Content-Type", in: request))
        let boundary = try #require(
            type.firstRange(of: "multipart/mixed;boundary=").map { String(type[$0.upperBound...]) })
        let head = "Content-Type:application/http\r\nContent-Transfer-Encoding:binary\r\n\r\n"
        #expect(
            LocalServer.body(of: request) == "--\(boundary)\r\n\(head)GET Products('a%20b')?$top=1 HTTP/1.1\r\n"
                + "Accept:application/json\r\n\r\n\r\n--\(boundary)\r\n\(head)POST Orders HTTP/1.1\r\n"
                + "Accept:application/json\r\nContent-Type:application/json\r\nX-A:1\r\n\r\n{\"n\":[1,\"ü\"]}\r\n"
                + "--\(boundary)--\r\n")
    }

    @Test func `empty bodies are objects and other types texts`() async throws {
        let server = try LocalServer { _ in
            Self.answer(
                [
                    Self.part("204 No Content", ""),
                    Self.part("200 OK", "a,b\r\n--not a boundary\r\n1,2", type: "text/csv"),
                ], boundary: "q r", type: "Multipart/Mixed; charset=utf-8; Boundary=\"q r\"")
        }
        #expect(try await Self.load(server) == ["head": [:], "list": "a,b\r\n--not a boundary\r\n1,2"])
    }

    @Test func `change sets count part by part`() async throws {
        let inner =
            "Content-Type: multipart/mixed;boundary=in\r\n\r\n--in\r\n" + Self.part("200 OK", "2") + "\r\n--in--"
        let server = try LocalServer { _ in Self.answer([Self.part("200 OK", "1"), inner]) }
        #expect(try await Self.load(server) == ["head": 1, "list": 2])
    }

    @Test func `line feeds and lengths are understood`() async throws {
        let body =
            "--b\nContent-Type: application/http\n\nHTTP/1.1 200 OK\nContent-Length: 1\n\n1\n\n--b\n"
            + "Content-Type: application/http\n\nHTTP/1.1 200 OK\n\n2\n--b--"
        let server = try LocalServer { _ in
            LocalServer.answer("202 Accepted", ["Content-Type: multipart/mixed;boundary=b"], Data(body.utf8))
        }
        #expect(try await Self.load(server) == ["head": 1, "list": 2])
    }

    @Test func `one failure fails all`() async throws {
        let server = try LocalServer { _ in
            Self.answer([Self.part("200 OK", "1"), Self.part("404 Not Found", "{}")])
        }
        await #expect(throws: CardDataError.status(404, "Not Found")) { try await Self.load(server) }
    }

    @Test(arguments: [
        ("multipart/mixed; boundary=b", ["x"]), ("multipart/mixed", ["x", "y"]), ("application/json", []),
        ("multipart/mixed; boundary=other", ["x", "y"]), ("multipart/mixed; boundary=b", ["x", "y", "z"]),
        ("multipart/mixed; boundary=b", ["bad", "y"]),
    ]) func `broken answers are errors`(_ type: String, _ parts: [String]) async throws {
        let server = try LocalServer { _ in
            Self.answer(parts.map { $0 == "bad" ? "HTTP/9\r\n" : Self.part("200 OK", "1") }, type: type)
        }
        await #expect {
            try await Self.load(server)
        } throws: { error in
            if case .invalidBatch? = error as? CardDataError { true } else { false }
        }
    }

    @Test(
        arguments: [
            [1], ["a": [:]], ["a": ["url": "x", "method": "BREW"]], ["a": ["url": "x", "headers": ["X": "a\r\nb"]]],
        ] as [JSONValue]) func `broken batches are refused`(_ batch: JSONValue) async throws
    {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        await #expect {
            try await Self.load(server, batch)
        } throws: { error in
            if case .invalidRequest? = error as? CardDataError { true } else { false }
        }
        #expect(server.requests.isEmpty)
    }

    @Test func `the number of parts is bounded`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        let parts = (0..<51).map { ("\($0)", ["url": "a"] as JSONValue) }
        let error = CardDataError.invalidRequest("its batch has more than 50 parts", at: ["request", "batch"])
        await #expect(throws: error) {
            try await Self.load(server, .object(JSONObject(parts)))
        }
    }

    @Test func `line ends stay out of the parts head`() throws {
        let request = try CardRequest(["url": "/b", "batch": ["a": ["url": "x HTTP/1.1\r\nX: y\r\n\r\nü"]]])
        #expect(request.batch.first?.url == "x%20HTTP/1.1%0D%0AX:%20y%0D%0A%0D%0A%C3%BC")
    }
}
