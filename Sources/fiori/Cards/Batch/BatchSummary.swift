#if os(Linux)
    import Foundation
    import IntegrationCardModel

    /// The outcome of a batch, as a table for people and as JSON for programs.
    struct BatchSummary {
        let cards: [BatchCard]
        let shard: BatchShard
        let seconds: Double
        let isInterrupted: Bool

        private func count(_ state: BatchCard.State) -> Int { cards.count { $0.state == state } }

        /// The number of cards without a picture.
        var failureCount: Int { count(.failed) }

        /// The table, and a line for each card that has failed.
        var text: String {
            var rows = [
                ("drawn", count(.drawn)), ("with diagnostics", count(.diagnostics)), ("failed", failureCount),
            ]
            let former = cards.count { $0.isFromBefore }
            if former > 0 { rows.append(("of an earlier run", former)) }
            if count(.pending) > 0 { rows.append(("not drawn yet", count(.pending))) }
            rows.append(("cards in all", cards.count))
            let width = String(cards.count).count
            let table = rows.map { name, count in
                name.padding(toLength: 18, withPad: " ", startingAt: 0)
                    + String(repeating: " ", count: width - String(count).count) + String(count)
            }
            let failures = cards.filter { $0.state == .failed }.map { "\($0.path): error: \($0.reason)" }
            return (failures + table).joined(separator: "\n")
        }

        var json: JSONValue {
            var object: JSONObject = [
                "cards": .number(Double(cards.count)), "drawn": .number(Double(count(.drawn))),
                "withDiagnostics": .number(Double(count(.diagnostics))), "failed": .number(Double(failureCount)),
                "notDrawn": .number(Double(count(.pending))), "isInterrupted": .bool(isInterrupted),
                "seconds": .number((seconds * 1000).rounded() / 1000),
            ]
            if shard.count > 1 { object["shard"] = .string(shard.description) }
            object["results"] = .array(cards.map(\.json))
            return .object(object)
        }

        /// Writes `summary.json`, or that of the shard, to a folder.
        func write(to folder: URL) throws {
            let url = folder.appendingPathComponent("summary\(shard.suffix).json")
            try Data((json.jsonText(indentation: 2) + "\n").utf8).write(to: url, options: .atomic)
        }
    }
#endif
