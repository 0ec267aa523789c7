#if os(Linux)
    import ArgumentParser
    import Foundation
    import ToolBasics

    /// The names of series or categories, of which options choose some.
    struct ChartNames {
        private let names: [String?]
        /// The names as the file has them, where the chart has others.
        private let written: [String?]
        /// The most commas of a name.
        private let commas: Int

        init(_ names: [String?], asWritten written: [String]? = nil) {
            self.names = names
            self.written = written ?? []
            commas = (names + self.written).map { name in name?.utf8.count { $0 == UInt8(ascii: ",") } ?? 0 }.max() ?? 0
        }

        /// The indexes of names in lists that commas divide. Numbers count from 1 where there is no such name. Of parts
        /// between commas, as many as possible are one name: `Mar 1, 2024, Apr 1, 2024` are two where there are such names.
        func indexes(_ texts: [String], option: String, kind: String) throws -> [Int] {
            try texts.flatMap { text -> [Int] in
                let parts = text.split(separator: ",", omittingEmptySubsequences: false)
                var found: [Int] = []
                var start = 0
                while start < parts.count {
                    let most = min(parts.count - start, commas + 1)
                    let match = (1...most).reversed().lazy.map { count in
                        (count, index(parts[start..<start + count].joined(separator: ",")))
                    }.first { !$0.1.isEmpty }
                    guard match != nil || parts[start].allSatisfy(\.isWhitespace) else {
                        throw fault(parts[start], option: option, kind: kind)
                    }
                    found += match?.1 ?? []
                    start += match?.0 ?? 1
                }
                return found
            }
        }

        private func fault(_ part: Substring, option: String, kind: String) -> ValidationError {
            let part = part.trimmingCharacters(in: .whitespaces)
            let known = names.compactMap(\.self)
            let listed = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", …" : "")
            return ValidationError(
                "\(option): there is no \(kind) '\(part)'"
                    + Spelling.suggestion(for: part, among: known + written.compactMap(\.self))
                    + (known.isEmpty ? "; they are numbered from 1 to \(names.count)" : "; there are \(listed)"))
        }

        private func index(_ text: String) -> [Int] {
            let text = text.trimmingCharacters(in: .whitespaces)
            for names in [names, written] {
                let exact = names.indices.filter { names[$0]?.trimmingCharacters(in: .whitespaces) == text }
                if !exact.isEmpty { return exact }
                let near = names.indices.filter { names[$0]?.lowercased() == text.lowercased() }
                if !near.isEmpty { return near }
            }
            guard let number = Int(text), (1...max(names.count, 1)).contains(number), !names.isEmpty else { return [] }
            return [number - 1]
        }
    }
#endif
