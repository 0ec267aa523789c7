/// A function that `CGPath.apply(info:function:)` calls with each element.
// No `@convention(c)`, because the elements are no type of C here; functions that capture nothing are written alike.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a function with each element in order, and with a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
