import Foundation
import FoundationAdditions
import LocalServer
import Testing

/// Bytes, characters and lines that are read while they come, from files and from a server of the test's own.
///
/// Numbers: chosen in the tests; the ends of lines are those of Apple's documentation of `AsyncLineSequence`.
@Suite("Foundation: bytes while they come", .timeLimit(.minutes(1)))
struct AsyncBytesTests {
    private struct Source: AsyncSequence, Sendable {
        var bytes: [UInt8]
        struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<UInt8>
            mutating func next() async -> UInt8? { rest.popFirst() }
        }
        init(_ bytes: [UInt8]) { self.bytes = bytes }
        init(_ text: String) { self.init(Array(text.utf8)) }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: bytes[...]) }
    }

    private func all<S: AsyncSequence>(_ sequence: S) async throws -> [S.Element] {
        var elements: [S.Element] = []
        for try await element in sequence { elements.append(element) }
        return elements
    }

    private func answer(_ body: String, _ headers: String = "") -> Data {
        Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\(headers)Connection: close\r\n\r\n\(body)".utf8)
    }

    @Test func `lines end at each separator, and empty ones are left out`() async throws {
        #expect(
            try await all(Source("a\nb\r\nc\rd\u{0B}e\u{0C}f\u{85}g\u{2028}h\u{2029}i").lines)
                == Array("abcdefghi").map(String.init))
        #expect(try await all(Source("\n\na\n\nb\n").lines) == ["a", "b"])
        #expect(try await all(Source("").lines) == [])
        #expect(try await all(Source("é\u{A8}\n日本").lines) == ["é\u{A8}", "日本"])
    }

    @Test func `characters are whole, and bytes that are none are replaced`() async throws {
        let text = "aé👨‍👩‍👧🇩🇪e\u{301}"
        #expect(try await all(Source(text).characters) == Array(text))
        #expect(try await all(Source(text).unicodeScalars) == Array(text.unicodeScalars))
        #expect(try await all(Source([0x61, 0xFF, 0xC3, 0x62]).unicodeScalars) == ["a", "\u{FFFD}", "\u{FFFD}", "b"])
    }

    @Test func `files are read by bytes and lines`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        let text = (0..<5000).map { "line \($0)\n" }.joined()
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await all(file.lines).count == 5000)
        #expect(try await all(file.resourceBytes) == Array(text.utf8))
        let handle = try FileHandle(forReadingFrom: file)
        try handle.seek(toOffset: 7)
        #expect(try await all(handle.bytes.lines).first == "line 1")
        await #expect(throws: (any Error).self) { try await all(URL(fileURLWithPath: "/none").lines) }
    }

    @Test func `an answer has its head first, and then its bytes`() async throws {
        let server = try LocalServer { _ in answer("first\nsecond\n") }
        let (bytes, response) = try await URLSession.shared.bytes(from: URL(string: server.url("/"))!)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect(try await all(bytes.lines) == ["first", "second"])
        #expect(bytes.task.originalRequest?.url?.path == "/")
    }

    @Test func `lines are read before the answer is complete`() async throws {
        let mayEnd = DispatchSemaphore(value: 0)
        let server = try LocalServer(writer: { _, write in
            _ = write(
                Data("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\ndata: 1\n".utf8))
            _ = mayEnd.wait(timeout: .now() + 20)
            _ = write(Data("data: 2\n".utf8))
        })
        let (bytes, _) = try await URLSession.shared.bytes(for: URLRequest(url: URL(string: server.url("/"))!))
        var lines = bytes.lines.makeAsyncIterator()
        #expect(try await lines.next() == "data: 1")
        mayEnd.signal()
        #expect(try await lines.next() == "data: 2")
        #expect(try await lines.next() == nil)
    }

    @Test func `a server that is not there is an error`() async throws {
        await #expect(throws: URLError.self) {
            _ = try await URLSession.shared.bytes(from: URL(string: "http://127.0.0.1:9/")!)
        }
    }

    @Test func `a reader that is cancelled ends, though the answer does not`() async throws {
        let server = try LocalServer(writer: { _, write in
            _ = write(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8))
            while write(Data("tick\n".utf8)) { Thread.sleep(forTimeInterval: 0.02) }
        })
        let url = try #require(URL(string: server.url("/")))
        let reader = Task {
            var count = 0
            for try await _ in try await URLSession.shared.bytes(from: url).0.lines {
                count += 1
                if count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return count
        }
        await #expect(throws: (any Error).self) { try await reader.value }
    }

    @Test func `a request can be cancelled at each moment`() async throws {
        let server = try LocalServer { _ in answer("a\nb\n") }
        let url = try #require(URL(string: server.url("/")))
        for moment in 0..<40 {
            let reader = Task {
                var count = 0
                for try await _ in try await URLSession.shared.bytes(from: url).0 {
                    count += 1
                    if moment % 3 == 0 { break }
                }
                return count
            }
            try await Task.sleep(for: .microseconds(75 * moment))
            reader.cancel()
            if let count = try? await reader.value { #expect(count == (moment % 3 == 0 ? 1 : 4)) }
        }
    }
}
