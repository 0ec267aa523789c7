import Combine
import Foundation
import Testing

/// Tests publishers that combine the latest values of others.
///
/// Numbers: values, sums and counts of what the publishers of each test send, as Apple documents `combineLatest`.
@Suite struct CombineLatestTests {
    @Test func `waits for all and takes the latest`() {
        let numbers = PassthroughSubject<Int, Never>()
        let names = PassthroughSubject<String, Never>()
        var received: [String] = []
        var isOver = false
        let subscription = numbers.combineLatest(names) { "\($0)\($1)" }
            .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { received.append($0) })
        numbers.send(1)
        numbers.send(2)
        #expect(received == [])
        names.send("a")
        names.send("b")
        numbers.send(3)
        #expect(received == ["2a", "2b", "3b"])
        names.send(completion: .finished)
        numbers.send(4)
        #expect(received.last == "4b")
        #expect(!isOver)
        numbers.send(completion: .finished)
        #expect(isOver)
        subscription.cancel()
    }

    @Test func `failure ends at once`() {
        let first = PassthroughSubject<Int, URLError>()
        let second = PassthroughSubject<Int, URLError>()
        var failure: URLError.Code?
        var values = 0
        let subscription = Publishers.CombineLatest(first, second).sink(
            receiveCompletion: { if case .failure(let error) = $0 { failure = error.code } },
            receiveValue: { _ in values += 1 })
        first.send(completion: .failure(URLError(.badURL)))
        second.send(1)
        #expect(failure == .badURL)
        #expect(values == 0)
        subscription.cancel()
    }

    @Test func `three and four`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var sums: [Int] = []
        let three = subject.combineLatest(Just(10), Just(100)) { $0 + $1 + $2 }.sink { sums.append($0) }
        subject.send(2)
        #expect(sums == [111, 112])
        let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).sink { sums.append($0 + $1 + $2 + $3) }
        #expect(sums.last == 10)
        three.cancel()
        subject.send(3)
        #expect(sums.count == 3)
        four.cancel()
    }

    /// The inner publisher has all its values, and finishes, while the outer one subscribes to it.
    @Test func `an inner publisher that finishes while it is subscribed loses nothing`() {
        var received: [String] = []
        var completions = 0
        func note<P: Publisher>(_ publisher: P) -> AnyCancellable where P.Failure == Never {
            publisher.sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { received.append("\($0)") })
        }
        let pair = Just(1).combineLatest(Just(2))
        let subscriptions = [
            note(pair.combineLatest(Just(3)).map { "\($0.0.0)\($0.0.1)\($0.1)" }),
            note(Just(0).combineLatest(pair.combineLatest(Just(3))).map { "\($0.0)\($0.1.0.0)\($0.1.0.1)\($0.1.1)" }),
            note(pair.zip(Just(4)).map { "\($0.0.0)\($0.0.1)\($0.1)" }),
            note([1, 2].publisher.combineLatest([3, 4].publisher).map { "\($0.0)\($0.1)" }),
            note(
                [1, 2].publisher.combineLatest(Just(3)).combineLatest([5, 6].publisher).map {
                    "\($0.0.0)\($0.0.1)\($0.1)"
                }),
        ]
        // A sequence publishes all its values before the next publisher receives a demand.
        #expect(received == ["123", "0123", "124", "23", "24", "235", "236"])
        #expect(completions == 5)
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `a publisher that fails while it is subscribed is heard after the subscription`() {
        var journal: [String] = []
        Fail<Int, URLError>(error: URLError(.badURL)).combineLatest(Just(1).setFailureType(to: URLError.self))
            .subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        journal.append("subscription")
                        $0.request(.unlimited)
                    },
                    receiveValue: { _ in
                        journal.append("value")
                        return .none
                    },
                    receiveCompletion: { _ in journal.append("completion") }))
        #expect(journal == ["subscription", "completion"])
    }

    @Test func `latest waits for demand`() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var subscription: (any Subscription)?
        subject.combineLatest(Just(0)) { a, _ in a }.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    received.append($0)
                    return .none
                }))
        subject.send(1)
        subject.send(2)
        #expect(received == [])
        subscription?.request(.max(1))
        #expect(received == [2])
        subject.send(3)
        #expect(received == [2])
        subscription?.request(.unlimited)
        #expect(received == [2, 3])
    }
}

/// Tests publishers that pass the values of several others on.
///
/// Numbers: values and the sum of what the publishers of each test send, in the order in which they send them.
@Suite struct MergeTests {
    @Test func `orders by time`() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        var isOver = false
        let subscription = first.merge(with: second.eraseToAnyPublisher())
            .sink(receiveCompletion: { _ in isOver = true }, receiveValue: { received.append($0) })
        first.send(1)
        second.send(2)
        first.send(3)
        first.send(completion: .finished)
        second.send(4)
        #expect(received == [1, 2, 3, 4])
        #expect(!isOver)
        second.send(completion: .finished)
        #expect(isOver)
        subscription.cancel()
    }

    @Test func many() {
        var received: [Int] = []
        let subscription = Publishers.MergeMany([1, 2, 3].map { Just($0) }).merge(with: Just(4)).sink {
            received.append($0)
        }
        #expect(received == [1, 2, 3, 4])
        let more = Publishers.Merge3(Just(1), Just(2), Just(3)).reduce(0, +).sink { received.append($0) }
        #expect(received.last == 6)
        subscription.cancel()
        more.cancel()
    }
}
