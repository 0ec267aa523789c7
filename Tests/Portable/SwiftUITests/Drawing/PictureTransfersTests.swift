import Foundation
import FoundationNetworking
import SwiftUI
import Synchronization
import Testing

@testable import SwiftUICore
@testable import SwiftUINavigation

/// The start of transfers while their requesters come and go.
///
/// Numbers: the number of transfers that have begun: two at once, then one for each answer.
@Suite("Transfers of pictures")
struct PictureTransfersTests {
    /// Answers on the test's request, or at once.
    private final class Answering: URLProtocol {
        struct Host {
            var isHeld = false
            var begun: [String] = []
            var held: [Answering] = []
        }

        /// The transfers that have begun at each host, on any thread.
        final class Hosts: @unchecked Sendable {
            private let lock = NSLock()
            private var hosts: [String: Host] = [:]

            subscript(name: String) -> Host {
                get { lock.withLock { hosts[name] ?? Host() } }
                set { lock.withLock { hosts[name] = newValue } }
            }

            func change<T>(_ name: String, _ change: (inout Host) -> T) -> T {
                lock.withLock { change(&hosts[name, default: Host()]) }
            }
        }

        static let hosts = Hosts()

        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }

        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url, let host = url.host else { return }
            let isHeld = Self.hosts.change(host) {
                $0.begun.append(url.lastPathComponent)
                if $0.isHeld { $0.held.append(self) }
                return $0.isHeld
            }
            if !isHeld { answer() }
        }

        func answer() {
            guard let url = request.url else { return }
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.lastPathComponent.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    private func transfers(atOnce limit: Int = 6) -> PictureTransfers {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answering.self]
        configuration.httpMaximumConnectionsPerHost = limit
        return PictureTransfers(session: URLSession(configuration: configuration))
    }

    private func load(_ name: String, at host: String, _ transfers: PictureTransfers) -> Task<String, any Error> {
        Task {
            String(decoding: try await transfers.data(from: URL(string: "answer://\(host)/\(name)")!), as: UTF8.self)
        }
    }

    private func wait(until condition: () -> Bool) async throws {
        for _ in 0..<15_000 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
        #expect(condition())
    }

    @Test func `what is not wanted any more never begins, or ends for itself`() async throws {
        let (host, transfers) = ("held", transfers(atOnce: 2))
        Answering.hosts[host].isHeld = true
        func begun() -> [String] { Answering.hosts[host].begun }
        var tasks: [Task<String, any Error>] = []
        for number in 0..<5 {
            tasks.append(load("\(number)", at: host, transfers))
            if number < 2 { try await wait { begun().count == number + 1 } }
        }
        // One that has begun and one that has not are given up; both know at once.
        tasks[0].cancel()
        tasks[3].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        await #expect(throws: CancellationError.self) { try await tasks[3].value }
        #expect(begun() == ["0", "1"])
        // The first still has its connection until it is answered.
        Answering.hosts.change(host) { $0.held.removeFirst() }.answer()
        try await wait { begun().count == 3 }
        Answering.hosts.change(host) { $0.held.removeFirst() }.answer()
        #expect(try await tasks[1].value == "1")
        try await wait { begun().count == 4 }
        Answering.hosts.change(host) { $0.held.removeFirst() }.answer()
        Answering.hosts.change(host) { $0.held.removeFirst() }.answer()
        #expect(try await tasks[2].value == "2")
        #expect(try await tasks[4].value == "4")
        #expect(Set(begun()) == ["0", "1", "2", "4"])
        // Another host has connections of its own.
        #expect(try await load("other", at: "free", transfers).value == "other")
    }

    @Test func `those that are given up while they are answered harm nobody`() async throws {
        let transfers = transfers()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<2000 {
                group.addTask {
                    let task = load("\(number)", at: "many", transfers)
                    for _ in 0..<Int.random(in: 0..<40) { await Task.yield() }
                    task.cancel()
                    if let name = try? await task.value { #expect(name == "\(number)") }
                }
            }
        }
        #expect(try await load("last", at: "many", transfers).value == "last")
    }

    @Test func `what is asked for by a task that is cancelled already never begins`() async throws {
        let transfers = transfers()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await transfers.data(from: URL(string: "answer://late/1")!)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(Answering.hosts["late"].begun == [])
    }
}
