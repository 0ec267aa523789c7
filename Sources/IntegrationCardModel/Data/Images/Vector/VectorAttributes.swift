/// The bounds of attributes, which libraries read, copy and compare in time and memory of many times their length.
enum VectorAttributes {
    /// The greatest length in bytes of an attribute, and that of lists within filters.
    static let mostBytes = 8_192
    static let mostListBytes = 65_536

    private static let lists: Set<String> = ["values", "tableValues", "kernelMatrix"]
    /// Attributes that are read besides properties.
    private static let others: Set<String> = [
        "style", "class", "id", "x", "y", "dx", "dy", "width", "height", "r", "rx", "ry", "cx", "cy", "fx", "fy", "fr",
        "x1", "y1", "x2", "y2", "rotate", "viewBox", "preserveAspectRatio", "offset", "gradientTransform",
        "patternTransform", "gradientUnits", "patternUnits", "patternContentUnits", "maskUnits", "maskContentUnits",
        "clipPathUnits", "markerUnits", "markerWidth", "markerHeight", "refX", "refY", "orient", "spreadMethod",
        "filterUnits", "primitiveUnits", "stdDeviation", "radius", "order", "numOctaves", "baseFrequency", "in", "in2",
        "result", "lang", "space", "systemLanguage", "requiredFeatures", "requiredExtensions", "mask-type",
        "enable-background", "glyph-orientation-vertical", "vector-effect", "text-orientation",
    ]

    /// True for a property, or another attribute that makes letters be drawn with another font.
    static func isRead(_ name: String) -> Bool {
        VectorDeclarations.isProperty(name) || VectorFonts.isRelevant(name.lowercased())
    }

    /// True for a style or a property with an escape, by which functions and addresses have other letters. Names of fonts may
    /// have them.
    static func hasEscape(_ attribute: (key: String, value: String)) -> Bool {
        guard attribute.value.utf8.contains(UInt8(ascii: "\\")) else { return false }
        return attribute.key == "style" || attribute.key != "font-family" && isRead(attribute.key)
    }

    /// Checks the length of an attribute. Those of paths and data of pictures have bounds of their own, and what libraries do
    /// not read, such as `data-name`, has none.
    static func check(_ name: String, length: Int, in element: String) throws(CardDataError) {
        guard length > mostBytes else { return }
        let most = lists.contains(name) ? mostListBytes : mostBytes
        let isBounded = lists.contains(name) || others.contains(name) || isRead(name)
        let isReference = name == "href" && element != "image" && element != "feImage"
        guard !isBounded && !isReference || length <= most else {
            throw .imageRefused("its attribute “\(name)” is longer than \(most) bytes")
        }
    }
}
