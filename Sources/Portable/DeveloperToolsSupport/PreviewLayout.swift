import Foundation

/// The room that a preview gives a view.
public enum PreviewLayout: Sendable {
    /// A screen.
    case device
    /// As much as the view wants.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}
