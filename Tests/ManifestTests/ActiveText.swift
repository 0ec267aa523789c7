import Testing

/// The text of a Swift file that is left on one of Apple's platforms: branches of `#if` that do not hold are removed.
///
/// Understands what this package writes: `os`, `canImport`, `!`, `&&`, `||` and parentheses; any other name is false.
struct ActiveText {
    /// One of Apple's platforms, with the modules that a file may import there.
    struct Platform: Sendable, CustomTestStringConvertible {
        let name: String
        let modules: Set<String>

        var testDescription: String { name }
    }

    let text: String

    init(_ source: String, on platform: Platform) {
        struct Condition {
            var holds: Bool
            var hasHeld: Bool
        }
        var conditions: [Condition] = []
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop { $0 == " " }
            func holds(_ directive: String) -> Bool {
                var tokens = Self.tokens(words.dropFirst(directive.count))[...]
                return Self.disjunction(&tokens, platform)
            }
            if words.hasPrefix("#if ") {
                let holds = holds("#if ")
                conditions.append(Condition(holds: holds, hasHeld: holds))
            } else if words.hasPrefix("#elseif "), let last = conditions.popLast() {
                let holds = !last.hasHeld && holds("#elseif ")
                conditions.append(Condition(holds: holds, hasHeld: last.hasHeld || holds))
            } else if words == "#else", let last = conditions.popLast() {
                conditions.append(Condition(holds: !last.hasHeld, hasHeld: true))
            } else if words == "#endif" {
                _ = conditions.popLast()
            } else if conditions.allSatisfy(\.holds) {
                lines.append(line)
            }
        }
        text = lines.joined(separator: "\n")
    }

    /// The names of the modules that the text imports.
    var imports: Set<String> {
        let pattern =
            #/
            \ *(?:@\w+(?:\(\w+\))?\ +)*(?:(?:public|package|internal|fileprivate|private)\ +)?
            import\ +(?:(?:struct|class|enum|func|var|protocol|typealias)\ +)?(\w+)
            /#
        return Set(
            text.split(separator: "\n").filter { $0.utf8.count < 120 && $0.contains("import ") }
                .compactMap { try? pattern.prefixMatch(in: $0).map { String($0.output.1) } })
    }

    // MARK: Conditions

    private static func tokens(_ condition: Substring) -> [String] {
        condition.matches(of: #/\w+|&&|\|\||[!()]/#).map { String($0.output) }
    }

    private static func disjunction(_ tokens: inout ArraySlice<String>, _ platform: Platform) -> Bool {
        var holds = conjunction(&tokens, platform)
        while tokens.first == "||" {
            tokens.removeFirst()
            holds = conjunction(&tokens, platform) || holds
        }
        return holds
    }

    private static func conjunction(_ tokens: inout ArraySlice<String>, _ platform: Platform) -> Bool {
        var holds = operand(&tokens, platform)
        while tokens.first == "&&" {
            tokens.removeFirst()
            holds = operand(&tokens, platform) && holds
        }
        return holds
    }

    private static func operand(_ tokens: inout ArraySlice<String>, _ platform: Platform) -> Bool {
        guard let token = tokens.popFirst() else { return false }
        if token == "!" { return !operand(&tokens, platform) }
        if token == "(" {
            let holds = disjunction(&tokens, platform)
            tokens = tokens.dropFirst()
            return holds
        }
        guard tokens.first == "(" else { return false }
        let argument = tokens.dropFirst().first ?? ""
        tokens = tokens.dropFirst(3)
        return switch token {
        case "os": argument == platform.name
        case "canImport": platform.modules.contains(argument)
        default: false
        }
    }
}

extension ActiveText.Platform {
    private static let modulesOfAll: Set<String> = [
        "Accessibility", "Combine", "CoreGraphics", "CoreText", "CoreTransferable", "Darwin", "Dispatch", "Foundation",
        "ImageIO", "Observation", "QuartzCore", "Swift", "SwiftUI", "UniformTypeIdentifiers",
    ]

    static let iOS = Self(name: "iOS", modules: modulesOfAll.union(["UIKit"]))
    static let visionOS = Self(name: "visionOS", modules: modulesOfAll.union(["UIKit"]))
    static let macOS = Self(name: "macOS", modules: modulesOfAll.union(["AppKit", "PackagePlugin", "Testing"]))
    static let linux = Self(name: "Linux", modules: ["FoundationNetworking", "Glibc"])
}
