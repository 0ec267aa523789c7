import Foundation

/// The largest finite number that a `Float` can hold.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension CGFloat {
    /// The value of a number object, rounded to the nearest one that can be held.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
