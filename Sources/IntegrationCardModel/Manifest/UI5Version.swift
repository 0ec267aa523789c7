/// A version of UI5: the numbers before and after the first dot. Patches bring no properties.
struct UI5Version: Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    /// Reads "1.112" or "1.112.3"; nil for other texts.
    init?(_ text: String) {
        let numbers = text.split(separator: ".").prefix(2).map { Int($0) }
        guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else { return nil }
        (self.major, self.minor) = (major, minor)
    }

    /// Reads the property `minUI5Version`, which is one version or a list with one for each major version.
    init?(least value: JSONValue?) {
        let texts = value?.stringValue.map { [$0] } ?? value?.arrayValue?.compactMap(\.stringValue) ?? []
        guard let least = texts.compactMap({ UI5Version($0) }).min() else { return nil }
        self = least
    }

    var description: String { "\(major).\(minor)" }

    static func < (left: UI5Version, right: UI5Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
