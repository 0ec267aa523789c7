/// The bounds of attributes, which libraries read, copy and compare in time and memory of many times their length.
enum VectorAttributes {
    /// The greatest length in bytes of an attribute, and that of one which is read once and not copied: lists within filters,
    /// places of letters, styles with what libraries do not keep.
    static let mostBytes = 8_192
    static let mostListBytes = 65_536

    private static let lists: Set<String> = ["values", "tableValues", "kernelMatrix", "style"]
    private static let placesOfLetters: Set<String> = ["x", "y", "dx", "dy", "rotate"]
    private static let texts: Set<String> = ["text", "tspan"]
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

    /// True for a property that libraries keep, or may keep.
    static func isKept(_ name: String) -> Bool {
        isRead(name) || others.contains(name) || name == "line-height" || name == "white-space"
    }

    /// True for an attribute that is read once, by one pass.
    private static func isLinear(_ name: String, in element: String) -> Bool {
        lists.contains(name) || texts.contains(element) && placesOfLetters.contains(name)
            || name == "href" && element == "a"
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
        let most = isLinear(name, in: element) ? mostListBytes : mostBytes
        let isBounded = lists.contains(name) || others.contains(name) || isRead(name)
        let isReference = name == "href" && element != "image" && element != "feImage"
        guard !isBounded && !isReference || length <= most else {
            throw .imageRefused("its attribute “\(name)” is longer than \(most) bytes")
        }
    }
}
