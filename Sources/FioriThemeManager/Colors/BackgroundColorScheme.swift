/// The background that a colour is meant for.
public enum BackgroundColorScheme: Hashable, Sendable {
    /// The environment's colour scheme, light or dark.
    case device
    /// The opposite of the environment's scheme.
    case deviceInverse
    /// Always light.
    case lightConstant
    /// Always dark.
    case darkConstant
}

/// Elevation of a surface above the page.
public enum InterfaceLevel: Hashable, Sendable {
    /// The environment's level: the page, or content presented on it.
    case device
    /// The opposite of the environment's level.
    case deviceInverse
    /// Always the level of the page.
    case baseConstant
    /// Always the level of content presented on a page.
    case elevatedConstant
}

/// Contrast of colours.
public enum ColorDisplayMode: Hashable, Sendable {
    /// The contrast that the reader prefers.
    case device
    /// The opposite of the reader's preference.
    case deviceInverse
    /// Always normal contrast.
    case normalConstant
    /// Always high contrast.
    case highConstant
}
