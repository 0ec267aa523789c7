import Foundation

/// A value that is interpolated in a localised text.
package enum FormatArgument: Hashable, Codable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)

    /// The number that selects the plural form; nil for text.
    package var number: Double? {
        switch self {
        case .string: nil
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        }
    }

    /// Formats the value with a specifier.
    ///
    /// - Parameter specifier: The specifier after the percent sign, without a position: `lld`, `.2f`, `@`. One that
    ///   does not suit the value is replaced by one that does.
    package func formatted(_ specifier: String, locale: Locale) -> String {
        let conversion = specifier.last ?? "@"
        let flags = String(specifier.prefix { "+-0# '.123456789".contains($0) })
        switch self {
        case .string(let text): return text
        case .signed(let value):
            if "fFeEgGaA".contains(conversion) { return number(Double(value), flags, conversion, locale) }
            let conversion = "dDiuUxXoO".contains(conversion) ? conversion.lowercased(unless: "X") : "d"
            return String(format: "%" + flags + "ll" + conversion, locale: locale, value)
        case .unsigned(let value):
            if "fFeEgGaA".contains(conversion) { return number(Double(value), flags, conversion, locale) }
            let conversion = "uUxXoO".contains(conversion) ? conversion.lowercased(unless: "X") : "u"
            return String(format: "%" + flags + "ll" + conversion, locale: locale, value)
        case .floating(let value):
            return number(value, flags, "fFeEgGaA".contains(conversion) ? conversion : "f", locale)
        }
    }

    private func number(_ value: Double, _ flags: String, _ conversion: Character, _ locale: Locale) -> String {
        String(format: "%" + flags + String(conversion), locale: locale, value)
    }
}

extension Character {
    fileprivate func lowercased(unless exception: Character) -> String {
        self == exception ? String(self) : lowercased()
    }
}

/// A format such as `%2$@ has %1$#@files@`, parsed into its parts.
package struct FormatTemplate: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case literal(String)
        /// - Parameters:
        ///   - position: The index of the value, from 0; nil for the next one.
        ///   - specifier: The specifier after the percent sign, without the position.
        case value(position: Int?, specifier: String)
        /// A part that depends on the plural form of a value.
        case variable(position: Int?, name: String)
        /// The variable's own value, in a variable of a string catalog.
        case ownValue
    }

    package let parts: [Part]

    package init(_ format: String) {
        var parts: [Part] = []
        var literal = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest.removeFirst()
                continue
            }
            guard let (part, length) = Self.part(rest) else {
                literal += "%"
                continue
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(part)
            rest = rest.dropFirst(length)
        }
        literal += rest
        if !literal.isEmpty { parts.append(.literal(literal)) }
        self.parts = parts
    }

    /// Parses the specifier after a percent sign; nil for invalid ones.
    private static func part(_ text: Substring) -> (Part, length: Int)? {
        if text.hasPrefix("arg"), text.dropFirst(3).first?.isLetter != true { return (.ownValue, 3) }
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@") {
            let name = rest.dropFirst(2).prefix { $0 != "@" }
            guard rest.dropFirst(2 + name.count).first == "@" else { return nil }
            let length = text.count - rest.count + name.count + 3
            return (.variable(position: position, name: String(name)), length)
        }
        let flags = rest.prefix { "+-0# '.123456789".contains($0) }
        let size = rest.dropFirst(flags.count).prefix { "hlqLztj".contains($0) }
        guard let conversion = rest.dropFirst(flags.count + size.count).first,
            "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion)
        else { return nil }
        let specifier = String(flags + size) + String(conversion)
        return (.value(position: position, specifier: specifier), text.count - rest.count + specifier.count)
    }
}
