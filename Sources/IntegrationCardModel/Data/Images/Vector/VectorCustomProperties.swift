import Foundation

/// The custom properties of CSS that an element has, those of the elements around it among them.
///
/// Values are bounded, so that those of values do not grow: longer ones are not valid, as CSS permits ("CSS Custom
/// Properties for Cascading Variables", section 3.3), and neither are those that refer to themselves.
struct VectorCustomProperties {
    /// A property as it is written, such as `--c` with `var(--d, red)`.
    typealias Definition = (name: String, value: ArraySlice<UInt8>)

    /// The greatest length of a value in bytes.
    static let mostLength = 1_000
    /// The greatest number of properties of an element.
    static let mostCount = 100
    /// The greatest depth of values within values, and of fallbacks within fallbacks.
    private static let mostDepth = 16

    private var values: [String: [UInt8]] = [:]

    /// The properties with those that an element defines; of several with a name the last one counts.
    func adding(_ definitions: [Definition]) -> VectorCustomProperties {
        var resolution = Resolution(outer: self)
        for definition in definitions.suffix(Self.mostCount) { resolution.raw[definition.name] = definition.value }
        var result = self
        for name in resolution.raw.keys.sorted() {
            let value = resolution.value(name)
            if result.values[name] != nil || result.values.count < Self.mostCount { result.values[name] = value }
        }
        return result
    }

    /// A value with those of the properties in the place of each `var()`; nil for one that is not valid.
    func resolved(_ value: ArraySlice<UInt8>) -> [UInt8]? { Self.substituted(value) { values[$0] } }

    // MARK: References

    private static let function = Array("var(".utf8)

    /// True if a value has a `var()`.
    static func hasReference(_ value: ArraySlice<UInt8>) -> Bool { value.firstRange(of: function) != nil }

    private static func substituted(
        _ text: ArraySlice<UInt8>, depth: Int = 0, _ value: (String) -> [UInt8]?
    ) -> [UInt8]? {
        guard depth <= mostDepth else { return nil }
        var result: [UInt8] = []
        var rest = text
        while let start = rest.firstRange(of: function) {
            result += rest[..<start.lowerBound]
            guard let end = end(of: rest[start.upperBound...]) else { return nil }
            let arguments = rest[start.upperBound..<end]
            let name = String(decoding: arguments.prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            guard name.hasPrefix("--") else { return nil }
            if let known = value(name) {
                result += known
            } else {
                guard let comma = arguments.firstIndex(of: UInt8(ascii: ",")),
                    let fallback = substituted(arguments[(comma + 1)...], depth: depth + 1, value)
                else { return nil }
                result += fallback.drop { $0 <= 0x20 }
            }
            guard result.count <= mostLength else { return nil }
            rest = rest[(end + 1)...]
        }
        result += rest
        return result.count <= mostLength ? result : nil
    }

    /// The place of the parenthesis that closes the one in front of a text.
    private static func end(of text: ArraySlice<UInt8>) -> Int? {
        var depth = 1
        for index in text.indices {
            if text[index] == UInt8(ascii: "(") { depth += 1 }
            if text[index] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    // MARK: Properties that refer to each other

    /// The properties of an element, each resolved once.
    private struct Resolution {
        let outer: VectorCustomProperties
        var raw: [String: ArraySlice<UInt8>] = [:]
        private var known: [String: [UInt8]?] = [:]
        private var active: [String] = []
        private var circular: Set<String> = []

        init(outer: VectorCustomProperties) { self.outer = outer }

        mutating func value(_ name: String) -> [UInt8]? {
            guard let text = raw[name] else { return outer.values[name] }
            if let value = known[name] { return value }
            if let place = active.firstIndex(of: name) {
                circular.formUnion(active[place...])
                return nil
            }
            guard active.count < VectorCustomProperties.mostDepth else { return nil }
            active.append(name)
            var value: [UInt8]?
            switch String(decoding: text, as: UTF8.self) {
            case "initial": value = nil
            case "inherit", "unset": value = outer.values[name]
            default: value = VectorCustomProperties.substituted(text) { self.value($0) }
            }
            active.removeLast()
            if circular.contains(name) { value = nil }
            known[name] = .some(value)
            return value
        }
    }
}
