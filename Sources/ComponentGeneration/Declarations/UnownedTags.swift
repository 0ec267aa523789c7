import SwiftSyntax

/// Finds tags that no declaration has, and the comments that tag ranges of lines.
struct UnownedTags {
    let source: SourceText
    /// Offsets of the comments that belong to a declaration.
    let ownedComments: Set<Int>

    /// The comments that tag ranges of lines.
    private(set) var ranges: [Diagnostic] = []
    /// The tags that no declaration has.
    private(set) var strays: [Diagnostic] = []

    init(source: SourceText, ownedComments: Set<Int>, tree: SourceFileSyntax) {
        self.source = source
        self.ownedComments = ownedComments
        guard source.text.holds("ourcery") else { return }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            look(through: token.leadingTrivia, at: token.position.utf8Offset)
            look(through: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// A line of a comment.
    private struct Line {
        let text: Substring
        let comment: String
        let offset: Int
        /// Number of the blank lines above, which part comments.
        let group: Int
    }

    private mutating func look(through trivia: Trivia, at start: Int) {
        guard trivia.pieces.contains(where: { $0.comment?.holds("ourcery") == true }) else { return }
        let lines = lines(of: trivia, at: start)
        for index in lines.indices {
            let line = lines[index]
            guard line.text.hasPrefix(AnnotationText.marker) else {
                strays += misspeltMarker(line)
                continue
            }
            let text = line.text.dropFirst(AnnotationText.marker.count)
            let position = line.offset + line.comment.utf8.distance(from: line.comment.startIndex, to: text.startIndex)
            if let keyword = AnnotationText.rangeKeyword(text) {
                ranges.append(
                    Diagnostic(
                        .error, "'sourcery:\(keyword)' is not supported",
                        at: SourcePosition(source: source, offset: position),
                        note: "write the tags above each declaration that they are for"))
                continue
            }
            guard !ownedComments.contains(line.offset), !isAboveCode(index, in: lines) else { continue }
            strays += AnnotationText.tags(in: text).filter { TagTable.tag(named: $0.key) != nil }.map { tag in
                Diagnostic(
                    .error, "tag '\(tag.key)' belongs to no declaration",
                    at: SourcePosition(source: source, offset: position + tag.offset),
                    note: "write it right above a protocol or a property, without a blank line between them")
            }
        }
    }

    /// A problem for `// Sourcery: no_view`, `// sourcery no_view` and the like.
    private func misspeltMarker(_ line: Line) -> [Diagnostic] {
        guard line.text.prefix(8).lowercased() == "sourcery" else { return [] }
        let text = line.text.dropFirst(8).drop { " \t:".contains($0) }
        guard AnnotationText.tags(in: text).contains(where: { TagTable.tag(named: $0.key) != nil }) else { return [] }
        let offset = line.comment.utf8.distance(from: line.comment.startIndex, to: line.text.startIndex)
        return [
            Diagnostic(
                .error, "tags begin with '\(AnnotationText.marker)'",
                at: SourcePosition(source: source, offset: line.offset + offset), note: "write '// sourcery: \(text)'")
        ]
    }

    private func lines(of trivia: Trivia, at start: Int) -> [Line] {
        var lines: [Line] = []
        var offset = start
        var group = 0
        var newlines = 0
        for piece in trivia.pieces {
            if let comment = piece.comment {
                newlines = 0
                lines += CommentLines.lines(of: comment).map { text in
                    Line(text: text.drop { $0 == " " || $0 == "\t" }, comment: comment, offset: offset, group: group)
                }
            } else {
                newlines += piece.newlineCount
                if newlines > 1 { group += 1 }
            }
            offset += piece.sourceLength.utf8Length
        }
        return lines
    }

    /// True for the tags of a declaration that is commented out.
    private func isAboveCode(_ index: Int, in lines: [Line]) -> Bool {
        lines[(index + 1)...].prefix { $0.group == lines[index].group }.contains { line in
            let word = line.text.prefix { $0.isLetter }
            return Self.introducers.contains(String(word)) || line.text.first.map("@{}".contains) == true
        }
    }

    private static let introducers: Set<String> = [
        "actor", "associatedtype", "class", "enum", "extension", "fileprivate", "final", "func", "import", "init",
        "internal", "let", "nonisolated", "open", "package", "private", "protocol", "public", "static", "struct",
        "subscript", "typealias", "var",
    ]
}
