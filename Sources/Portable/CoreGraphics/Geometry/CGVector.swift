import Foundation

/// A displacement: a direction and a length, without a place.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The horizontal part, in points.
    public var dx: CGFloat
    /// The vertical part, in points.
    public var dy: CGFloat

    /// The vector of length zero.
    public static var zero: CGVector { CGVector() }

    /// Makes the vector of length zero.
    public init() {
        dx = 0
        dy = 0
    }

    /// Makes a vector from its parts, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
