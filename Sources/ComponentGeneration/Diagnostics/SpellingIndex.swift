import ToolBasics

/// The names that misspelt ones are compared with. A run answers a bounded number of them, so that thousands of unknown
/// names cost no more than reading them: nobody reads that many suggestions.
final class SpellingIndex: Sendable {
    /// The number of unknown names for which a run looks for suggestions.
    static let mostSuggestions = 100

    private let answers = Locked<[String: String?]>([:])

    /// The nearest of `candidates`, which are the same each time; nil for names beyond the bound.
    func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> String? {
        answers.withLock { answers in
            if let known = answers[name] { return known }
            guard answers.count < Self.mostSuggestions else { return nil }
            let nearest = Spelling.nearest(to: name, among: candidates())
            answers[name] = .some(nearest)
            return nearest
        }
    }
}
