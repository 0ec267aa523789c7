import Foundation

/// A format of `os_log`: C's `printf` with names in braces, as in `%{public}@` and `%{private, mask.hash}s`.
package struct LogFormat {
    private enum Part {
        case literal(String)
        case value(Specifier)
    }

    private struct Specifier {
        /// The words in braces.
        var options: [Substring]
        /// Flags, widths and sizes, without the percent sign and the letter of the conversion.
        var modifiers: String
        var conversion: Character
        /// The number of arguments before the value that are a width or a precision (`*`).
        var stars: Int { modifiers.count { $0 == "*" } }
    }

    private var parts: [Part] = []

    package init(_ format: String) {
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            append(rest[..<percent])
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                append("%")
                rest.removeFirst()
                continue
            }
            var options: [Substring] = []
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
                rest = rest[rest.index(after: end)...]
            }
            let end = rest.firstIndex { !"#0- +'.*123456789hlqjztL".contains($0) } ?? rest.endIndex
            guard end < rest.endIndex else {
                append("%" + rest)
                return
            }
            parts.append(
                .value(Specifier(options: options, modifiers: String(rest[..<end]), conversion: rest[end])))
            rest = rest[rest.index(after: end)...]
        }
        append(rest)
    }

    private mutating func append(_ text: some StringProtocol) {
        if !text.isEmpty { parts.append(.literal(String(text))) }
    }

    /// The message in words; `<decode: missing data>` stands for arguments that are missing.
    package func text(of arguments: [any CVarArg], showingPrivateValues showsPrivateValues: Bool) -> String {
        let errorNumber = errno
        var rest = arguments[...]
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .value(let specifier) where specifier.conversion == "m":
                text += String(cString: strerror(errorNumber))
            case .value(let specifier):
                let widths = Array(rest.prefix(specifier.stars))
                rest = rest.dropFirst(specifier.stars)
                guard let value = rest.popFirst() else {
                    text += "<decode: missing data>"
                    continue
                }
                let privacy = Self.privacy(specifier.options)
                let isPublic = !"@sSP".contains(specifier.conversion)
                let written = { Self.text(of: value, specifier, widths) }
                text +=
                    showsPrivateValues && !privacy.isSensitive
                    ? written() : privacy.text(written, isPublicByDefault: isPublic)
            }
        }
        return text
    }

    private static func privacy(_ options: [Substring]) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
        if options.contains("public") { return .public }
        if options.contains("sensitive") { return .sensitive(mask: mask) }
        if options.contains("private") { return .private(mask: mask) }
        return .auto(mask: mask)
    }

    private static func text(of value: any CVarArg, _ specifier: Specifier, _ widths: [any CVarArg]) -> String {
        switch specifier.conversion {
        case "@":
            return "\(value)"
        case "s":
            // A text of Swift's stands here for the address of one of C's.
            if let pointer = value as? UnsafePointer<CChar> { return String(cString: pointer) }
            if let pointer = value as? UnsafeMutablePointer<CChar> { return String(cString: pointer) }
            return "\(value)"
        case "d", "D", "i", "u":
            if specifier.options.contains(where: { $0 == "bool" }) { return number(value) == 0 ? "false" : "true" }
            if specifier.options.contains(where: { $0 == "BOOL" }) { return number(value) == 0 ? "NO" : "YES" }
            return String(format: "%" + specifier.modifiers + String(specifier.conversion), arguments: widths + [value])
        case "P":
            return "<memory>"
        default:
            return String(format: "%" + specifier.modifiers + String(specifier.conversion), arguments: widths + [value])
        }
    }

    private static func number(_ value: any CVarArg) -> Int {
        (value as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) } ?? (value as? NSNumber)?.intValue ?? 0
    }
}
