import SwiftUI

nonisolated private struct SplitPercentKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

nonisolated private struct NumberOfLinesKey: EnvironmentKey {
    static let defaultValue = 5
}

nonisolated private struct TagLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

nonisolated extension EnvironmentValues {
    /// Share of an object's width that its first column takes in regular width, 0 to 1; nil for the standard of 0.5.
    public var splitPercent: CGFloat? {
        get { self[SplitPercentKey.self] }
        set { self[SplitPercentKey.self] = newValue }
    }

    /// Maximum number of symbols in an `IconStack`; 5 by default.
    public var numberOfLines: Int {
        get { self[NumberOfLinesKey.self] }
        set { self[NumberOfLinesKey.self] = newValue }
    }

    /// The number of tags that a `TagStack` shows; nil for all.
    package var tagLimit: Int? {
        get { self[TagLimitKey.self] }
        set { self[TagLimitKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the share of the first column of objects in regular width.
    /// - Parameter percent: Share of the width that the first column takes, 0 to 1; nil for the standard of 0.5.
    public func splitPercent(_ percent: CGFloat?) -> some View { environment(\.splitPercent, percent) }

    /// Limits the number of tags that each `TagStack` of a subtree shows. A last tag counts the others: "+3".
    /// - Parameter limit: Maximum number of tags, 0 or more; nil for all.
    public func tagLimit(_ limit: Int?) -> some View {
        environment(\.tagLimit, limit.map { max($0, 0) })
    }
}
