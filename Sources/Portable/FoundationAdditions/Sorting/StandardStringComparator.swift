import Foundation

/// Compares strings by localised rules, like lists of the system, or by their characters.
///
/// Apple's `String.StandardComparator` has these cases. Foundation on Linux has that type with `.lexical` only, and its
/// storage cannot represent others; so the localised comparisons are values of this type, which is used where Apple's
/// API takes the other one. Its name is not part of the API.
public struct _StandardStringComparator: SortComparator, Codable, Sendable {
    private enum Rule: String, Codable { case localizedStandard, localized, lexical }

    private let rule: Rule
    public var order: SortOrder

    private init(rule: Rule) {
        self.rule = rule
        order = .forward
    }

    /// The same comparison with another sort order.
    public init(_ base: _StandardStringComparator, order: SortOrder = .forward) {
        rule = base.rule
        self.order = order
    }

    /// The order of file lists: by the rules of the user's language, ignoring case at first, and numbers within strings
    /// by their value.
    public static let localizedStandard = Self(rule: .localizedStandard)
    /// The order of the user's language.
    public static let localized = Self(rule: .localized)
    /// The order of the characters' values.
    public static let lexical = Self(rule: .lexical)

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result: ComparisonResult =
            switch rule {
            case .localizedStandard: lhs.localizedStandardCompare(rhs)
            case .localized: lhs.localizedCompare(rhs)
            case .lexical: lhs < rhs ? .orderedAscending : lhs == rhs ? .orderedSame : .orderedDescending
            }
        switch (order, result) {
        case (.forward, _), (_, .orderedSame): return result
        case (.reverse, .orderedAscending): return .orderedDescending
        case (.reverse, .orderedDescending): return .orderedAscending
        }
    }
}

extension SortComparator where Self == _StandardStringComparator {
    /// The order of file lists: by the rules of the user's language, and numbers within strings by their value.
    public static var localizedStandard: Self { _StandardStringComparator.localizedStandard }

    /// The order of the user's language.
    public static var localized: Self { _StandardStringComparator.localized }
}

extension KeyPathComparator {
    /// Compares strings in the order of file lists, as this initialiser does on Apple's systems.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: _StandardStringComparator(.localizedStandard, order: order))
    }
}
