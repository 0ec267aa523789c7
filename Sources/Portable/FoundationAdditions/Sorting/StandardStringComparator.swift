import Foundation

/// Compares texts as lists of the system do, or by their characters.
///
/// Apple's `String.StandardComparator` has these cases. Foundation on Linux has that type with `.lexical` alone, and its
/// storage cannot say more; so the localised comparisons are values of this type, which stands where Apple's API takes
/// the other one. It is not meant to be named.
public struct _StandardStringComparator: SortComparator, Codable, Sendable {
    private enum Rule: String, Codable { case localizedStandard, localized, lexical }

    private let rule: Rule
    public var order: SortOrder

    private init(rule: Rule) {
        self.rule = rule
        order = .forward
    }

    /// The same comparison in another order.
    public init(_ base: _StandardStringComparator, order: SortOrder = .forward) {
        rule = base.rule
        self.order = order
    }

    /// As file lists are sorted: by the rules of the reader's language, without regard to case first, and numbers within
    /// texts by their value.
    public static let localizedStandard = Self(rule: .localizedStandard)
    /// By the rules of the reader's language.
    public static let localized = Self(rule: .localized)
    /// By the values of the characters.
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
    /// As file lists are sorted: by the rules of the reader's language, and numbers within texts by their value.
    public static var localizedStandard: Self { _StandardStringComparator.localizedStandard }

    /// By the rules of the reader's language.
    public static var localized: Self { _StandardStringComparator.localized }
}

extension KeyPathComparator {
    /// Compares texts as lists of the system do, as this initialiser does on Apple's systems.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: _StandardStringComparator(.localizedStandard, order: order))
    }
}
