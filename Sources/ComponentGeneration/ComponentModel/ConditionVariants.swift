/// The ways in which the conditions of the input can come out, each with the clauses that it compiles.
///
/// Calls such as `os(iOS)` may each be true or false, but one system and one processor only is true at a time.
struct ConditionVariants: Sendable {
    /// Blocks of conditions, in source order, each once.
    let blocks: [ConditionalBlock]
    /// The index of the compiled clause of each block, nil for none; each combination once.
    private(set) var activeClauses: [[Int?]] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The number of combinations of conditions that a run looks at.
    static let most = 256
    private static let mostAssignments = 1 << 14

    init(_ files: [FileDeclarations]) {
        var blocks: [ConditionalBlock] = []
        var seen: Set<ConditionalBlock> = []
        var last: SourcePosition?
        for (block, position) in files.flatMap(\.conditionalBlocks) where seen.insert(block).inserted {
            blocks.append(block)
            last = position
        }
        self.blocks = blocks
        let choices = Self.choices(blocks)
        let count = choices.reduce(1) { $0 >= Self.mostAssignments ? $0 : $0 * ($1.count + 1) }
        if count < Self.mostAssignments {
            activeClauses = Self.activeClauses(of: blocks, choices)
        }
        if activeClauses.count > Self.most || activeClauses.isEmpty {
            activeClauses = [blocks.map { _ in 0 }]
            if let last {
                diagnostics = [
                    Diagnostic(
                        .error, "the conditions of '#if' combine in more than \(Self.most) ways", at: last,
                        note: "generate what they enclose by runs of their own, or use fewer different conditions")
                ]
            }
        }
    }

    /// The files with the declarations of one variant.
    func files(_ files: [FileDeclarations], in variant: Int) -> [FileDeclarations] {
        guard !blocks.isEmpty else { return files }
        var compiled: Set<ConditionalPlace> = []
        for (block, clause) in zip(blocks, activeClauses[variant]) {
            if let clause { compiled.insert(ConditionalPlace(block: block, clause: clause)) }
        }
        return files.map { $0.filtered(compiled.contains) }
    }

    /// The flags that exclude each other, together; all others alone.
    private static func choices(_ blocks: [ConditionalBlock]) -> [[String]] {
        var choices: [[String]] = []
        var seen: Set<String> = []
        for flag in blocks.flatMap(\.clauses).flatMap({ $0.condition?.flags ?? [] }) where seen.insert(flag).inserted {
            let kind = ["os(", "arch("].first(where: flag.hasPrefix)
            if let kind, let group = choices.firstIndex(where: { $0[0].hasPrefix(kind) }) {
                choices[group].append(flag)
            } else {
                choices.append([flag])
            }
        }
        return choices
    }

    private static func activeClauses(of blocks: [ConditionalBlock], _ choices: [[String]]) -> [[Int?]] {
        var found: [[Int?]] = []
        var seen: Set<[Int?]> = []
        var trueFlags: Set<String> = []
        func visit(_ choice: Int) {
            guard choice < choices.count else {
                let clauses = blocks.map { $0.activeClause(trueFlags.contains) }
                if seen.insert(clauses).inserted { found.append(clauses) }
                return
            }
            for flag in choices[choice] {
                trueFlags.insert(flag)
                visit(choice + 1)
                trueFlags.remove(flag)
            }
            visit(choice + 1)
        }
        visit(0)
        return found
    }
}
