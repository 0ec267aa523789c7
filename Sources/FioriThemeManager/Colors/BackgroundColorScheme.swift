/// The background that a colour is meant for.
public enum BackgroundColorScheme: Hashable, Sendable {
    /// That of the place: light or dark as the environment says.
    case device
    /// The opposite of that of the place.
    case deviceInverse
    /// A light one, wherever the view stands.
    case lightConstant
    /// A dark one, wherever the view stands.
    case darkConstant
}

/// How far a surface is lifted above the page.
public enum InterfaceLevel: Hashable, Sendable {
    /// As the place: the page, or what is presented on it.
    case device
    /// The opposite of that of the place.
    case deviceInverse
    /// The page, wherever the view stands.
    case baseConstant
    /// What is presented on a page, wherever the view stands.
    case elevatedConstant
}

/// How strong contrasts are.
public enum ColorDisplayMode: Hashable, Sendable {
    /// As the reader prefers.
    case device
    /// The opposite of what the reader prefers.
    case deviceInverse
    /// Normal, whatever the reader prefers.
    case normalConstant
    /// High, whatever the reader prefers.
    case highConstant
}
