import CoreGraphics

/// Draws display lists as pixels, for modules that do not depend on a renderer.
///
/// The module Rendering registers itself at the start of every program that links it.
package struct Rasteriser: Sendable {
    /// Draws a list.
    /// - Parameters:
    ///   - list: what is drawn.
    ///   - size: the size of the picture in points.
    ///   - scale: pixels per point.
    ///   - background: the background colour; nil for a transparent one.
    /// - Throws: an error that says why there is no picture, such as one that is too large.
    package typealias Image =
        @Sendable (_ list: DisplayList, _ size: CGSize, _ scale: CGFloat, _ background: RGBAColor?) throws -> CGImage

    /// Draws a list into a context whose y points up.
    /// - Parameters:
    ///   - list: what is drawn.
    ///   - context: the context; the list's upper left corner is placed at the height of `size` above its origin.
    ///   - size: the size of the list in points.
    ///   - scale: pixels per point of the parts that a page of vectors cannot express.
    package typealias Draw =
        @Sendable (_ list: DisplayList, _ context: CGContext, _ size: CGSize, _ scale: CGFloat) -> Void

    /// The rasteriser of the process; nil in a program that links no renderer. Set once, before `main()` runs.
    nonisolated(unsafe) package static var registered: Rasteriser?

    package let image: Image
    package let draw: Draw

    package init(image: @escaping Image, draw: @escaping Draw) {
        self.image = image
        self.draw = draw
    }
}
