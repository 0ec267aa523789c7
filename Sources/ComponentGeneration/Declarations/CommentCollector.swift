import SwiftSyntax

/// The comments that belong to a declaration: tags and documentation.
///
/// Comments are collected from the declaration upwards until a blank line or other code; comments between the
/// attributes and the keyword count, and so do comments that trail the declaration on its own line if they hold a tag.
struct CommentCollector {
    let source: SourceText

    private(set) var annotations = Annotations()
    private(set) var documentation: [String] = []
    private var line = 0

    init(source: SourceText) { self.source = source }

    /// - Parameters:
    ///   - declaration: the whole declaration.
    ///   - keyword: its introducer (`protocol`, `var`, …): comments between the attributes and here belong to it.
    ///   - lastTokens: the tokens behind which a trailing comment may stand.
    static func comments(
        of declaration: some SyntaxProtocol, keyword: TokenSyntax, lastTokens: [TokenSyntax?], in source: SourceText
    ) -> CommentCollector {
        var collector = CommentCollector(source: source)
        var token = declaration.firstToken(viewMode: .sourceAccurate)
        var isFirst = true
        while let current = token {
            collector.readLeading(of: current, fromDeclarationUpwards: isFirst)
            isFirst = false
            if current.id == keyword.id { break }
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        for last in lastTokens { last.map { collector.readTrailing(of: $0) } }
        return collector
    }

    /// Reads what precedes a token. Comments on the line of the token before belong to that one.
    private mutating func readLeading(of token: TokenSyntax, fromDeclarationUpwards: Bool) {
        let trivia = token.leadingTrivia
        guard trivia.pieces.contains(where: \.isComment) else { return }
        let pieces = trivia.pieces
        var start = 0
        if token.previousToken(viewMode: .sourceAccurate) != nil {
            start = pieces.firstIndex(where: \.isNewline) ?? pieces.count
        }
        if fromDeclarationUpwards {
            var newlines = 0
            var index = pieces.count - 1
            while index >= start {
                if pieces[index].isComment { newlines = 0 }
                newlines += pieces[index].newlineCount
                if newlines > 1 { break }
                index -= 1
            }
            start = max(start, index + 1)
        }
        var offset = token.position.utf8Offset
        for (index, piece) in pieces.enumerated() {
            if index >= start, let comment = piece.comment { read(comment, at: offset) }
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
        let isDocumentation = comment.hasPrefix("///") || comment.hasPrefix("/**")
        let lines = comment.split(omittingEmptySubsequences: false) { $0.isNewline }
        let isBlock = comment.hasPrefix("/*")
        for (index, whole) in lines.enumerated() {
            line += 1
            var text = whole
            if isBlock {
                if index == 0 { text = text.dropFirst(isDocumentation ? 3 : 2) }
                if index == lines.count - 1, text.hasSuffix("*/") { text = text.dropLast(2) }
                if index > 0 { text = text.droppingBlockPrefix() }
            } else {
                text = text.drop { $0 == "/" }
            }
            let content = text.drop { $0 == " " || $0 == "\t" }
            if content.hasPrefix(AnnotationText.marker) {
                readTags(content.dropFirst(AnnotationText.marker.count), in: comment, at: offset)
            } else if isDocumentation {
                let isEdge = isBlock && (index == 0 || index == lines.count - 1)
                if !isEdge || !content.isEmpty {
                    documentation.append(String(text.first == " " ? text.dropFirst() : text))
                }
            }
        }
    }

    private mutating func readTags(_ text: Substring, in comment: String, at offset: Int) {
        let start = offset + comment.utf8.distance(from: comment.startIndex, to: text.startIndex)
        for tag in AnnotationText.tags(in: text) {
            let position = SourcePosition(source: source, offset: start + tag.offset)
            annotations.all.append(Annotation(key: tag.key, value: tag.value, line: line, position: position))
        }
    }
}

extension Substring {
    /// A line inside `/** … */` without its leading ` * `.
    fileprivate func droppingBlockPrefix() -> Substring {
        let content = drop { $0 == " " || $0 == "\t" }
        guard content.hasPrefix("*") else { return content.isEmpty ? content : self[startIndex...] }
        return content.dropFirst()
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
