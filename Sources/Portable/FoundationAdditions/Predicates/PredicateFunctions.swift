import Foundation

/// The functions and collection operators that formats have.
enum PredicateFunctions {
    static func isKnown(_ name: String) -> Bool { known.contains(name.lowercased()) }

    private static let known: Set<String> = [
        "count", "sum", "avg", "average", "min", "max", "abs", "sqrt", "ceiling", "floor", "trunc", "lowercase",
        "uppercase", "length", "now", "unionofobjects", "distinctunionofobjects",
    ]

    static func value(_ name: String, _ arguments: [PredicateValue]) -> PredicateValue {
        let name = name.lowercased()
        if name == "now" { return .date(Date()) }
        guard let first = arguments.first else { return .null }
        let elements = first.elements ?? arguments
        let numbers = elements.compactMap(\.double)
        switch name {
        case "count": return .integer(elements.count)
        case "sum": return number(numbers.reduce(0, +))
        case "avg", "average": return numbers.isEmpty ? .null : number(numbers.reduce(0, +) / Double(numbers.count))
        case "min": return elements.min { $0.order($1, []) == .orderedAscending } ?? .null
        case "max": return elements.max { $0.order($1, []) == .orderedAscending } ?? .null
        case "distinctunionofobjects":
            return .list(
                elements.reduce(into: []) { known, next in
                    if !known.contains(where: { $0.equals(next, []) }) { known.append(next) }
                })
        case "unionofobjects": return first
        case "lowercase", "uppercase", "length":
            guard case .text(let text) = first else { return .null }
            return name == "length"
                ? .integer(text.utf16.count) : .text(name == "lowercase" ? text.lowercased() : text.uppercased())
        default:
            guard let value = first.double else { return .null }
            switch name {
            case "abs": return number(abs(value))
            case "sqrt": return number(value.squareRoot())
            case "ceiling": return number(value.rounded(.up))
            case "floor": return number(value.rounded(.down))
            case "trunc": return number(value.rounded(.towardZero))
            default: preconditionFailure("NSPredicate(format:) has no function named \(name)")
            }
        }
    }

    private static func number(_ value: Double) -> PredicateValue {
        Int(exactly: value).map { .integer($0) } ?? .number(value)
    }
}
