import Foundation

/// The custom properties of CSS in SVG pictures, written out where `var()` refers to them: libraries do not know them, and
/// paint what has such a colour black.
///
/// Properties are those of rules with selectors of one element (`:root`, `svg`, `.a`, `#i`, `rect.a`) and of attributes
/// `style`; elements take them over from those around. A `var()` in a rule has the properties of the root element and of
/// rules with the same selector. A value without a property and a fallback is the inherited one, or none.
struct VectorVariables {
    private var output: [UInt8] = []
    private var sheet = VectorVariableSheet()
    /// The properties of the elements around, from the root element.
    private var around: [VectorCustomProperties] = []
    /// The number of properties that can still be given to elements.
    private var rest = 5_000

    /// The picture with the values in the place of each `var()`; unchanged where it has none, or cannot be read.
    ///
    /// - Parameter most: the length in bytes beyond which writing ends. The result is longer then.
    static func expanded(in data: Data, most: Int) -> Data {
        guard data.firstRange(of: Data("var(".utf8)) != nil else { return data }
        let bytes = Array(data)
        var variables = VectorVariables()
        variables.collect(bytes)
        return variables.write(bytes, most: most) ? Data(variables.output) : data
    }

    /// Collects the properties that the style sheets define.
    private mutating func collect(_ bytes: [UInt8]) {
        var tokens = VectorTokens(bytes)
        var isStyle = false
        while let token = tokens.next() {
            switch token {
            case .open(let tag): isStyle = tag.name == "style" && !tag.isEmpty
            case .text(let text): if isStyle { sheet.collect(bytes[text]) }
            case .close: isStyle = false
            case .other: break
            }
        }
    }

    /// - Returns: False if the picture is not whole.
    private mutating func write(_ bytes: [UInt8], most: Int) -> Bool {
        output.reserveCapacity(bytes.count)
        var tokens = VectorTokens(bytes)
        var isStyle = false
        while output.count <= most, let token = tokens.next() {
            switch token {
            case .open(let tag):
                isStyle = tag.name == "style" && !tag.isEmpty
                let properties = properties(of: tag, in: bytes)
                write(tag, properties, bytes)
                if !tag.isEmpty || around.isEmpty { around.append(properties) }
                guard around.count <= VectorReader.maximumDepth + 1 else { return false }
            case .text(let text):
                if isStyle, let root = around.first {
                    output += sheet.resolved(bytes[text], root)
                } else {
                    output += bytes[text]
                }
            case .close(let range):
                isStyle = false
                if around.count > 1 { around.removeLast() }
                output += bytes[range]
            case .other(let range): output += bytes[range]
            }
        }
        return output.count > most || tokens.isAtEnd
    }

    /// The properties of an element.
    private mutating func properties(of tag: VectorTokens.Tag, in bytes: [UInt8]) -> VectorCustomProperties {
        let outer = around.last ?? VectorCustomProperties()
        guard rest > 0 else { return outer }
        func text(_ name: String) -> String? {
            tag.attributes.first { $0.name == name }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
        }
        let element = VectorVariableSheet.Element(
            name: tag.name, id: text("id"), classes: text("class")?.split { $0.isWhitespace }.map(String.init) ?? [],
            isRoot: around.isEmpty)
        var definitions = sheet.definitions(of: element)
        if let style = tag.attributes.first(where: { $0.name == "style" }) {
            definitions += VectorDeclarations(bytes[style.value]).definitions
        }
        guard !definitions.isEmpty else { return outer }
        rest -= definitions.count
        return outer.adding(definitions)
    }

    private mutating func write(_ tag: VectorTokens.Tag, _ properties: VectorCustomProperties, _ bytes: [UInt8]) {
        var position = tag.range.lowerBound
        for attribute in tag.attributes {
            let value = bytes[attribute.value]
            guard VectorCustomProperties.hasReference(value), !value.contains(UInt8(ascii: "&")) else { continue }
            let resolved: [UInt8]?
            if attribute.name == "style" {
                resolved = VectorDeclarations(value).resolved(properties)
            } else if VectorDeclarations.isProperty(attribute.name) {
                resolved = properties.resolved(value) ?? VectorDeclarations.unset(attribute.name)
            } else {
                continue
            }
            output += bytes[position..<attribute.range.lowerBound]
            position = attribute.range.upperBound
            guard let resolved else { continue }
            let quote = bytes[attribute.value.upperBound]
            let other = quote == UInt8(ascii: "\"") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
            output += bytes[attribute.range.lowerBound..<attribute.value.lowerBound]
            output += resolved.map { $0 == quote ? other : $0 }
            output.append(quote)
        }
        output += bytes[position..<tag.range.upperBound]
    }
}
