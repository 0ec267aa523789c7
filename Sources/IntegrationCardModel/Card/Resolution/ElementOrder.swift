import Foundation

/// The order of elements by one of their values, as in UI5: texts by the rules of the language regardless of case,
/// numbers by size, missing values last. Descending is the reverse. Equal elements keep their order.
struct ElementOrder: Sendable {
    let locale: Locale
    let descends: Bool

    func sort<Element>(_ elements: [Element], by value: (Element) -> JSONValue?) -> [Element] {
        let keys = elements.map(value)
        let indices = keys.indices.sorted { left, right in
            switch compare(keys[left], keys[right]) {
            case .orderedSame: left < right
            case .orderedAscending: !descends
            case .orderedDescending: descends
            }
        }
        return indices.map { elements[$0] }
    }

    private func compare(_ left: JSONValue?, _ right: JSONValue?) -> ComparisonResult {
        let (isLeftMissing, isRightMissing) = (left?.isNull ?? true, right?.isNull ?? true)
        if isLeftMissing || isRightMissing {
            if isLeftMissing && isRightMissing { return .orderedSame }
            return isLeftMissing ? .orderedDescending : .orderedAscending
        }
        if case .string(let first)? = left, case .string(let second)? = right { return compare(first, second) }
        let (first, second) = (Self.number(left), Self.number(right))
        if first < second { return .orderedAscending }
        return first > second ? .orderedDescending : .orderedSame
    }

    private func compare(_ first: String, _ second: String) -> ComparisonResult {
        if first == second { return .orderedSame }
        let folded = Self.folded(first).compare(Self.folded(second))
        if folded != .orderedSame { return folded }
        return first.compare(second, options: .caseInsensitive, range: nil, locale: locale)
    }

    /// The text without case and accents, by which texts are ordered first.
    private static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 }
            ? text.lowercased() : text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private static func number(_ value: JSONValue?) -> Double {
        switch value {
        case .number(let number)?: number
        case .bool(let bool)?: bool ? 1 : 0
        case .string(let text)?: JavaScriptNumber.parse(text)
        default: .nan
        }
    }
}
