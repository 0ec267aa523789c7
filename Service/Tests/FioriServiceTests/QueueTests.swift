import NIOCore
import Testing

@testable import FioriService

/// The queue has a bounded number of places, and nobody waits in it for ever.
///
/// Numbers: capacities and times are those that each test gives its queue.
@Suite("Queue")
struct QueueTests {
    private let drawing = Drawing(.component, .component(name: "X", values: nil), as: .png)
    private let picture = Drawn(bytes: ByteBuffer(string: "x"), mediaType: "image/png", notices: 0)

    private func queue(_ capacity: Int, wait: Duration = .seconds(60)) -> JobQueue {
        JobQueue(capacity: capacity, longestWait: wait, workers: 1)
    }

    private func outcome(of queue: JobQueue) async -> Result<Drawn, Problem> {
        do { return .success(try await queue.submit(drawing)) } catch { return .failure(error) }
    }

    @Test func `pictures are drawn in the order in which they came`() async throws {
        let queue = queue(8)
        let first = Task { await outcome(of: queue) }
        try await Fake.eventually { queue.waitingCount == 1 }
        let second = Task { await outcome(of: queue) }
        try await Fake.eventually { queue.waitingCount == 2 }
        let one = try #require(queue.take(within: .seconds(1)))
        let two = try #require(queue.take(within: .seconds(1)))
        #expect(one.number < two.number)
        #expect(queue.runningCount == 2)
        queue.finish(two, .failure(Problem(.drawingFailed, "two")), seconds: 0)
        queue.finish(one, .success(picture), seconds: 0)
        #expect(await first.value == .success(picture))
        #expect(await second.value == .failure(Problem(.drawingFailed, "two")))
        #expect(queue.isIdle)
    }

    @Test func `a full queue refuses with a time to wait`() async throws {
        let queue = queue(1)
        let waiting = Task { await outcome(of: queue) }
        try await Fake.eventually { queue.waitingCount == 1 }
        guard case .failure(let problem) = await outcome(of: queue) else {
            Issue.record("there was a place")
            return
        }
        #expect(problem.kind == .queueFull && problem.kind.status.code == 429)
        #expect((1...60).contains(problem.retryAfter ?? 0))
        let ticket = try #require(queue.take(within: .seconds(1)))
        queue.finish(ticket, .success(picture), seconds: 0)
        #expect(await waiting.value == .success(picture))
    }

    @Test func `who waits too long is refused, and takes no process`() async throws {
        let queue = queue(8, wait: .milliseconds(10))
        let waiting = Task { await outcome(of: queue) }
        try await Fake.eventually { queue.waitingCount == 1 }
        queue.sweep(now: .now + .seconds(1))
        #expect(await waiting.value.kind == .queueFull)
        #expect(queue.take(within: .milliseconds(1)) == nil)
        #expect(queue.isIdle)
    }

    @Test func `a closed queue takes nothing new and hands out the rest`() async throws {
        let queue = queue(8)
        let waiting = Task { await outcome(of: queue) }
        try await Fake.eventually { queue.waitingCount == 1 }
        queue.close()
        #expect(await outcome(of: queue).kind == .draining)
        #expect(!queue.isClosedAndEmpty)
        let ticket = try #require(queue.take(within: .seconds(1)))
        queue.finish(ticket, .success(picture), seconds: 0)
        #expect(await waiting.value == .success(picture))
        #expect(queue.isClosedAndEmpty)
    }
}

extension Result where Success == Drawn, Failure == Problem {
    fileprivate var kind: Problem.Kind? {
        if case .failure(let problem) = self { problem.kind } else { nil }
    }
}
