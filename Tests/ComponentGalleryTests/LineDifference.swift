/// The lines in which two texts differ, as `diff -u` shows them.
enum LineDifference {
    /// The removed (`-`) and added (`+`) lines, with the lines around them.
    /// - Parameters:
    ///   - context: The number of unchanged lines to show around each change.
    ///   - limit: The greatest number of lines to show.
    static func description(from old: String, to new: String, context: Int = 1, limit: Int = 40) -> String {
        let (old, new) = (lines(old), lines(new))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (oldPart, newPart) = (old[start..<(old.count - end)], new[start..<(new.count - end)])

        var shown = ["@@ line \(start + 1) @@"]
        shown += old[max(0, start - context)..<start].map { " " + $0 }
        shown += merged(Array(oldPart), Array(newPart))
        shown += old[(old.count - end)..<min(old.count, old.count - end + context)].map { " " + $0 }
        guard shown.count > limit else { return shown.joined(separator: "\n") }
        return (shown.prefix(limit) + ["… \(shown.count - limit) more lines"]).joined(separator: "\n")
    }

    /// Both texts as one, with the lines that are in one of them only marked. Unchanged lines are left out.
    private static func merged(_ old: [String], _ new: [String]) -> [String] {
        // Finding the least difference takes time that grows with its square; after changes this large a list is of no
        // use.
        guard old.count + new.count <= 2000 else { return ["-\(old.count) lines", "+\(new.count) lines"] }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                lines.append("-" + old[i])
                i += 1
            } else if j < new.count, inserted.contains(j) {
                lines.append("+" + new[j])
                j += 1
            } else {
                i += 1
                j += 1
            }
        }
        return lines
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
