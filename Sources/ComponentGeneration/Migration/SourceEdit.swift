/// A range of a text, in bytes of UTF-8, and what takes its place.
package struct SourceEdit {
    let range: Range<Int>
    let text: String

    static func applied(_ edits: [SourceEdit], to text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var start = 0
        for edit in edits {
            result += bytes[start..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            start = edit.range.upperBound
        }
        result += bytes[start...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension Migration.File {
    /// The edits as lines that go and lines that come, in the form of a unified diff without context.
    package var diff: String {
        guard !edits.isEmpty else { return "" }
        let bytes = Array(source.text.utf8)
        var added = 0
        let hunks = edits.map { edit -> String in
            let old = String(decoding: bytes[edit.range], as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            let new = edit.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = source.lineAndColumn(at: edit.range.lowerBound).line
            defer { added += new.count - old.count }
            return
                (["@@ -\(line),\(old.count) +\(line + added),\(new.count) @@"] + old.map { "-" + $0 }
                + new.map { "+" + $0 }).joined(separator: "\n")
        }
        return (["--- \(source.path)", "+++ \(source.path)"] + hunks).joined(separator: "\n")
    }
}
