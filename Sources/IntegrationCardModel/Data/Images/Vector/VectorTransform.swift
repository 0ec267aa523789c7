import Foundation

/// A list of transformations such as `translate(3) scale(2, 4)`, of an attribute or of a style.
struct VectorTransform {
    /// The greatest factor by which it enlarges what it is applied to.
    private(set) var factor = 1.0
    /// The hash of the parts that turn, scale and skew, without those that move only; nil without any.
    private(set) var linearPart: Int?

    private static let matrix = Array("matrix".utf8)
    private static let scale = Array("scale".utf8)
    private static let skew = Array("skew".utf8)
    private static let rotate = Array("rotate".utf8)
    private static let translate = Array("translate".utf8)

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes, bytes.indices)
    }

    /// Reads a part of a text by one pass.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        var hasher = Hasher()
        var isLinear = false
        var (start, open): (Int, Int?) = (range.lowerBound, nil)
        for index in range {
            if bytes[index] == UInt8(ascii: "("), open == nil { open = index }
            guard bytes[index] == UInt8(ascii: ")") else { continue }
            if let open, add(bytes, start..<open, (open + 1)..<index, &hasher) { isLinear = true }
            (start, open) = (index + 1, nil)
        }
        if let open, add(bytes, start..<open, (open + 1)..<range.upperBound, &hasher) { isLinear = true }
        if isLinear { linearPart = hasher.finalize() }
    }

    /// Takes a function.
    ///
    /// - Returns: False for one that moves only.
    private mutating func add(
        _ bytes: [UInt8], _ before: Range<Int>, _ arguments: Range<Int>, _ hasher: inout Hasher
    ) -> Bool {
        let name = before.lazy.map { bytes[$0] | 0x20 }.filter { $0 >= 0x61 && $0 <= 0x7A }
        let letters = Array(name)
        let numbers = VectorNumbers.read(bytes, arguments)
        let unit = arguments.lazy.map { bytes[$0] | 0x20 }.filter { $0 >= 0x61 && $0 <= 0x7A }
        let isMatrix = Self.has(Self.matrix, letters)
        if isMatrix {
            // The last two of six numbers move only.
            let squares = (numbers.count == 6 ? Array(numbers.prefix(4)) : numbers).reduce(0) { $0 + $1 * $1 }
            factor *= max(squares.squareRoot(), 0.001)
        } else if Self.has(Self.scale, letters) {
            factor *= max(numbers.map(abs).max() ?? 1, 0.001)
        } else if Self.has(Self.skew, letters) {
            // Other units than degrees: `rad`, `grad` and `turn`.
            let isDegrees = !unit.contains(UInt8(ascii: "r"))
            for angle in numbers { factor *= isDegrees ? 1 + abs(tan(angle * .pi / 180)) : 1e9 }
        } else if Self.has(Self.translate, letters) {
            return false
        }
        let count = letters == Self.rotate ? 1 : isMatrix ? 4 : numbers.count
        hasher.combine(letters)
        hasher.combine(Array(numbers.prefix(count)))
        hasher.combine(Array(unit))
        return true
    }

    private static func has(_ word: [UInt8], _ letters: [UInt8]) -> Bool {
        guard letters.count >= word.count else { return false }
        return letters == word || letters.firstRange(of: word) != nil
    }
}
