import Foundation
import Synchronization
import Testing

@testable import BrowserHost

/// Tests the queues of messages that wait for the main actor.
///
/// Numbers: a queue is full with 64 messages, the one at index 63 the last, or with 256 KiB (Docs/LiveHost.md,
/// "Limits"). Logs have an entry for each message of the test, and one for the room. The message of the other queue
/// comes second; 10 leaves room.
@Suite("Queues of messages")
@MainActor struct MessageQueueTests {
    private final class Log: Sendable {
        let entries = Mutex<[String]>([])
        func add(_ entry: String) { entries.withLock { $0.append(entry) } }
        var all: [String] { entries.withLock { $0 } }

        func wait(for count: Int) async {
            for _ in 0..<30_000 where all.count < count { try? await Task.sleep(for: .milliseconds(1)) }
        }
    }

    private func queue(_ log: Log) -> MessageQueue {
        MessageQueue(handle: { log.add(String(decoding: $0, as: UTF8.self)) }, hasRoom: { log.add("room") })
    }

    @Test func `a full queue does not hold up others`() async throws {
        let log = Log()
        let (busy, other) = (queue(log), queue(log))
        for _ in 0..<60 { _ = busy.append(Data("busy".utf8)) }
        _ = other.append(Data("other".utf8))
        await log.wait(for: 61)
        #expect(try #require(log.all.firstIndex(of: "other")) < 10)
        #expect(log.all.count == 61)
    }

    @Test func `queues say that they are full, and when they are empty`() async {
        let log = Log()
        let queue = queue(log)
        let taken = (0..<70).map { _ in queue.append(Data("x".utf8)) }
        #expect(taken.firstIndex(of: false) == 63)
        await log.wait(for: 71)
        #expect(log.all.last == "room")
        #expect(queue.append(Data("x".utf8)))
        #expect(!queue.append(Data(count: 300 * 1024)), "long messages fill a queue, too")
    }

    @Test func `closed queues handle nothing`() async {
        let log = Log()
        let queue = queue(log)
        _ = queue.append(Data("x".utf8))
        queue.close()
        _ = queue.append(Data("x".utf8))
        try? await Task.sleep(for: .milliseconds(50))
        #expect(log.all == [])
    }
}
