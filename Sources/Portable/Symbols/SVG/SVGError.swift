/// Why an SVG picture could not be read.
package struct SVGError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, and where in the text.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
