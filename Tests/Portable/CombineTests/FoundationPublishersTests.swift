import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// Values that come on other threads.
private final class Received<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])
    func append(_ value: Value) { values.withLock { $0.append(value) } }
    var all: [Value] { values.withLock { $0 } }
}

/// Waits until something holds, at most half a minute: in a full test run others have their turns first.
private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<3000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
}

/// Tests queues, operation queues and run loops as schedulers.
///
/// Numbers: values and counts of what each test publishes or schedules; spans are converted by 1 s = 1,000 ms = 10⁹ ns.
@Suite struct SchedulerTests {
    @Test func `debounce on a queue`() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let received = Received<Int>()
        let queue = DispatchQueue(label: "debounce")
        let subscription = subject.debounce(for: .milliseconds(50), scheduler: queue).sink { received.append($0) }
        for value in 1...3 { subject.send(value) }
        #expect(received.all == [])
        try await wait { !received.all.isEmpty }
        #expect(received.all == [3])
        subscription.cancel()
    }

    @Test func `receive on queues`() async throws {
        let received = Received<String>()
        let queue = DispatchQueue(label: "queue of the test")
        let operations = OperationQueue()
        operations.underlyingQueue = queue
        let first = Just(1).receive(on: queue).sink { _ in
            dispatchPrecondition(condition: .onQueue(queue))
            received.append("queue")
        }
        let second = Just(1).delay(for: .seconds(0.01), scheduler: operations).sink { _ in received.append("operations")
        }
        try await wait { received.all.count == 2 }
        #expect(received.all.sorted() == ["operations", "queue"])
        first.cancel()
        second.cancel()
    }

    /// Timers fire on any thread: late values must neither overtake nor lose earlier ones.
    @Test func `delays on an operation queue keep the order`() async throws {
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        let received = (0..<300).map { _ in Received<Int>() }
        let subscriptions = received.map { received in
            [1, 2, 3].publisher.delay(for: .milliseconds(2), scheduler: operations)
                .sink(receiveCompletion: { _ in received.append(.max) }, receiveValue: { received.append($0) })
        }
        try await wait { received.allSatisfy { $0.all.contains(.max) } }
        #expect(received.map(\.all).filter { $0 != [1, 2, 3, .max] } == [])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `actions of one date run in the order they were asked for`() async throws {
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        let received = Received<Int>()
        let date = operations.now.advanced(by: .milliseconds(20))
        let numbers = Array(0..<2000)
        for number in numbers { operations.schedule(after: date) { received.append(number) } }
        try await wait { received.all.count == numbers.count }
        #expect(received.all == numbers)
    }

    @Test func `repeated actions`() async throws {
        let received = Received<Int>()
        let queue = DispatchQueue(label: "repeat")
        let timer = queue.schedule(after: queue.now, interval: .milliseconds(5)) { received.append(1) }
        try await wait { received.all.count > 3 }
        timer.cancel()
        #expect(received.all.count > 3)
    }

    @Test func `collecting by time and count`() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let received = Received<[Int]>()
        let queue = DispatchQueue(label: "collect")
        let subscription = subject.collect(.byTimeOrCount(queue, .milliseconds(30), 3)).sink { received.append($0) }
        for value in 1...4 { subject.send(value) }
        #expect(received.all == [[1, 2, 3]])
        try await wait { received.all.count == 2 }
        #expect(received.all == [[1, 2, 3], [4]])
        subject.send(5)
        subject.send(completion: .finished)
        try await wait { received.all.count == 3 }
        #expect(received.all.last == [5])
        subscription.cancel()
    }

    @Test func spans() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
        #expect((2 as Stride) == .milliseconds(2000))
        #expect(Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride(.never).magnitude == .max)
        let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
        #expect(start.distance(to: start.advanced(by: .microseconds(3))) == .nanoseconds(3000))
        #expect(start.advanced(by: .microseconds(3)).distance(to: start) == .nanoseconds(-3000))
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
        #expect(date.advanced(by: .seconds(2)).date.timeIntervalSinceReferenceDate == 2)
        #expect(OperationQueue.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
    }

    @Test func `run loops of other threads`() async throws {
        let received = Received<Int>()
        let thread = Thread {
            let subscription = [1, 2].publisher.receive(on: RunLoop.current).sink { received.append($0) }
            let later = Just(3).delay(for: .seconds(0.02), scheduler: RunLoop.current).sink { received.append($0) }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
            subscription.cancel()
            later.cancel()
        }
        thread.start()
        try await wait { received.all.count == 3 }
        #expect(received.all == [1, 2, 3])
    }
}

/// Answers all requests with the same numbers.
private final class AnsweringProtocol: URLProtocol {
    static let requests = Received<String>()

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        Self.requests.append(url.absoluteString)
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 5, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("[1,2]".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// Tests publishers of notifications, timers and requests, and coders.
///
/// Numbers: values and counts of what each test posts, publishes or assigns; `prefix(3)` leaves three dates of the
/// timer.
@Suite struct FoundationPublishersTests {
    @Test func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("something happened")
        var received: [Int] = []
        let subscription = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink {
            received.append($0)
        }
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
        center.post(name: name, object: nil, userInfo: ["n": 3])
        #expect(received == [1, 3])
        subscription.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 4])
        #expect(received == [1, 3])
    }

    @Test func `notifications that nobody asked for are lost`() {
        let center = NotificationCenter()
        let name = Notification.Name("something happened")
        var received = 0
        let subscription = center.publisher(for: name).first().sink { _ in received += 1 }
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(received == 1)
        subscription.cancel()
    }

    @Test func timers() async throws {
        let received = Received<Date>()
        let thread = Thread {
            let subscription = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect().prefix(3)
                .sink { received.append($0) }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
            subscription.cancel()
        }
        thread.start()
        try await wait { received.all.count == 3 }
        try await Task.sleep(for: .milliseconds(50))
        #expect(received.all.count == 3)
        #expect(received.all == received.all.sorted())
    }

    @Test func answers() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnsweringProtocol.self]
        let session = URLSession(configuration: configuration)
        let received = Received<[Int]>()
        let url = try #require(URL(string: "answer://numbers"))
        let publisher = session.dataTaskPublisher(for: url)
        #expect(!AnsweringProtocol.requests.all.contains(url.absoluteString))
        let subscription = publisher.map(\.data).decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: []).sink { received.append($0) }
        try await wait { !received.all.isEmpty }
        #expect(received.all == [[1, 2]])
        #expect(AnsweringProtocol.requests.all.filter { $0 == url.absoluteString }.count == 1)
        subscription.cancel()
    }

    /// A task that is cancelled in the moment in which it ends stops the process on Linux.
    @Test func `requests that are cancelled while they are answered`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnsweringProtocol.self]
        let session = URLSession(configuration: configuration)
        let url = try #require(URL(string: "answer://again"))
        let received = Received<Int>()
        for number in 0..<4000 {
            nonisolated(unsafe) let subscription = session.dataTaskPublisher(for: url).map(\.data)
                .replaceError(with: Data()).sink { _ in received.append(number) }
            DispatchQueue.global().async {
                usleep(UInt32.random(in: 0..<100))
                subscription.cancel()
            }
            if number.isMultiple(of: 50) { try await Task.sleep(for: .milliseconds(2)) }
        }
        let last = session.dataTaskPublisher(for: url).map(\.data).replaceError(with: Data())
            .sink { _ in received.append(-1) }
        try await wait { received.all.contains(-1) }
        #expect(Set(received.all).count == received.all.count)
        last.cancel()
    }

    @Test func `failed requests`() async throws {
        let url = try #require(URL(string: "nowhere://example"))
        let received = Received<URLError.Code>()
        let subscription = URLSession.shared.dataTaskPublisher(for: url).sink(
            receiveCompletion: { if case .failure(let error) = $0 { received.append(error.code) } },
            receiveValue: { _ in })
        try await wait { !received.all.isEmpty }
        #expect(received.all == [.unsupportedURL])
        subscription.cancel()
    }

    @Test func `observable objects`() {
        final class Model: ObservableObject {
            @Published var count = 1
        }
        let model = Model()
        var seen: [Int] = []
        var changes = 0
        let values = model.$count.sink { seen.append($0) }
        let will = model.objectWillChange.sink { changes += 1 }
        model.count = 2
        [3].publisher.assign(to: &model.$count)
        #expect(seen == [1, 2, 3])
        #expect(changes == 2)
        values.cancel()
        will.cancel()
    }

    @Test func coders() {
        var text = ""
        let subscription = Just(["a": 1]).encode(encoder: JSONEncoder())
            .decode(type: [String: Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { text = "\($0)" })
        #expect(text == #"["a": 1]"#)
        subscription.cancel()
    }
}
