import Foundation

/// The signs with which a language writes numbers, taken from texts that Foundation has formatted.
struct NumberSymbols: Sendable {
    var minus = "-"
    var decimal = "."
    var grouping = ","
    var primaryGroup = 3
    var secondaryGroup = 3
    var percentPrefix = ""
    var percentSuffix = "%"

    init(_ locale: Locale) {
        let sample = (-1_234_567_890.5).formatted(.number.precision(.fractionLength(1)).locale(locale))
        let isDigit = { (character: Character) in character.isASCII && character.isNumber }
        guard let first = sample.firstIndex(where: isDigit) else { return }
        minus = String(sample[..<first])
        var groups: [String] = []
        var separators: [String] = []
        var rest = sample[first...]
        while !rest.isEmpty {
            let digits = rest.prefix(while: isDigit)
            groups.append(String(digits))
            rest = rest[digits.endIndex...]
            let separator = rest.prefix { !isDigit($0) }
            if !separator.isEmpty { separators.append(String(separator)) }
            rest = rest[separator.endIndex...]
        }
        if groups.last == "5", let last = separators.last {
            decimal = last
            separators.removeLast()
            groups.removeLast()
        }
        if let separator = separators.last, groups.count > 1 {
            grouping = separator
            primaryGroup = groups[groups.count - 1].count
            secondaryGroup = groups.count > 2 ? groups[groups.count - 2].count : primaryGroup
        }
        let percent = 0.5.formatted(.percent.locale(locale))
        if let start = percent.firstIndex(where: isDigit), let end = percent.lastIndex(where: isDigit) {
            percentPrefix = String(percent[..<start])
            percentSuffix = String(percent[percent.index(after: end)...])
        }
    }

    /// Writes digits in groups.
    func appendGrouped(_ digits: [UInt8], separator: String, to text: inout [UInt8]) {
        let count = digits.count
        for (position, digit) in digits.enumerated() {
            let behind = count - position
            if position > 0, !separator.isEmpty,
                behind == primaryGroup || behind > primaryGroup && (behind - primaryGroup) % secondaryGroup == 0
            {
                text.append(contentsOf: separator.utf8)
            }
            text.append(digit + 0x30)
        }
    }
}
