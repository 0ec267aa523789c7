/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard
    case increased
}

/// The available space along an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

/// The reading direction.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

/// The scaling of content with an aspect ratio to a frame.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size that fits in the frame.
    case fit
    /// The smallest size that fills the frame.
    case fill
}

/// The preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True for the accessibility sizes, at which layouts turn vertical.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
    /// The index of the size, from 0 for the smallest.
    var step: Int { Self.allCases.firstIndex(of: self)! }
}

extension EnvironmentValues {
    /// True for windows as low as that of a phone that lies on its side.
    package var isVerticallyCompact: Bool { verticalSizeClass == .compact }
}
