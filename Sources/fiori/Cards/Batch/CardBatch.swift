#if os(Linux)
    import Foundation
    import IntegrationCardModel
    import Synchronization

    /// The drawing of many cards by several workers.
    final class CardBatch: Sendable {
        private struct Progress {
            var cards: [BatchCard]
            /// The indices of the cards that are not drawn yet, the next one at the end.
            var waiting: [Int]
            var bar: ProgressBar
            var doneCount = 0
            var failureCount = 0
            var isStopped = false
        }

        private let folder: URL
        private let output: URL
        /// The folder of pictures that are not complete; an earlier run that was killed may have left some.
        private let unfinished: URL
        private let workers: [CardWorker]
        private let progress: Mutex<Progress>
        private let journal: BatchJournal
        private let journalFile: FileHandle

        /// - Parameters:
        ///   - cards: all cards; those that are drawn already stay as they are.
        ///   - jobs: the number of workers.
        init(
            _ cards: [BatchCard], in folder: URL, to output: URL, jobs: Int, timeLimit: Double, arguments: [String],
            journal: BatchJournal
        ) throws {
            self.folder = folder
            self.output = output
            self.journal = journal
            unfinished = output.appendingPathComponent(".unfinished" + journal.shard.suffix)
            try? FileManager.default.removeItem(at: unfinished)
            try FileManager.default.createDirectory(at: unfinished, withIntermediateDirectories: true)
            journalFile = try journal.begin(with: cards.filter { $0.state != .pending })
            let waiting = cards.indices.filter { cards[$0].state == .pending }
            workers = (0..<max(1, min(jobs, waiting.count))).map { _ in
                CardWorker(arguments: arguments, timeLimit: timeLimit)
            }
            progress = Mutex(
                Progress(cards: cards, waiting: waiting.reversed(), bar: ProgressBar(total: waiting.count)))
        }

        /// Draws the cards, and returns all of them with their outcomes.
        func run() -> [BatchCard] {
            // A worker that has ended does not read what it is sent.
            signal(SIGPIPE, SIG_IGN)
            let group = DispatchGroup()
            for worker in workers {
                group.enter()
                Thread { [self] in
                    while let index = next() { draw(index, with: worker) }
                    worker.close()
                    group.leave()
                }.start()
            }
            group.wait()
            try? FileManager.default.removeItem(at: unfinished)
            return progress.withLock { progress in
                progress.bar.clear()
                return progress.cards
            }
        }

        /// Ends the workers; the cards that they draw at the moment are not drawn.
        func stop() {
            progress.withLock { $0.isStopped = true }
            for worker in workers { worker.stop() }
        }

        private func next() -> Int? { progress.withLock { $0.isStopped ? nil : $0.waiting.popLast() } }

        private func draw(_ index: Int, with worker: CardWorker) {
            let card = progress.withLock { $0.cards[index] }
            let picture = output.appendingPathComponent(card.picture)
            let start = ContinuousClock.now
            let outcome = worker.run([
                "manifest": .string(folder.appendingPathComponent(card.path).path), "picture": .string(picture.path),
                "unfinished": .string(unfinished.appendingPathComponent("\(index)").path),
            ])
            progress.withLock { progress in
                progress.cards[index].finish(outcome, seconds: (ContinuousClock.now - start) / .seconds(1))
                let card = progress.cards[index]
                if card.state == .drawn || card.state == .diagnostics {
                    try? journalFile.write(contentsOf: Data(journal.line(card).utf8))
                }
                if card.state != .pending { progress.doneCount += 1 }
                if card.state == .failed { progress.failureCount += 1 }
                progress.bar.show(done: progress.doneCount, failed: progress.failureCount)
            }
        }
    }
#endif
