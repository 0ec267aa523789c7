import SwiftSyntax

/// The comments that belong to a declaration: tags and documentation.
///
/// Comments are collected from the declaration upwards until a blank line or other code. Compiler directives
/// (`#warning`, `#sourceLocation`, the beginning of a `#if`) are no other code: comments in front of them belong to the
/// declaration that follows. Comments inside the declaration, and such that trail it on its own line, count if they hold a
/// tag; comments between the attributes and the keyword count in any case.
struct CommentCollector {
    let source: SourceText

    private(set) var annotations = Annotations()
    private(set) var documentation: [String] = []
    /// Offsets of the comments that were read.
    private(set) var offsets: Set<Int> = []
    private var line = 0

    init(source: SourceText) { self.source = source }

    /// - Parameters:
    ///   - declaration: the whole declaration.
    ///   - keyword: its introducer (`protocol`, `var`, …): comments between the attributes and here belong to it.
    ///   - header: the last token in front of which comments with tags count; nil for the keyword.
    ///   - trailing: the tokens behind which a trailing comment may stand.
    static func comments(
        of declaration: some SyntaxProtocol, keyword: TokenSyntax, header: TokenSyntax?, trailing: [TokenSyntax?],
        in source: SourceText
    ) -> CommentCollector {
        var collector = CommentCollector(source: source)
        guard let first = declaration.firstToken(viewMode: .sourceAccurate) else { return collector }
        for token in directives(before: first) { collector.readUpwards(from: token) }
        collector.readUpwards(from: first)
        var token: TokenSyntax? = first
        var isBehindKeyword = false
        while let current = token {
            let isLast = current.id == (header ?? keyword).id
            if current.id != first.id { collector.readInside(before: current, onlyTags: isBehindKeyword) }
            if current.id == keyword.id { isBehindKeyword = true }
            if isLast { break }
            token = current.nextToken(viewMode: .sourceAccurate)
            if token != nil { collector.read(current.trailingTrivia, of: current, onlyTags: isBehindKeyword) }
        }
        for last in trailing { last.map { collector.readTrailing(of: $0) } }
        return collector
    }

    /// The first tokens of the directives right in front of a token, from the top.
    private static func directives(before token: TokenSyntax) -> [TokenSyntax] {
        var tokens: [TokenSyntax] = []
        var current = token
        while let previous = current.previousToken(viewMode: .sourceAccurate),
            let first = firstTokenOfDirective(endingWith: previous)
        {
            tokens.append(first)
            current = first
        }
        return tokens.reversed()
    }

    private static func firstTokenOfDirective(endingWith token: TokenSyntax) -> TokenSyntax? {
        var node = Syntax(token)
        while let parent = node.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) {
                let last = clause.condition?.lastToken(viewMode: .sourceAccurate) ?? clause.poundKeyword
                guard last.id == token.id else { return nil }
                return clause.parent?.parent?.firstToken(viewMode: .sourceAccurate)
            }
            let name =
                parent.as(MacroExpansionDeclSyntax.self)?.macroName
                ?? parent.as(MacroExpansionExprSyntax.self)?.macroName
            if parent.is(PoundSourceLocationSyntax.self) || name?.text == "warning" || name?.text == "error" {
                guard parent.lastToken(viewMode: .sourceAccurate)?.id == token.id else { return nil }
                return parent.firstToken(viewMode: .sourceAccurate)
            }
            // A directive is an item of a file or of a body, never a part of another declaration.
            if parent.is(CodeBlockItemListSyntax.self) || parent.is(MemberBlockItemListSyntax.self) { return nil }
            node = parent
        }
        return nil
    }

    /// Reads what precedes a token, up to a blank line. Comments on the line of the token before belong to that one.
    private mutating func readUpwards(from token: TokenSyntax) {
        let pieces = token.leadingTrivia.pieces
        guard pieces.contains(where: \.isComment) else { return }
        var start = 0
        if token.previousToken(viewMode: .sourceAccurate) != nil {
            start = pieces.firstIndex(where: \.isNewline) ?? pieces.count
        }
        var newlines = 0
        var index = pieces.count - 1
        while index >= start {
            if pieces[index].isComment { newlines = 0 }
            newlines += pieces[index].newlineCount
            if newlines > 1 { break }
            index -= 1
        }
        start = max(start, index + 1)
        var offset = token.position.utf8Offset
        for (index, piece) in pieces.enumerated() {
            if index >= start, let comment = piece.comment { read(comment, at: offset) }
            offset += piece.sourceLength.utf8Length
        }
    }

    /// Reads the comments in front of a token inside the declaration.
    private mutating func readInside(before token: TokenSyntax, onlyTags: Bool) {
        var offset = token.position.utf8Offset
        for piece in token.leadingTrivia.pieces {
            if let comment = piece.comment, !onlyTags || comment.holds(AnnotationText.marker) {
                read(comment, at: offset)
            }
            offset += piece.sourceLength.utf8Length
        }
    }

    private mutating func read(_ trivia: Trivia, of token: TokenSyntax, onlyTags: Bool) {
        var offset = token.endPositionBeforeTrailingTrivia.utf8Offset
        for piece in trivia.pieces {
            if let comment = piece.comment, !onlyTags || comment.holds(AnnotationText.marker) {
                read(comment, at: offset)
            }
            offset += piece.sourceLength.utf8Length
        }
    }

    private mutating func readTrailing(of token: TokenSyntax) {
        var offset = token.endPositionBeforeTrailingTrivia.utf8Offset
        var pieces = token.trailingTrivia.pieces
        if let next = token.nextToken(viewMode: .sourceAccurate) {
            pieces += next.leadingTrivia.pieces.prefix { !$0.isNewline }
        }
        for piece in pieces {
            if let comment = piece.comment, comment.holds(AnnotationText.marker) { read(comment, at: offset) }
            offset += piece.sourceLength.utf8Length
        }
    }

    /// Reads one comment, which may be a block of several lines.
    private mutating func read(_ comment: String, at offset: Int) {
        guard offsets.insert(offset).inserted else { return }
        let isDocumentation = comment.hasPrefix("///") || comment.hasPrefix("/**")
        let isBlock = comment.hasPrefix("/*")
        let lines = CommentLines.lines(of: comment)
        let indent = isBlock ? Self.indent(of: lines.dropFirst()) : 0
        for (index, text) in lines.enumerated() {
            line += 1
            let content = text.drop { $0 == " " || $0 == "\t" }
            if content.hasPrefix(AnnotationText.marker) {
                let tags = content.dropFirst(AnnotationText.marker.count)
                // Ranges of lines are refused where the whole file is looked over.
                if AnnotationText.rangeKeyword(tags) == nil { readTags(tags, in: comment, at: offset) }
            } else if isDocumentation {
                let isEdge = isBlock && (index == 0 || index == lines.count - 1)
                // In a line of more than three slashes the others are text.
                var text = isBlock ? text : comment.dropFirst(3)
                // A block is indented as a whole.
                if index > 0 { text = text.dropFirst(max(0, indent - 1)) }
                if !isEdge || !content.isEmpty {
                    documentation.append(String(text.first == " " ? text.dropFirst() : text))
                }
            }
        }
    }

    /// The number of blanks in front of all lines.
    private static func indent(of lines: ArraySlice<Substring>) -> Int {
        lines.filter { line in line.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    }

    private mutating func readTags(_ text: Substring, in comment: String, at offset: Int) {
        let start = offset + comment.utf8.distance(from: comment.startIndex, to: text.startIndex)
        for tag in AnnotationText.tags(in: text) {
            let position = SourcePosition(source: source, offset: start + tag.offset)
            annotations.all.append(Annotation(key: tag.key, value: tag.value, line: line, position: position))
        }
    }
}

extension TriviaPiece {
    var comment: String? {
        switch self {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            text
        default: nil
        }
    }

    var newlineCount: Int {
        switch self {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
        default: 0
        }
    }
}
