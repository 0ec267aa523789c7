import IntegrationCardModel

/// A fault of a manifest or its card, at a line of the text.
struct CardFault: Hashable {
    let line: Int
    let message: String
    var isError: Bool
    /// The place in the manifest.
    let pointer: JSONPointer
    /// True where what lies within the place is broken, too: in a value of the wrong kind, not where a part is missing.
    var breaksParts = false
    /// True for a value that is wrong as a whole, so that whatever is found at its place is the same fault.
    var isOfWholeValue = false
    /// True for data that the manifest does not allow to be requested.
    var refusesRequest = false

    init(_ problem: ManifestProblem) {
        line = problem.position.line
        message = problem.message
        isError = problem.severity == .error
        pointer = problem.pointer
        breaksParts = isError && [.wrongKind, .unknownValue, .unknownProperty].contains(problem.rule)
        isOfWholeValue = [.wrongKind, .unknownValue, .needsJavaScript].contains(problem.rule)
    }

    init(_ diagnostic: CardDiagnostic, in document: JSONDocument) {
        line = document.nearestPosition(of: diagnostic.pointer).line
        message = diagnostic.message
        isError = diagnostic.severity == .error
        pointer = diagnostic.pointer
        refusesRequest = diagnostic.refusesRequest
    }

    init(_ error: JSONParseError) {
        line = error.position.line
        message = "expected \(error.expected), found \(error.found)"
        isError = true
        pointer = JSONPointer()
    }
}
