import Foundation

/// The elements of an SVG text, read as far as the bounds of pictures need it.
///
/// Whatever could be read in two ways is refused: other encodings, declarations within the document type, unbalanced
/// elements. So the picture that is measured is the one that is drawn.
struct VectorReader {
    private let bytes: [UInt8]
    private var position = 0
    private var stack: [VectorElement] = []
    private var root: VectorElement?
    private var elementCount = 0

    static let maximumElements = 25_000
    static let maximumDepth = 100
    /// Libraries compare each attribute of an element with all others.
    static let maximumAttributes = 1_000

    static func read(_ bytes: [UInt8]) throws(CardDataError) -> VectorElement {
        var reader = VectorReader(bytes: bytes)
        return try reader.document()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func document() throws(CardDataError) -> VectorElement {
        guard !bytes.contains(0), String(bytes: bytes, encoding: .utf8) != nil else {
            throw .imageRefused("it is no text in UTF-8")
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                if let element = stack.last { note(bytes[start..<position], in: element) }
                continue
            }
            if starts("<!--") {
                try skip(behind: "-->")
            } else if starts("<![CDATA[") {
                let start = position + 9
                try skip(behind: "]]>")
                if let element = stack.last { note(bytes[start..<(position - 3)], in: element, isSection: true) }
            } else if starts("<?") {
                let start = position
                try skip(behind: "?>")
                try check(declaration: bytes[start..<position])
            } else if starts("<!") {
                let start = position
                try skip(behind: ">")
                if bytes[start..<position].contains(UInt8(ascii: "[")) {
                    throw .imageRefused("its document type has declarations")
                }
            } else if starts("</") {
                try skip(behind: ">")
                guard stack.popLast() != nil else { throw .imageRefused("its elements are not balanced") }
            } else {
                try element()
            }
        }
        guard let root, stack.isEmpty else { throw .imageRefused("its elements are not balanced") }
        return root
    }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(behind end: String) throws(CardDataError) {
        let end = Array(end.utf8)
        while position + end.count <= bytes.count {
            if bytes[position] == end[0], bytes[position..<(position + end.count)].elementsEqual(end) {
                position += end.count
                return
            }
            position += 1
        }
        throw .imageRefused("it is cut off")
    }

    private func check(declaration: ArraySlice<UInt8>) throws(CardDataError) {
        let text = String(decoding: declaration, as: UTF8.self).lowercased()
        if text.hasPrefix("<?xml-stylesheet") { throw .imageRefused("it has a style sheet of another file") }
        guard text.hasPrefix("<?xml "), let encoding = text.firstRange(of: "encoding") else { return }
        let name = text[encoding.upperBound...].drop { " =\"'".contains($0) }.prefix { !"\"'? ".contains($0) }
        guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
            throw .imageRefused("its encoding is \(name.prefix(20)), not UTF-8")
        }
    }

    /// - Parameter isSection: True for a section `CDATA`, in which nothing is a reference.
    private func note(_ text: ArraySlice<UInt8>, in element: VectorElement, isSection: Bool = false) {
        element.textLength += text.count
        note(letters: text, in: element)
        if element.name == "style" {
            element.styleText += isSection ? String(decoding: text, as: UTF8.self) : Self.text(text)
        }
    }

    private func note(letters text: ArraySlice<UInt8>, in element: VectorElement) {
        guard element.name != "style", text.contains(where: { $0 > 0x20 }) else { return }
        for word in text.split(whereSeparator: Self.isSpace) {
            element.longestWord = max(element.longestWord, word.count)
        }
        guard text.contains(where: { $0 >= 0xC4 || $0 == UInt8(ascii: "&") }) else { return }
        for scalar in Self.text(text).unicodeScalars where scalar.value >= 0x100 {
            element.foreignLetters.insert(scalar.value)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !"/>=".utf8.contains(bytes[position]) {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return text.split(separator: ":").last.map(String.init) ?? text
    }

    private mutating func element() throws(CardDataError) {
        position += 1
        elementCount += 1
        guard elementCount <= Self.maximumElements else {
            throw .imageRefused("it has more than \(Self.maximumElements) elements")
        }
        let name = name()
        var attributes: [String: String] = [:]
        while true {
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard position < bytes.count else { throw .imageRefused("it is cut off") }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                try open(VectorElement(name: name, attributes: attributes), isEmpty: false)
                return
            }
            if bytes[position] == UInt8(ascii: "/") {
                position += 1
                guard starts(">") else { throw .imageRefused("an element is broken") }
                position += 1
                try open(VectorElement(name: name, attributes: attributes), isEmpty: true)
                return
            }
            let attributeStart = position
            let attribute = self.name()
            // Libraries read the attribute without a prefix, whichever comes first.
            let hasPrefix = bytes[attributeStart..<position].contains(UInt8(ascii: ":"))
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard !attribute.isEmpty, starts("=") else { throw .imageRefused("an attribute is broken") }
            position += 1
            while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
            guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
                throw .imageRefused("an attribute is broken")
            }
            let quote = bytes[position]
            let start = position + 1
            position = start
            while position < bytes.count, bytes[position] != quote { position += 1 }
            guard position < bytes.count else { throw .imageRefused("it is cut off") }
            try VectorAttributes.check(attribute, length: position - start, in: name)
            if attributes[attribute] == nil || !hasPrefix { attributes[attribute] = Self.text(bytes[start..<position]) }
            guard attributes.count <= Self.maximumAttributes else {
                throw .imageRefused("an element has more than \(Self.maximumAttributes) attributes")
            }
            position += 1
        }
    }

    /// The text of an attribute, with its character references resolved.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        var result = ""
        for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(of: ";") else {
                result += part
                continue
            }
            let name = part[..<end]
            if name.hasPrefix("#x"), let code = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(code)
            } else if name.hasPrefix("#"), let code = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(code)
            } else {
                result += named[String(name)] ?? ""
            }
            result += part[part.index(after: end)...]
        }
        return result
    }

    private mutating func open(_ element: VectorElement, isEmpty: Bool) throws(CardDataError) {
        if let parent = stack.last {
            parent.children.append(element)
        } else {
            guard root == nil, element.name == "svg" else { throw .imageRefused("it has no root element “svg”") }
            root = element
        }
        guard !isEmpty else { return }
        stack.append(element)
        guard stack.count <= Self.maximumDepth else {
            throw .imageRefused("its elements are nested more than \(Self.maximumDepth) deep")
        }
    }
}
