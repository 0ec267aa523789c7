import Foundation
import Glibc
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing

@testable import FioriService

/// A drawing process that fails takes down its own picture alone, and another one is there soon.
///
/// Numbers: statuses are those of Docs/RenderingAtScale.md. A process that fails is replaced within a second where the machine
/// is idle; the bound of 8 s leaves room for one on which other programs run.
@Suite("Drawing processes", .serialized)
struct WorkerTests {
    @Test(arguments: [
        ("crash", "crash", "the process that drew it crashed (Segmentation fault)"),
        ("exit", "crash", "the process that drew it ended with status 3"),
        ("partial", "crash", "the process that drew it ended with status 0"),
        ("hang", "time", "drawing took more than 0.5 seconds"),
        ("deaf", "time", "drawing took more than 0.5 seconds"),
        ("garbage", "answer", "the process that drew it answered with something else"),
        ("wrong-id", "answer", "the process that drew it answered with something else"),
    ])
    func `a failure is answered with its reason, and the next picture is drawn`(
        _ command: String, _ reason: String, _ words: String
    ) async throws {
        let configuration = Fake.configuration { $0.timeLimit = .milliseconds(500) }
        try await Fake.withService(configuration) { service, client in
            let lost = try await client.post("/v1/cards", #"{"fake": "\#(command)"}"#)
            #expect(lost.status == .badGateway)
            #expect(lost.json?["reason"]?.string == reason)
            #expect(lost.json?["detail"]?.string == words)
            let start = ContinuousClock.now
            let next = try await client.post("/v1/cards", "{}")
            #expect(next.status == .ok)
            #expect(ContinuousClock.now - start < .seconds(8))
            let metrics = try await client.get("/metrics")
            #expect(metrics.text.contains("fiori_worker_restarts_total{reason=\"\(reason)\"} 1\n"))
        }
    }

    @Test func `a process that grows is ended at its bound`() async throws {
        let configuration = Fake.configuration { $0.memoryLimit = 96 << 20 }
        try await Fake.withService(configuration) { _, client in
            let lost = try await client.post("/v1/cards", #"{"fake": "grow"}"#)
            #expect(lost.status == .badGateway)
            #expect(lost.json?["reason"]?.string == "memory")
            #expect(lost.json?["detail"]?.string == "drawing took more than 96MiB of memory")
            #expect(try await client.post("/v1/cards", "{}").status == .ok)
        }
    }

    @Test func `other pictures are drawn while one process fails`() async throws {
        let configuration = Fake.configuration {
            $0.workers = 2
            $0.cacheMemory = 0
            $0.timeLimit = .milliseconds(300)
        }
        try await Fake.withService(configuration) { _, client in
            let statuses = try await withThrowingTaskGroup(of: (Bool, Int).self) { group in
                for index in 0..<60 {
                    group.addTask {
                        let isBad = index % 10 == 0
                        let command = isBad ? ["crash", "hang", "garbage"][index / 10 % 3] : "\(index)"
                        let answer = try await client.post("/v1/cards", #"{"fake": "\#(command)"}"#)
                        return (isBad, answer.status.code)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.allSatisfy { isBad, code in code == (isBad ? 502 : 200) })
            #expect(statuses.count == 60)
        }
    }

    @Test func `a process that dies without work is replaced before the next picture`() async throws {
        try await Fake.withService { service, client in
            let first = try #require(service.pool.workers[0].process)
            kill(first, SIGKILL)
            try await Fake.eventually(within: .seconds(8)) {
                let now = service.pool.workers[0].process
                return now != nil && now != first
            }
            #expect(try await client.post("/v1/cards", "{}").status == .ok)
        }
    }

    @Test func `no process and no file stays behind`() async throws {
        try await Fake.withFolder { folder in
            let process = Mutex<pid_t?>(nil)
            let configuration = Fake.configuration { $0.scratch = folder }
            try await Fake.withService(configuration) { service, client in
                process.withLock { $0 = service.pool.workers[0].process }
                #expect(try await client.post("/v1/cards", "{}").status == .ok)
                let scratch = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/" + scratch).isEmpty)
            }
            let identifier = try #require(process.withLock { $0 })
            try await Fake.eventually { kill(identifier, 0) != 0 }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test func `a large input reaches a process, and a large picture comes back`() async throws {
        try await Fake.withService { _, client in
            let title = String(repeating: "x", count: 1 << 20)
            let answer = try await client.post(
                "/v1/components/ObjectItem", #"{"title": "\#(title)", "fake": "big:3000000"}"#)
            #expect(answer.status == .ok)
            #expect(answer.body.readableBytes > 3_000_000)
        }
    }

    @Test func `a program that cannot draw makes the service not ready`() async throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("cannot-\(UUID().uuidString)").path
        try "#!/bin/sh\nexec env FAKE_FIORI_CANNOT=1 '\(Fake.fiori)' \"$@\"\n".write(
            toFile: script, atomically: true, encoding: .utf8)
        chmod(script, 0o755)
        defer { unlink(script) }
        var configuration = Fake.configuration()
        configuration.fiori = script
        let service = try PictureService(configuration, factory: PrometheusFactory(), logger: Fake.logger)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await service.pool.run() }
            try await Fake.eventually { service.pool.fault != nil }
            #expect(service.pool.fault == "the drawing process cannot draw: a face is missing")
            #expect(!service.pool.isReady)
            group.cancelAll()
        }
    }

    @Test func `a process gets the bounds and no secrets`() async throws {
        let configuration = Fake.configuration {
            $0.dataHosts = ["data.example.com"]
            $0.maximumPixels = 1_000
        }
        let command = WorkerCommand(configuration, scratch: "/s")
        #expect(
            Array(command.arguments.dropFirst().prefix(7)) == [
                "render", "--stream", "--ignore-signals", "--paths-under", "/s", "--max-pixels", "1000",
            ])
        #expect(command.arguments.suffix(2) == ["--data-hosts", "data.example.com"])
        #expect(!command.environment.keys.contains { $0.hasPrefix("AWS_") })
    }
}
