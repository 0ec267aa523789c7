/// The problems of a sheet: each once, and no more than a reader can read.
struct StyleSheetProblems {
    private(set) var list: [StyleSheetError.Problem] = []
    private var known: Set<StyleSheetError.Problem> = []

    /// Bound of the list. A sheet of a stranger may consist of problems.
    static let limit = 500

    mutating func add(_ message: String, at position: StyleSheetPosition) {
        let problem = StyleSheetError.Problem(line: position.line, column: position.column, message: message)
        guard list.count < Self.limit, known.insert(problem).inserted else { return }
        list.append(problem)
    }

    mutating func add(_ problems: [StyleSheetError.Problem]) {
        for problem in problems {
            add(problem.message, at: StyleSheetPosition(line: problem.line, column: problem.column))
        }
    }

    /// A text of the sheet as a message quotes it.
    static func quoted(_ text: String) -> String { text.count > 80 ? "“\(text.prefix(80))…”" : "“\(text)”" }
}
