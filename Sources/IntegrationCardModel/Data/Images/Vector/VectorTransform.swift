import Foundation

/// The greatest factors by which transformations enlarge what they are applied to.
enum VectorTransform {
    /// The factor of a list such as `translate(3) scale(2, 4)`, of an attribute or of a style.
    static func factor(of text: String) -> Double {
        guard text.contains("(") else { return 1 }
        var factor = 1.0
        for part in text.lowercased().split(separator: ")") {
            let numbers = VectorElement.numbers(in: String(part))
            if part.contains("matrix") {
                // The last two of six numbers move only.
                let squares = (numbers.count == 6 ? Array(numbers.prefix(4)) : numbers).reduce(0) { $0 + $1 * $1 }
                factor *= max(squares.squareRoot(), 0.001)
            } else if part.contains("scale") {
                factor *= max(numbers.map(abs).max() ?? 1, 0.001)
            } else if part.contains("skew") {
                let isDegrees = !["rad", "turn"].contains { part.contains($0) }
                for angle in numbers { factor *= isDegrees ? 1 + abs(tan(angle * .pi / 180)) : 1e9 }
            }
        }
        return factor
    }

    /// The parts of a list that turn, scale and skew, without those that move only, in lower case. Empty without any.
    static func linearPart(of text: String) -> String {
        guard text.contains("(") else { return "" }
        var result = ""
        for part in text.lowercased().split(separator: ")") where !part.contains("translate") {
            let numbers = VectorElement.numbers(in: String(part))
            let name = part.prefix { $0 != "(" }.filter(\.isLetter)
            let count = name == "rotate" ? 1 : name == "matrix" ? 4 : numbers.count
            // Units stay in the text of functions that have others than degrees.
            let rest = part.hasSuffix("deg") || part.last?.isLetter != true ? "" : String(part)
            result += "\(name)(\(numbers.prefix(count)))\(rest)"
        }
        return result
    }
}
