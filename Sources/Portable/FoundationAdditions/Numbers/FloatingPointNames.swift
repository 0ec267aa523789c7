import Foundation

/// The greatest finite value of `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension CGFloat {
    /// Converts a number object, rounded to the nearest representable value.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
