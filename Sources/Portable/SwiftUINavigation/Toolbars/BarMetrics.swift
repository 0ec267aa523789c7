import SwiftUICore

enum BarMetrics {
    /// The height of navigation bars and toolbars, in points.
    static let height: CGFloat = 44
}

/// Bars in windows as low as that of a phone that lies on its side (UIKit).
extension EnvironmentValues {
    var allowsLargeTitles: Bool { !isVerticallyCompact }

    /// Height of navigation bars and toolbars, in points: 44, and 32 in low windows.
    var barHeight: CGFloat { isVerticallyCompact ? 32 : BarMetrics.height }

    /// Height of tab bars, in points: 49 (Human Interface Guidelines), and 32 in low windows.
    package var tabBarHeight: CGFloat { isVerticallyCompact ? 32 : 49 }
}
