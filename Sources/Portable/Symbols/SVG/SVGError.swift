/// An error in reading an SVG image.
package struct SVGError: Error, Hashable, CustomStringConvertible {
    /// The problem, and its location in the text.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
