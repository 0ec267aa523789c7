import Foundation

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
    /// The size of a device's screen.
    case device
    /// The size that the view has for an unspecified proposal.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}
