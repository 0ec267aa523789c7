/// The systems that the lines of a source file are not compiled for, by its conditions of the form `#if os(macOS)`.
public struct PlatformConditions: Sendable {
    private static let systems: Set<String> = ["iOS", "macOS", "visionOS"]

    private let excluded: [Set<String>]

    public init(source: String) {
        // For each open condition, the systems of the present branch, and those of the branches before.
        var open: [(branch: Set<String>, before: Set<String>)] = []
        var excluded: [Set<String>] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop(while: \.isWhitespace)
            if words.hasPrefix("#if") {
                open.append((Self.systems(of: words), []))
            } else if words.hasPrefix("#else"), let last = open.popLast() {
                let before = last.before.union(last.branch == Self.systems ? [] : last.branch)
                open.append((Self.systems(of: words).subtracting(before), before))
            } else if words.hasPrefix("#endif") {
                _ = open.popLast()
            }
            excluded.append(open.reduce(into: []) { $0.formUnion(Self.systems.subtracting($1.branch)) })
        }
        self.excluded = excluded
    }

    /// True if a line is compiled for one of some systems, given by their names in a text.
    public func compiles(_ line: Int, forAnyOf names: String) -> Bool {
        guard excluded.indices.contains(line - 1) else { return true }
        let named = Self.systems.filter { names.contains($0) }
        return named.isEmpty || !named.isSubset(of: excluded[line - 1])
    }

    /// The systems of a condition; all for one that names none.
    private static func systems(of condition: Substring) -> Set<String> {
        let named = systems.filter { condition.contains("os(\($0))") }
        if named.isEmpty { return systems }
        return condition.contains("!os(") ? systems.subtracting(named) : named
    }
}
