import Foundation

/// A displacement: a direction and a length, without a position.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The horizontal component, in points.
    public var dx: CGFloat
    /// The vertical component, in points.
    public var dy: CGFloat

    /// The zero vector.
    public static var zero: CGVector { CGVector() }

    /// Makes the zero vector.
    public init() {
        dx = 0
        dy = 0
    }

    /// Makes a vector from its components, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
