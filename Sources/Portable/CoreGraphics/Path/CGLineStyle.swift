/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// Squared off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Squared off half a line width beyond the end point.
    case square = 2
}

/// The shape of the joins of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter = 0
    /// A circle around the corner point.
    case round = 1
    /// A cut-off corner.
    case bevel = 2
}

/// The rule for points inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside if the path's winding number around the point is not zero.
    case winding = 0
    /// Inside if a ray from the point crosses the path an odd number of times.
    case evenOdd = 1
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}
