import SwiftUI

nonisolated private struct SplitPercentKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
}

nonisolated private struct NumberOfLinesKey: EnvironmentKey {
    static let defaultValue = 5
}

nonisolated extension EnvironmentValues {
    /// Which part of its width an object gives to its first column in regular width, 0 to 1; nil for half, the standard.
    public var splitPercent: CGFloat? {
        get { self[SplitPercentKey.self] }
        set { self[SplitPercentKey.self] = newValue }
    }

    /// How many symbols an ``IconStack`` shows at most; 5 by default.
    public var numberOfLines: Int {
        get { self[NumberOfLinesKey.self] }
        set { self[NumberOfLinesKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Divides the columns of objects in regular width.
    /// - Parameter percent: Which part of the width the first column gets, 0 to 1; nil for half, the standard.
    public func splitPercent(_ percent: CGFloat?) -> some View { environment(\.splitPercent, percent) }
}
