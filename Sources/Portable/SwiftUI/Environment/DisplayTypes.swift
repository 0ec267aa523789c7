/// Whether the interface is drawn for a bright or a dark surrounding.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

/// How much colours differ from each other.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard
    case increased
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

/// The direction in which a page is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Whether text is drawn heavier for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

/// How a picture is brought to the shape of its frame.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits.
    case fit
    /// As small as fills.
    case fill
}

/// The reader's preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes beyond the usual ones, at which layouts turn vertical.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
