#if os(Linux)
    import Foundation
    import FoundationNetworking
    import Testing

    /// An app of a package that depends on the product `SwiftUI` alone.
    ///
    /// Numbers: 200 is the status OK (RFC 9110).
    struct BrowserAppTests {
        @Test func `it serves its page, and ends at a signal`() async throws {
            let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            let program = Process()
            program.executableURL = folder.appendingPathComponent("BrowserApp")
            program.arguments = ["--port", "0"]
            let output = Pipe()
            program.standardOutput = output
            try program.run()
            defer { program.terminate() }
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            let address = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+/), "\(line)").output
            let url = try #require(URL(string: String(address)))
            let (page, response) = try await URLSession.shared.data(from: url)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
            #expect(String(decoding: page, as: UTF8.self).contains("/main.js"))
            program.interrupt()
            program.waitUntilExit()
            #expect(program.terminationStatus == 0)
        }
    }
#endif
