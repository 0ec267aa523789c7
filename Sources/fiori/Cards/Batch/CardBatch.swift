#if os(Linux)
    import ComponentGallery
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
        /// The greatest time of a card in seconds.
        private let timeLimit: Double
        private let progress: Mutex<Progress>
        private let format: PictureFormat
        private let options: JSONObject
        private let journal: BatchJournal
        private let journalFile: FileHandle

        /// - Parameters:
        ///   - cards: all cards; those that are drawn already stay as they are.
        ///   - jobs: the number of workers.
        ///   - options: the options of all cards, as those of a job.
        init(
            _ cards: [BatchCard], in folder: URL, to output: URL, jobs: Int, timeLimit: Double, format: PictureFormat,
            options: JSONObject, journal: BatchJournal
        ) throws {
            self.folder = folder
            self.output = output
            self.format = format
            self.options = options
            self.journal = journal
            unfinished = output.appendingPathComponent(".unfinished" + journal.shard.suffix)
            try? FileManager.default.removeItem(at: unfinished)
            try FileManager.default.createDirectory(at: unfinished, withIntermediateDirectories: true)
            journalFile = try journal.begin(with: cards.filter { $0.state != .pending })
            let waiting = cards.indices.filter { cards[$0].state == .pending }
            let workerCount = max(1, min(jobs, waiting.count))
            var arguments = [
                "render", "stream", "--optional-parameters", "--ignore-signals", "--unfinished", unfinished.path,
            ]
            if workerCount < ProcessInfo.processInfo.activeProcessorCount { arguments.append("--spare-processors") }
            workers = (0..<workerCount).map { [arguments] _ in CardWorker(arguments: arguments) }
            self.timeLimit = timeLimit
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
                    draw(with: worker)
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

        private func draw(with worker: CardWorker) {
            var queue = CardQueue(worker: worker, timeLimit: timeLimit)
            while true {
                while queue.count < 2, let index = next(isAhead: queue.count > 0) { queue.add(index, job(index)) }
                guard queue.count > 0 else { return }
                let end = queue.removeFirst()
                finish(end.index, end.outcome, seconds: end.seconds)
            }
        }

        /// The next card of a worker.
        /// - Parameter isAhead: true if the worker still draws another one. The last cards are left to workers that have
        ///   nothing to do.
        private func next(isAhead: Bool) -> Int? {
            progress.withLock { progress in
                guard !progress.isStopped, !isAhead || progress.waiting.count > workers.count else { return nil }
                return progress.waiting.popLast()
            }
        }

        private func job(_ index: Int) -> JSONValue {
            let card = progress.withLock { $0.cards[index] }
            return [
                "card": .string(folder.appendingPathComponent(card.path).path), "format": .string(format.rawValue),
                "options": .object(options), "output": .string(output.appendingPathComponent(card.picture).path),
            ]
        }

        private func finish(_ index: Int, _ outcome: CardQueue.Outcome, seconds: Double) {
            progress.withLock { progress in
                progress.cards[index].finish(outcome, seconds: seconds)
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
