/// Text that depends on conditions of the input, with these written around what they decide.
struct ConditionalText {
    let variants: ConditionVariants

    /// Merges the texts of all variants into one.
    func merged(_ texts: [String]) -> String { merged(texts, of: Array(texts.indices)) }

    private func merged(_ texts: [String], of variants: [Int]) -> String {
        guard let first = variants.first, variants.contains(where: { texts[$0] != texts[first] }) else {
            return variants.first.map { texts[$0] } ?? ""
        }
        // A block that decides the text alone, or one that decides something.
        let splits = self.variants.blocks.indices.map { block in
            (block: block, parts: parts(of: variants, by: block))
        }.filter { $0.parts.count > 1 }
        let split =
            splits.first { split in
                split.parts.values.allSatisfy { part in part.allSatisfy { texts[$0] == texts[part[0]] } }
            } ?? splits.first
        guard let split else { return texts[first] }
        let block = self.variants.blocks[split.block]
        var clauses: [(text: String?, content: String)] = block.clauses.enumerated().map { index, clause in
            (clause.text, split.parts[index].map { merged(texts, of: $0) } ?? "")
        }
        if let others = split.parts[-1] {
            let content = merged(texts, of: others)
            if !content.isEmpty { clauses.append((nil, content)) }
        }
        return Self.written(clauses)
    }

    /// The variants by the clause of a block that they compile; -1 for none.
    private func parts(of variants: [Int], by block: Int) -> [Int: [Int]] {
        Dictionary(grouping: variants) { self.variants.activeClauses[$0][block] ?? -1 }
    }

    private static func written(_ clauses: [(text: String?, content: String)]) -> String {
        var clauses = clauses
        while let last = clauses.last, last.content.isEmpty { clauses.removeLast() }
        var text = ""
        for (index, clause) in clauses.enumerated() {
            let directive = index == 0 ? "#if " : "#elseif "
            text += clause.text.map { directive + $0 } ?? "#else"
            text += clause.content.isEmpty ? "\n" : "\n" + clause.content + "\n"
        }
        return text.isEmpty ? "" : text + "#endif"
    }
}

/// A part of a shared file, such as a protocol.
struct Fragment {
    /// Name by which the same part is found in another variant.
    let key: String
    let text: String
}

extension ConditionalText {
    /// Merges lists of parts, in their order.
    func merged(_ lists: [[Fragment]]) -> [String] {
        guard lists.count > 1 else { return lists.first.map { $0.map(\.text) } ?? [] }
        var keys: [String] = []
        for list in lists {
            var place = 0
            for fragment in list {
                if let known = keys.firstIndex(of: fragment.key) {
                    place = max(place, known + 1)
                } else {
                    keys.insert(fragment.key, at: place)
                    place += 1
                }
            }
        }
        let texts = lists.map { list in
            Dictionary(list.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
        }
        return keys.map { key in merged(texts.map { $0[key] ?? "" }) }
    }

    /// Merges the files of all variants, one for each path.
    func merged(_ lists: [[GeneratedFile]]) -> [GeneratedFile] {
        guard lists.count > 1 else { return lists.first ?? [] }
        var paths: [String] = []
        var first: [String: GeneratedFile] = [:]
        for file in lists.joined() where first[file.path] == nil {
            first[file.path] = file
            paths.append(file.path)
        }
        let texts = lists.map { list in
            Dictionary(list.map { ($0.path, $0.body) }, uniquingKeysWith: { first, _ in first })
        }
        return paths.sorted().compactMap { path in
            first[path].map { file in
                GeneratedFile(
                    path, file.kind, of: file.component, content: merged(texts.map { $0[path] ?? "" }))
            }
        }
    }
}
