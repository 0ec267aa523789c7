import SwiftUI

/// A short text, or a picture in its place.
nonisolated public enum TextOrIcon: Equatable, Sendable {
    /// A text.
    case text(String)
    /// A picture; assistive technology reads the name that it was made with.
    case icon(Image)
}
