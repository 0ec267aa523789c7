import SwiftSyntax

extension SyntaxProtocol {
    /// The source on one line: comments gone, any run of white space a single blank.
    var singleLineText: String {
        var text = ""
        var previous: TokenSyntax?
        for token in tokens(viewMode: .sourceAccurate) {
            if let previous, !(previous.trailingTrivia.isEmpty && token.leadingTrivia.isEmpty) { text += " " }
            text += token.text
            previous = token
        }
        return text
    }

    /// True if there is a comment, which generated code would go on behind.
    var holdsComments: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            (token.leadingTrivia + token.trailingTrivia).contains(where: \.isComment)
        }
    }
}
