import Foundation

/// A text of a template, parsed once however often it is expanded.
struct TemplateText {
    /// A piece of the text.
    enum Part {
        case literal(String)
        /// An expression and its text, which stays where the expression is undefined.
        case expression(TemplateExpression, source: String)
    }

    private(set) var parts: [Part] = []
    /// The expressions that cannot be read, which stay as they are written.
    private(set) var problems: [(message: String, offset: Int)] = []
    /// The steps of parsing: one for each four bytes that are read, those of broken expressions as often as they are.
    private(set) var steps = 1

    /// The most broken expressions that are named in one text.
    static let mostProblems = 10

    /// Parses a text.
    init(_ text: String, maximumDepth: Int) {
        var cursor = BindingCursor(text)
        var literal = ""
        var start = 0
        while cursor.offset < cursor.bytes.count {
            if let escaped = cursor.skipTemplateEscape() {
                literal += cursor.text(start..<escaped.lowerBound)
                start = escaped.upperBound
                continue
            }
            guard cursor.current == UInt8(ascii: "$"), cursor.peek(1) == UInt8(ascii: "{") else {
                cursor.offset += 1
                continue
            }
            let opening = cursor.offset
            cursor.offset += 2
            do throws(BindingSyntaxError) {
                let expression = try TemplateExpressionParser.parse(&cursor, maximumDepth: maximumDepth)
                literal += cursor.text(start..<opening)
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.expression(expression, source: cursor.text(opening..<cursor.offset)))
                steps += 1 + (cursor.offset - opening) / 4
                start = cursor.offset
            } catch {
                if problems.count < Self.mostProblems { problems.append((error.description, error.offset)) }
                steps += 1 + (cursor.offset - opening) / 4
                cursor.offset = opening + 2
            }
        }
        steps += cursor.bytes.count / 16
        literal += cursor.text(start..<cursor.bytes.count)
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// True if a text may hold an expression.
    static func hasExpression(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return false }
            var start = 0
            while start + 1 < bytes.count, let found = memchr(base + start, 0x24, bytes.count - start - 1) {
                start = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
                if bytes[start] == UInt8(ascii: "{") { return true }
            }
            return false
        }
    }

    /// The expression that is the whole text, whose value keeps its type.
    var onlyExpression: TemplateExpression? {
        guard parts.count == 1, case .expression(let expression, _) = parts[0] else { return nil }
        return expression
    }
}
