import Foundation

/// The parts of an element's style that drawing it takes time for, read by one pass over the bytes of its text.
struct VectorStyle {
    /// A function of the property `filter`, such as `blur(4px)`.
    struct FilterFunction {
        let name: String
        /// The radius of a blur in units of the picture; 0 for other functions.
        let radius: Double
    }

    /// The most functions and targets of one style; more are refused where they are drawn.
    static let mostParts = 64

    /// The identifiers that the style refers to, and the elements of those of the picture.
    private(set) var references: [String] = []
    private(set) var targets: [VectorElement] = []
    private(set) var filterFunctions: [FilterFunction] = []
    /// The kinds of elements, such as `filter`, that are taken over from the element around: by `filter: inherit`.
    private(set) var inheritedEffects: Set<String> = []
    /// True if the element is drawn on a layer of its own.
    private(set) var isLayer = false
    /// True if the layer is blended with what is below, by a calculation for each pixel.
    private(set) var isBlended = false
    /// The length of a pattern of dashes; nil without any.
    private(set) var dash: Double?
    /// The size of texts; nil where none is given.
    private(set) var fontSize: Double?
    /// The size of texts in parts of the one around; nil where none is given so.
    private(set) var relativeFontSize: Double?
    /// The greatest distance that is added between letters or words; 0 for none.
    private(set) var letterSpacing = 0.0
    /// The width of lines; nil where none is given.
    private(set) var stroke = VectorStrokeWidth()
    /// True if lines are painted.
    private(set) var isStroked = false
    /// The greatest length of a sharp corner of lines, in widths of the line; 0 where none is given.
    private(set) var miter = 0.0
    /// The greatest factor of transformations that the style has.
    private(set) var transform = 1.0
    /// The declarations of a rule that make letters be drawn with another font.
    private(set) var fonts: [VectorFonts.Declaration] = []
    /// The hash of these declarations and those of other rules, and the most names of fonts in one; 0 without any.
    private(set) var fontKey = 0
    private(set) var fontNames = 0
    /// The memory of the values, and the bytes of the texts.
    private(set) var memory = VectorMemory()
    private(set) var bytes = 0.0
    /// The bytes of the declarations of this text that libraries keep, without those of rules.
    private(set) var keptBytes = 0

    private static let layerNames: Set<String> = ["opacity", "mix-blend-mode", "isolation", "mask", "filter"]
    private static let filterNames: Set<String> = [
        "blur", "drop-shadow", "hue-rotate", "brightness", "contrast", "grayscale", "invert", "saturate", "sepia",
        "opacity",
    ]

    init() {}

    /// The style that attributes give, that named `style` among them.
    init(of element: VectorElement) {
        if let text = element.attributes["style"] {
            references = VectorElement.references(in: text)
            let plain = VectorSelector.plain(Array(text.utf8)).bytes
            declarations(plain, plain.indices)
        }
        for (name, value) in element.attributes where VectorAttributes.isRead(name) {
            var text = Array(value.utf8)
            if text.firstRange(of: Self.comment) != nil { text = VectorSelector.plain(text).bytes }
            if Self.referring.contains(name) { references += VectorElement.references(in: text) }
            // A transformation of attributes has its factor apart, and no memory, since it is one matrix.
            let factor = transform
            if name != "transform" { memory.add(name, length: text.count) }
            take(name.lowercased(), text, text.indices)
            transform = factor
        }
    }

    private static let comment = Array("/*".utf8)
    private static let referring: Set<String> = ["mask", "clip-path", "filter"]

    /// The style of a rule, in bytes without comments.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        references = VectorElement.references(in: Array(bytes[range]))
        declarations(bytes, range)
    }

    private mutating func declarations(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes += Double(range.count)
        var (start, colon): (Int, Int?) = (range.lowerBound, nil)
        for index in range.lowerBound...range.upperBound {
            let byte = index < range.upperBound ? bytes[index] : UInt8(ascii: ";")
            if byte == UInt8(ascii: ":") {
                if colon == nil { colon = index }
            } else if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
                if let colon {
                    var name = start..<colon
                    while let first = name.first, bytes[first] <= 0x20 { name.removeFirst() }
                    while let last = name.last, bytes[last] <= 0x20 { name.removeLast() }
                    if name.count <= 40 {
                        let text = bytes[name].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
                        let property = String(decoding: text, as: UTF8.self)
                        memory.add(property, length: index - colon - 1)
                        if VectorAttributes.isKept(property) { keptBytes += index - start + 1 }
                        take(property, bytes, (colon + 1)..<index)
                    }
                }
                (start, colon) = (index + 1, nil)
            }
        }
    }

    /// Takes a property, its name in lower case.
    private mutating func take(_ name: String, _ bytes: [UInt8], _ value: Range<Int>) {
        if Self.layerNames.contains(name) { isLayer = true }
        if name == "mix-blend-mode" {
            let mode = String(decoding: bytes[value], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            isBlended = isBlended || mode.lowercased() != "normal"
        }
        if let kind = VectorEffects.kinds[name], Self.isInherited(bytes, value) { inheritedEffects.insert(kind) }
        switch name {
        case "filter": add(filterFunctionsIn: bytes, value)
        case "stroke-dasharray":
            let sum = VectorNumbers.read(bytes, value).reduce(0) { $0 + abs($1) }
            if sum > 0 { dash = min(dash ?? sum, sum) }
        case "font-size", "font": add(fontSize: VectorLength(bytes, value))
        case "letter-spacing", "word-spacing":
            let length = VectorLength(bytes, value)
            letterSpacing = max(letterSpacing, (length.number ?? 0) * length.unit)
        case "stroke-width": stroke.add(VectorLength(bytes, value))
        case "stroke-miterlimit": miter = max(miter, VectorLength(bytes, value).number ?? 0)
        case "stroke": isStroked = isStroked || !Self.isNone(bytes, value)
        case "transform":
            let list = VectorTransform(bytes, value)
            transform *= list.factor
            if let part = list.linearPart { add(font: VectorFonts.Declaration(name: name, value: "\(part)")) }
            return
        default: break
        }
        guard VectorFonts.isRelevant(name) else { return }
        add(
            font: VectorFonts.Declaration(name: name, value: String(decoding: bytes[value], as: UTF8.self).lowercased())
        )
    }

    private mutating func add(font declaration: VectorFonts.Declaration) {
        fonts.append(declaration)
        fontKey &+= declaration.hashValue
        fontNames = max(fontNames, VectorFonts.names(in: declaration))
    }

    private mutating func add(fontSize length: VectorLength) {
        let number = length.number ?? 0
        let size = number * length.unit
        if size > 0 { fontSize = max(fontSize ?? size, size) }
        let part = length.isLarger ? 1.2 : length.hasPercent ? number / 100 : length.isRelative ? number : 0
        if part > 0 { relativeFontSize = max(relativeFontSize ?? part, part) }
    }

    private static func isNone(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard range.count >= 4, range.count <= 200 else { return false }
        let text = range.lazy.map { bytes[$0] }.filter { $0 > 0x20 }.map { $0 | 0x20 }
        return text.elementsEqual("none".utf8)
    }

    /// True for a value that begins with the word `inherit`, in capitals or not.
    private static func isInherited(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let text = range.lazy.map { bytes[$0] }.drop { $0 <= 0x20 }
        return text.prefix(inherit.count).map { $0 | 0x20 } == inherit
    }

    private static let inherit = Array("inherit".utf8)

    private mutating func add(filterFunctionsIn bytes: [UInt8], _ range: Range<Int>) {
        var (start, open): (Int, Int?) = (range.lowerBound, nil)
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "("):
                if open == nil { open = index }
            case UInt8(ascii: ")"):
                if let open { add(filterFunction: bytes, start..<open, (open + 1)..<index) }
                (start, open) = (index + 1, nil)
            default: break
            }
        }
        // The end of a text closes what is open.
        if let open { add(filterFunction: bytes, start..<open, (open + 1)..<range.upperBound) }
    }

    private mutating func add(filterFunction bytes: [UInt8], _ before: Range<Int>, _ arguments: Range<Int>) {
        guard filterFunctions.count <= Self.mostParts else { return }
        let name = String(decoding: bytes[before].filter { $0 > 0x20 }, as: UTF8.self).lowercased()
        guard Self.filterNames.contains(name) else { return }
        let length = VectorLength(bytes, arguments)
        let hasRadius = name == "blur" || name == "drop-shadow"
        filterFunctions.append(
            FilterFunction(name: name, radius: hasRadius ? (length.number ?? 0) * length.unit : 0))
    }

    // MARK: Styles of several rules

    /// Looks up the elements that the style refers to, each once, filters as often as they are named.
    mutating func resolve(_ elements: [String: VectorElement]) {
        targets = Self.targets(references, elements)
    }

    /// The elements with identifiers, each once, and filters each time, up to one more than may be.
    static func targets(_ references: [String], _ elements: [String: VectorElement]) -> [VectorElement] {
        var known: Set<ObjectIdentifier> = []
        var targets: [VectorElement] = []
        for id in references where targets.count <= mostParts {
            guard let target = elements[id] else { continue }
            let isNew = known.insert(ObjectIdentifier(target)).inserted
            // A list of filters applies each entry.
            if isNew || target.name == "filter" { targets.append(target) }
        }
        return targets
    }

    /// Takes what another style has as well.
    ///
    /// - Parameter hasFonts: False for a rule of whose fonts the places cannot be told.
    mutating func add(_ other: VectorStyle, hasFonts: Bool = true) {
        targets += other.targets.prefix(max(0, Self.mostParts + 1 - targets.count))
        filterFunctions += other.filterFunctions.prefix(max(0, Self.mostParts + 1 - filterFunctions.count))
        if !other.inheritedEffects.isEmpty { inheritedEffects.formUnion(other.inheritedEffects) }
        isLayer = isLayer || other.isLayer
        isBlended = isBlended || other.isBlended
        dash = [dash, other.dash].compactMap(\.self).min()
        fontSize = [fontSize, other.fontSize].compactMap(\.self).max()
        relativeFontSize = [relativeFontSize, other.relativeFontSize].compactMap(\.self).max()
        letterSpacing = max(letterSpacing, other.letterSpacing)
        stroke.add(other.stroke)
        isStroked = isStroked || other.isStroked
        miter = max(miter, other.miter)
        transform *= max(1, other.transform)
        if hasFonts {
            fontKey &+= other.fontKey
            fontNames = max(fontNames, other.fontNames)
        }
        memory.add(other.memory)
        bytes += other.bytes
    }
}
