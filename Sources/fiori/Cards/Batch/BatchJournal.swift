#if os(Linux)
    import Foundation
    import IntegrationCardModel

    /// The record of the cards that a batch has drawn, a line each, with which an interrupted run goes on.
    ///
    /// It lies beside the pictures. A line is written when its picture is complete, so that the last line of an
    /// interrupted run may be broken and is then ignored. Each shard has a journal of its own, and reads those of all.
    struct BatchJournal {
        /// A drawn card.
        struct Entry {
            var problems: [JSONValue]
            /// The size of the picture: one that a loss of power has cut short has another.
            var bytes: Int
            /// The options that the card was drawn with.
            var options: String
        }

        private let folder: URL
        let shard: BatchShard
        private let name: String
        private let options: String
        private static let start = ".cards"
        private static let ending = ".jsonl"

        init(folder: URL, shard: BatchShard, options: String) {
            self.folder = folder
            self.shard = shard
            name = Self.start + shard.suffix + Self.ending
            self.options = options
        }

        /// The cards that earlier runs have drawn with the same options, by their paths.
        func entries() -> [String: Entry] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            var entries: [String: Entry] = [:]
            for name in names.sorted() where name.hasPrefix(Self.start) && name.hasSuffix(Self.ending) {
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
                for line in data.split(separator: UInt8(ascii: "\n")) {
                    guard let json = try? JSONParser().parse(Data(line)), let path = json["path"]?.stringValue,
                        let options = json["options"]?.stringValue,
                        let bytes = json["bytes"]?.numberValue.flatMap(Int.init(exactly:))
                    else { continue }
                    entries[path] = Entry(
                        problems: json["diagnostics"]?.arrayValue ?? [], bytes: bytes, options: options)
                }
            }
            return entries.filter { $0.value.options == options }
        }

        /// Begins a journal with the cards that stay as they are; that of an earlier run of this shard is replaced.
        func begin(with cards: [BatchCard]) throws -> FileHandle {
            let url = folder.appendingPathComponent(name)
            let text = cards.map(line).joined()
            try Data(text.utf8).write(to: url, options: .atomic)
            let handle = try FileHandle(forWritingTo: url)
            try handle.seekToEnd()
            return handle
        }

        /// The line of a drawn card.
        func line(_ card: BatchCard) -> String {
            let json: JSONValue = [
                "path": .string(card.path), "options": .string(options), "bytes": .number(Double(card.bytes)),
                "diagnostics": .array(card.problems),
            ]
            return json.jsonText() + "\n"
        }
    }
#endif
