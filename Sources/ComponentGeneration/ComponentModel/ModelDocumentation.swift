/// The documentation in the comment of a model protocol: of the component, and of its added view builders in lines such
/// as `- Parameter chart: A chart.`.
struct ModelDocumentation {
    private(set) var text: [String] = []
    private(set) var parameters: [String: String] = [:]

    init(_ lines: [String]) {
        var current: String?
        for line in lines {
            let words = line.drop { $0 == " " }
            if words.hasPrefix(Self.mark), let colon = words.firstIndex(of: ":") {
                let name = words[..<colon].dropFirst(Self.mark.count).split(separator: " ").joined()
                parameters[name] = Self.trimmed(words[words.index(after: colon)...])
                current = name
            } else if let name = current, line.hasPrefix(" "), !words.isEmpty {
                // An indented line goes on with the one above.
                parameters[name, default: ""] += " " + Self.trimmed(words)
            } else {
                current = nil
                text.append(line)
            }
        }
        while text.last?.isEmpty == true { text.removeLast() }
    }

    private static let mark = "- Parameter "

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
