import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore

@testable import FioriService

/// A service over processes that speak the protocol and fail on command.
enum Fake {
    /// The program in the place of `fiori`; the folder is not the bundle's, so that it stays executable.
    static let fiori = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources/fake-fiori").path

    static func configuration(_ change: (inout ServiceConfiguration) -> Void = { _ in }) -> ServiceConfiguration {
        var configuration = ServiceConfiguration(fiori: fiori)
        configuration.port = 0
        configuration.workers = 1
        change(&configuration)
        return configuration
    }

    static let logger: Logger = {
        var logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        logger.logLevel = .critical
        return logger
    }()

    /// Runs a service with a client of real connections.
    static func withService<Value: Sendable>(
        _ configuration: ServiceConfiguration = configuration(),
        _ work: @escaping @Sendable (PictureService, any TestClientProtocol) async throws -> Value
    ) async throws -> Value {
        let service = try PictureService(configuration, factory: PrometheusFactory(), logger: logger)
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask {
                try await service.pool.run()
                return nil
            }
            group.addTask {
                try await eventually { service.pool.count(.starting) == 0 }
                return try await service.application().test(.ahc(.http)) { try await work(service, $0) }
            }
            defer { group.cancelAll() }
            while let value = try await group.next() {
                if let value { return value }
            }
            throw Missing()
        }
    }

    struct Missing: Error {}

    /// Waits until a condition holds.
    static func eventually(
        within limit: Duration = .seconds(20), _ condition: @Sendable () async -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + limit
        while await !condition() {
            guard ContinuousClock.now < deadline else { throw Missing() }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// A folder that is removed after the work.
    static func withFolder<Value>(_ work: (String) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fiori-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await work(folder.path)
    }
}

extension TestClientProtocol {
    /// Sends a body of JSON.
    func post(
        _ uri: String, _ body: String, _ headers: HTTPFields = [:], type: String? = "application/json"
    ) async throws -> TestResponse {
        var headers = headers
        if let type { headers[.contentType] = type }
        return try await executeRequest(uri: uri, method: .post, headers: headers, body: ByteBuffer(string: body))
    }

    func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await executeRequest(uri: uri, method: .get, headers: headers, body: nil)
    }
}

extension TestResponse {
    var json: JSON? { try? JSONReader.read(body.readableBytesView) }
    var text: String { String(buffer: body) }
}
