@_spi(Floors) import SwiftUICore
import CoreGraphics

extension ViewHost {
    /// The text of the tooltip for a pointer at a point of the picture: that of the innermost view with one.
    package func help(at point: CGPoint) -> String? {
        guard let box = root.hitTest(point) else { return nil }
        return box.helpText ?? box.nearestAncestor { $0.helpText }
    }
}
