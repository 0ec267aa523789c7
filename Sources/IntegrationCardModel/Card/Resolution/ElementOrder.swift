import Foundation

/// The order of elements by one of their values, as in UI5: texts by the rules of the language regardless of case,
/// numbers by size, missing values last. Descending is the reverse. Equal elements keep their order.
struct ElementOrder: Sendable {
    let locale: Locale
    let descends: Bool

    func sort<Element>(_ elements: [Element], by value: (Element) -> JSONValue?) -> [Element] {
        // Texts are folded once, not for each comparison.
        let keys = elements.map { Key(value($0)) }
        let indices = keys.indices.sorted { left, right in
            switch compare(keys[left], keys[right]) {
            case .orderedSame: left < right
            case .orderedAscending: !descends
            case .orderedDescending: descends
            }
        }
        return indices.map { elements[$0] }
    }

    /// A value by which elements are ordered.
    private struct Key {
        let value: JSONValue?
        /// The text without case and accents; empty for other values.
        let folded: String

        init(_ value: JSONValue?) {
            self.value = value
            folded = if case .string(let text)? = value { ElementOrder.folded(text) } else { "" }
        }
    }

    private func compare(_ left: Key, _ right: Key) -> ComparisonResult {
        let (isLeftMissing, isRightMissing) = (left.value?.isNull ?? true, right.value?.isNull ?? true)
        if isLeftMissing || isRightMissing {
            if isLeftMissing && isRightMissing { return .orderedSame }
            return isLeftMissing ? .orderedDescending : .orderedAscending
        }
        if case .string(let first)? = left.value, case .string(let second)? = right.value {
            let folded = left.folded.compare(right.folded)
            guard folded == .orderedSame, first != second else { return folded }
            return first.compare(second, options: .caseInsensitive, range: nil, locale: locale)
        }
        let (first, second) = (Self.number(left.value), Self.number(right.value))
        if first < second { return .orderedAscending }
        return first > second ? .orderedDescending : .orderedSame
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
