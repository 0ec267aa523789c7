/// The events of a test, line by line, in their order.
final class Journal {
    var lines: [String] = []
    private let skipsRepetitions: Bool

    /// - Parameter skipsRepetitions: true to leave out a line that repeats the last one.
    init(skippingRepetitions skipsRepetitions: Bool = false) { self.skipsRepetitions = skipsRepetitions }

    func callAsFunction(_ line: String) {
        if !skipsRepetitions || lines.last != line { lines.append(line) }
    }

    /// Returns the lines so far, and clears the journal.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
