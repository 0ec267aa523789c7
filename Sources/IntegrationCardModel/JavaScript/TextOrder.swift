import Foundation

/// Comparisons of texts by their UTF-16 units, as JavaScript makes them, at the speed of memory.
enum TextOrder {
    /// True if two texts have the same units; Swift's `==` compares characters, for which it normalises texts.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && compare(left, right) == 0
    }

    /// Less than zero when a text precedes another, zero when they are equal.
    static func compare(_ left: String, _ right: String) -> Int {
        var (left, right) = (left, right)
        return left.withUTF8 { left in right.withUTF8 { right in compare(left, right) } }
    }

    private static func compare(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let count = min(left.count, right.count)
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
            return left.count - right.count
        }
        var position = 0
        while position < count {
            let length = min(256, count - position)
            guard memcmp(leftStart + position, rightStart + position, length) == 0 else { break }
            position += length
        }
        while position < count, left[position] == right[position] { position += 1 }
        guard position < count else { return left.count - right.count }
        let (first, second) = (left[position], right[position])
        // Surrogates precede the characters from U+E000 to U+FFFF, whose first bytes are 0xEE and 0xEF.
        let isReversed = min(first, second) >= 0xEE && (first >= 0xF0) != (second >= 0xF0)
        return (first < second) != isReversed ? -1 : 1
    }

    /// The number of steps that comparing texts takes at most.
    static func steps(_ left: String, _ right: String) -> Int { min(left.utf8.count, right.utf8.count) / 128 }
}

extension JSONValue {
    /// True if two values are the same, their texts unit by unit.
    static func areIdentical(_ left: JSONValue, _ right: JSONValue) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): TextOrder.areEqual(left, right)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { areIdentical($0, $1) }
        default: left == right
        }
    }

    /// The steps that comparing two values takes at most, as far as a bound; none where they differ in their number of
    /// parts.
    ///
    /// - Parameter most: the number of steps that can be spent; a greater one is returned for values that need more.
    static func stepsComparing(_ left: JSONValue, _ right: JSONValue, atMost most: Int) -> Int {
        switch (left, right) {
        case (.string(let left), .string(let right)): TextOrder.steps(left, right)
        case (.array(let elements), .array(let others)) where elements.count == others.count:
            left.steps(of: 2, atMost: most)
        case (.object(let object), .object(let other)) where object.count == other.count:
            left.steps(of: 2, atMost: most)
        default: 0
        }
    }

    /// The steps of reading a value, so many of its parts in each, as far as a bound.
    ///
    /// - Parameter most: the number of steps that can be spent; a greater one is returned for a value that needs more.
    func steps(of partsOfStep: Int, atMost most: Int) -> Int {
        // A host may allow any number of steps.
        weight(atMost: (min(max(0, most), 1 << 40) + 1) * partsOfStep) / partsOfStep
    }
}
