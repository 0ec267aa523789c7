/// What happened in a test, line by line, in the order in which it did.
final class Journal {
    var lines: [String] = []
    private let skipsRepetitions: Bool

    /// - Parameter skipsRepetitions: whether a line that is the same as the last one is left out.
    init(skippingRepetitions skipsRepetitions: Bool = false) { self.skipsRepetitions = skipsRepetitions }

    func callAsFunction(_ line: String) {
        if !skipsRepetitions || lines.last != line { lines.append(line) }
    }

    /// The lines so far, which are then forgotten.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
