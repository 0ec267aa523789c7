import IntegrationCardModel

/// A fault of a manifest or its card, at a line of the text.
struct CardFault: Hashable {
    let line: Int
    let message: String
    let isError: Bool
    /// The place in the manifest.
    let pointer: JSONPointer

    init(_ problem: ManifestProblem) {
        line = problem.position.line
        message = problem.message
        isError = problem.severity == .error
        pointer = problem.pointer
    }

    init(_ diagnostic: CardDiagnostic, in document: JSONDocument) {
        line = document.nearestPosition(of: diagnostic.pointer).line
        message = diagnostic.message
        isError = diagnostic.severity == .error
        pointer = diagnostic.pointer
    }

    init(_ error: JSONParseError) {
        line = error.position.line
        message = "expected \(error.expected), found \(error.found)"
        isError = true
        pointer = JSONPointer()
    }
}
