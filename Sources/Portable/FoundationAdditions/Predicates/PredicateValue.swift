import Foundation

/// A value in the form in which predicates compare it.
enum PredicateValue {
    case null
    case text(String)
    case integer(Int)
    case number(Double)
    case date(Date)
    case list([PredicateValue])
    /// A value that is only equal to others, or has keys.
    case other(Any)

    init(_ value: Any?) {
        guard let value else {
            self = .null
            return
        }
        switch value {
        case let value as PredicateValue: self = value
        case let value as String: self = .text(value)
        case let value as Substring: self = .text(String(value))
        case let value as NSString: self = .text(value as String)
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger: self = Int(exactly: value).map { .integer($0) } ?? .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
        case let value as NSNumber:
            self = Int(exactly: value.doubleValue).map { .integer($0) } ?? .number(value.doubleValue)
        case let value as Date: self = .date(value)
        case let value as NSDate: self = .date(value as Date)
        case is NSNull: self = .null
        case let value as NSArray: self = .list(value.map { PredicateValue($0) })
        case let value as NSSet: self = .list(value.map { PredicateValue($0) })
        case let value as [Any]: self = .list(value.map { PredicateValue($0) })
        default:
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional: self = PredicateValue(mirror.children.first?.value)
            case .collection, .set: self = .list(mirror.children.map { PredicateValue($0.value) })
            default: self = .other(value)
            }
        }
    }

    /// The elements of a list.
    var elements: [PredicateValue]? {
        if case .list(let elements) = self { elements } else { nil }
    }

    /// The value as a number.
    var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .date(let value): value.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    func equals(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.text(let first), .text(let second)):
            return options.isEmpty ? first == second : first.compare(second, options: options) == .orderedSame
        case (.integer(let first), .integer(let second)): return first == second
        case (.date, .date), (.integer, .number), (.number, .integer), (.number, .number): return double == other.double
        case (.list(let first), .list(let second)):
            return first.count == second.count && zip(first, second).allSatisfy { $0.equals($1, options) }
        case (.other(let first), .other(let second)):
            if let first = first as? NSObject { return first.isEqual(second) }
            if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
            return false
        default: return false
        }
    }

    /// The order of two values, or nil if they have none.
    func order(_ other: PredicateValue, _ options: String.CompareOptions) -> ComparisonResult? {
        switch (self, other) {
        case (.text(let first), .text(let second)): return first.compare(second, options: options)
        case (.date, .date), (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number):
            guard let first = double, let second = other.double else { return nil }
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        default: return nil
        }
    }

    /// Tells whether a list has an element, or a text a part.
    func contains(_ other: PredicateValue, _ options: String.CompareOptions) -> Bool {
        switch (self, other) {
        case (.text(let text), .text(let part)): part.isEmpty || text.range(of: part, options: options) != nil
        case (.list(let elements), _): elements.contains { $0.equals(other, options) }
        default: false
        }
    }
}
