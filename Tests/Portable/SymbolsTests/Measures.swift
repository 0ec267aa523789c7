import CoreGraphics
import Foundation

@testable import Symbols

extension Contour {
    /// The enclosed area, positive if the outline runs clockwise on the screen, from 64 chords per curve.
    var signedArea: CGFloat {
        var area: CGFloat = 0
        for curve in curves {
            let steps = curve.isLine ? 1 : 64
            for step in 0..<steps {
                let a = curve.point(at: CGFloat(step) / CGFloat(steps))
                let b = curve.point(at: CGFloat(step + 1) / CGFloat(steps))
                area += (a.x * b.y - b.x * a.y) / 2
            }
        }
        return area
    }
}

extension CGFloat {
    /// True if two numbers are the same except for rounding.
    func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { (self - other).magnitude <= tolerance }
}

extension CGPoint {
    func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
        x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
    }
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
        origin.isClose(to: other.origin, within: tolerance)
            && width.isClose(to: other.width, within: tolerance)
            && height.isClose(to: other.height, within: tolerance)
    }
}
