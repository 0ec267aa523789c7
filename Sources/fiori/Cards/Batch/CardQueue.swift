#if os(Linux)
    import Foundation
    import IntegrationCardModel

    /// The cards that a worker has to draw, in order.
    ///
    /// A worker is sent a card while it still draws the one before, so that it never waits for the next one. When it ends,
    /// only the card that it draws is lost; the cards after it are sent to another process.
    struct CardQueue {
        /// The end of a card.
        enum Outcome {
            case answered(JSONValue)
            case failed(String)
            case stopped
        }

        private let worker: CardWorker
        /// The greatest time of a card in seconds.
        private let timeLimit: Double
        private var cards: [(index: Int, line: Data)] = []
        /// The number of cards that the process has been sent, and has not answered.
        private var sentCount = 0
        /// The bytes of answers that are not complete.
        private var received = Data()
        /// The time from which the process draws the first card.
        private var start = ContinuousClock.now

        /// The memory above which a worker is replaced before its next card, in bytes.
        private static let memoryBound = 512.0 * 1024 * 1024
        private static let maximumAnswerBytes = 4 * 1024 * 1024

        init(worker: CardWorker, timeLimit: Double) {
            self.worker = worker
            self.timeLimit = timeLimit
        }

        /// The number of cards that have not ended.
        var count: Int { cards.count }

        /// Adds a card.
        mutating func add(_ index: Int, _ job: JSONValue) {
            if cards.isEmpty { start = .now }
            cards.append((index, Data((job.jsonText() + "\n").utf8)))
            if worker.start() { send() }
        }

        /// Waits until the first card has ended, and removes it.
        mutating func removeFirst() -> (index: Int, outcome: Outcome, seconds: Double) {
            let outcome = worker.start() ? answer() : worker.isStopped ? .stopped : .failed("no process can be started")
            let end = ContinuousClock.now
            defer { start = end }
            return (cards.removeFirst().index, outcome, (end - start) / .seconds(1))
        }

        /// Sends the cards that the process does not have.
        private mutating func send() {
            for card in cards[sentCount...] { worker.send(card.line) }
            sentCount = cards.count
        }

        /// Waits for the answer of the first card.
        private mutating func answer() -> Outcome {
            send()
            let deadline = start + .seconds(timeLimit)
            var end = received.firstIndex(of: UInt8(ascii: "\n"))
            while end == nil {
                guard received.count <= Self.maximumAnswerBytes else { return fail("its answer is too long") }
                switch worker.read(until: deadline) {
                case .bytes(let bytes):
                    received.append(contentsOf: bytes)
                    end = received.firstIndex(of: UInt8(ascii: "\n"))
                case .tooLate: return fail("it took longer than \(Self.text(timeLimit)) seconds")
                case .ended:
                    forgetProcess()
                    let cause = worker.causeOfEnd()
                    return worker.isStopped ? .stopped : .failed(cause)
                }
            }
            guard let end, let json = try? JSONParser().parse(Data(received[..<end])) else {
                return fail("its answer is broken")
            }
            received = Data(received[(end + 1)...])
            sentCount -= 1
            if json["memory"]?.numberValue ?? 0 > Self.memoryBound { endProcess() }
            return .answered(json)
        }

        private mutating func fail(_ reason: String) -> Outcome {
            endProcess()
            return worker.isStopped ? .stopped : .failed(reason)
        }

        private mutating func endProcess() {
            worker.end()
            forgetProcess()
        }

        /// Forgets what a process that has ended was sent and has answered.
        private mutating func forgetProcess() {
            sentCount = 0
            received = Data()
        }

        private static func text(_ seconds: Double) -> String {
            seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
        }
    }
#endif
