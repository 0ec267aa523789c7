/// The texts that inputs for numbers, dates and times can have as values, by the rules of HTML's inputs.
package enum AdaptiveInputValue {
    /// True for a decimal number with a period, such as "-12.5" or "1e3", that is finite.
    package static func isNumber(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
            let count = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        var count = digits(&rest)
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            count = digits(&rest)
        }
        guard count > 0 else { return false }
        if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits(&rest) > 0 else { return false }
        }
        return rest.isEmpty && JavaScriptNumber.parse(text).isFinite
    }

    /// True for a day of the calendar as yyyy-MM-dd.
    package static func isDate(_ text: String) -> Bool {
        guard let parts = numbers(text, [4, 2, 2], "-"), parts[0] > 0, (1...12).contains(parts[1]) else { return false }
        let length =
            JavaScriptDate.days(year: parts[0], month: parts[1], day: 1)
            - JavaScriptDate.days(year: parts[0], month: parts[1] - 1, day: 1)
        return (1...length).contains(parts[2])
    }

    /// True for a time as HH:mm or HH:mm:ss.
    package static func isTime(_ text: String) -> Bool {
        guard let parts = numbers(text, [2, 2], ":") ?? numbers(text, [2, 2, 2], ":") else { return false }
        return parts[0] < 24 && parts.dropFirst().allSatisfy { $0 < 60 }
    }

    /// The numbers of a text, each with so many digits, with a sign between them.
    private static func numbers(_ text: String, _ lengths: [Int], _ separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == lengths else { return nil }
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }
}
