/// Lines of two words, in the order of the bytes of their first ones.
///
/// A line is found by halving the text: a picture asks for a few of hundreds, and to read all takes longer than to draw them.
struct SortedLines: Sendable {
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The first words, in order.
    var names: [String] { text.split(separator: "\n").map { line in String(line.prefix { $0 != " " }) } }

    /// The second words, in the order of the first ones.
    var words: [String] { names.compactMap { self[$0] } }

    /// The second word of a line; nil where no line has the name.
    subscript(name: String) -> String? {
        var (text, name) = (text, name)
        return text.withUTF8 { text in name.withUTF8 { name in Self.word(after: name, in: text) } }
    }

    private static func word(after name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> String? {
        var rest = 0..<text.count
        while !rest.isEmpty {
            var start = rest.lowerBound + rest.count / 2
            while start > rest.lowerBound, text[start - 1] != newline { start -= 1 }
            let end = text[start..<rest.upperBound].firstIndex(of: newline) ?? rest.upperBound
            let line = text[start..<end]
            let first = line.prefix { $0 != space }
            if first.elementsEqual(name) {
                return String(decoding: line[first.endIndex...].drop { $0 == space }, as: UTF8.self)
            }
            if first.lexicographicallyPrecedes(name) {
                rest = min(end + 1, rest.upperBound)..<rest.upperBound
            } else {
                rest = rest.lowerBound..<start
            }
        }
        return nil
    }
}
