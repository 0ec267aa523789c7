/// How an open end of a stroked line looks.
public enum CGLineCap: Int32, Sendable {
    /// Cut square, exactly at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Cut square, half a line width beyond the end point.
    case square = 2
}

/// How two segments of a stroked line meet.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, as long as the miter limit allows.
    case miter = 0
    /// A circle around the corner point.
    case round = 1
    /// The corner cut off.
    case bevel = 2
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside when the path winds around the point at least once in total.
    case winding = 0
    /// Inside when a ray from the point crosses the path an odd number of times.
    case evenOdd = 1
}

/// How sharply images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}
