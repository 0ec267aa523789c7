import SwiftUI

/// Appearance of a ``DimensionSelector``'s segment in a state; nil for the defaults of the state.
nonisolated public struct SegmentAttributes: Equatable, Sendable {
    /// The colour of the title.
    public var textColor: Color?
    /// The font of the title.
    public var font: Font?
    /// The colour of the line around the segment.
    public var borderColor: Color?
    /// The thickness of the line around the segment, in points.
    public var borderWidth: CGFloat?
    /// The colour of the segment.
    public var backgroundColor: Color?

    /// - Parameters:
    ///   - textColor: The colour of the title.
    ///   - font: The font of the title.
    ///   - borderColor: The colour of the line around the segment.
    ///   - borderWidth: The thickness of the line around the segment, in points.
    ///   - backgroundColor: The colour of the segment.
    public init(
        textColor: Color? = nil, font: Font? = nil, borderColor: Color? = nil, borderWidth: CGFloat? = nil,
        backgroundColor: Color? = nil
    ) {
        self.textColor = textColor
        self.font = font
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.backgroundColor = backgroundColor
    }
}

/// Width mode of a ``DimensionSelector``'s segments.
nonisolated public enum SegmentWidthMode: Equatable, Sendable {
    /// Segments as wide as their titles.
    case intrinsic
    /// Segments of the same width that fill the proposal; they scroll if their titles do not fit.
    case equal
    /// Segments as wide as the widest title.
    case maximum
    /// Segments of this width, in points.
    case fixed(CGFloat)
}
