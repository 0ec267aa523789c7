import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ComponentGeneration

/// Mutated declarations: never a crash, never a hang, never output together with an error.
///
/// 400 mutations in continuous integration; `FUZZ_SECONDS=600` goes on for that long, `FUZZ_SEED` repeats a run.
///
/// Numbers: 60 seconds is a round limit for one mutation that tells a hang from a slow machine; no source names it.
struct FuzzTests {
    @Test func `mutated declarations`() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0x5EED
        let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init)
        var random = SplitMix(state: seed)
        let declarations = try Self.declarations()
        let start = ContinuousClock.now
        var round = 0
        while seconds.map({ (ContinuousClock.now - start) / .seconds(1) < $0 }) ?? (round < 150) {
            round += 1
            let text = Mutation.mutated(declarations.randomElement(using: &random)!, with: &random)
            let dialect = Dialect.ofTheSeeds.randomElement(using: &random)!
            // The number of combinations is 2ⁿ by design: the form that avoids them is the one to hurry.
            let began = ContinuousClock.now
            let result = generate(text, dialect: dialect)
            let elapsed = ContinuousClock.now - began
            let context = "seed \(seed), round \(round)"
            #expect(elapsed < .seconds(60), "\(context) took \(elapsed)")
            #expect(result.files.isEmpty == result.hasErrors, "\(context): output and errors together")
            for file in result.files where Parser.parse(source: file.content).hasError {
                Issue.record("\(context): \(file.path) does not parse\n\(text)")
                return
            }
        }
        #expect(round > 0)
    }

    /// The oracle is "no error, and a part missing": the component file stores each part, and a default that is a string
    /// literal means the text that was meant.
    @Test func `declarations in any form, of which no part is lost in silence`() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 0xF0F0
        let seconds = environment["FUZZ_SECONDS"].flatMap(Double.init)
        var random = SplitMix(state: seed)
        let start = ContinuousClock.now
        var (round, sound) = (0, 0)
        while seconds.map({ (ContinuousClock.now - start) / .seconds(1) < $0 }) ?? (round < 150) {
            round += 1
            let dialect = Dialect.ofTheSeeds.randomElement(using: &random)!
            let declarations = FuzzedDeclarations(dialect: dialect, random: &random)
            let result = generate(declarations.text, dialect: dialect)
            let context = "seed \(seed), round \(round), \(dialect)\n\(declarations.text)"
            guard result.files.isEmpty == result.hasErrors else {
                Issue.record("output and errors together: \(context)")
                return
            }
            guard !result.hasErrors else { continue }
            sound += 1
            for file in result.files where Parser.parse(source: file.content).hasError {
                Issue.record("\(file.path) does not parse: \(context)\n\(file.content)")
                return
            }
            for part in declarations.parts {
                let file = result.file("/\(part.component)+API.generated.swift")
                guard file.contains("let _\(part.name):") else {
                    Issue.record("\(part.component) has no '\(part.name)': \(context)")
                    return
                }
                guard let literal = part.literal else { continue }
                let values = LiteralDefaults.values(of: part.name, in: file)
                guard !values.isEmpty, values.allSatisfy({ $0 == literal }) else {
                    Issue.record("'\(part.name)' is \(values), not '\(literal)': \(context)")
                    return
                }
            }
        }
        // Most forms are sound, so that the oracle has something to look at.
        #expect(sound * 5 > round, "\(sound) of \(round) rounds without errors")
    }

    private static func declarations() throws -> [String] {
        try ["classic", "current", "current-with-footnote"].map { try TestFiles.text("Seeds/Declarations/\($0).swift") }
            + [InputTests.plain]
            + ["Classic", "Current"].map { name in
                let folder = TestFiles.package + "/Tests/GeneratedComponents/" + name
                return try SourceFolders.read([folder + "/Components", folder + "/Models"]).map(\.text).joined()
            }
    }
}

/// The defaults of a parameter that are string literals, as the compiler would read them.
private final class LiteralDefaults: SyntaxVisitor {
    private let name: String
    private var values: [String] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func values(of name: String, in text: String) -> [String] {
        let reader = LiteralDefaults(name)
        reader.walk(Parser.parse(source: text))
        return reader.values
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.firstName.text == name, let value = node.defaultValue?.value.as(StringLiteralExprSyntax.self) {
            values.append(value.representedLiteralValue ?? "no plain text")
        }
        return .visitChildren
    }
}

/// Mutations of a text.
private enum Mutation {
    static func mutated(_ text: String, with random: inout SplitMix) -> String {
        var text = text
        for _ in 0..<Int.random(in: 1...4, using: &random) { text = once(text, &random) }
        return text
    }

    private static let fragments = [
        "// sourcery: ", "generated_component", "no_view", " = ", "\"", "[\"a\", ", "]", "(", ")", "{", "}", "<", ">",
        ",", "?",
        "\n", "\n\n", "/*", "*/", "#if X\n", "#endif\n", "#else\n", "protocol ", "_Component", "Model", "`", "\\(",
        "\u{0}",
        "\u{FEFF}", "ö", "🧨", "var x: Int", "bindingPropertyOptional = .constant(", "default.value = ", "_", ":",
        "virtualProp = ",
    ]

    private static func once(_ text: String, _ random: inout SplitMix) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        switch Int.random(in: 0..<9, using: &random) {
        case 8:
            // Depth and length: one fragment again and again.
            let place = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
            let count = [10, 100, 1_000].randomElement(using: &random)!
            let repeated = String(repeating: fragments.randomElement(using: &random)!, count: count)
            return text[..<place] + repeated + text[place...]
        case 0:
            lines.remove(at: Int.random(in: 0..<lines.count, using: &random))
            return lines.joined(separator: "\n")
        case 1:
            lines.insert(
                lines.randomElement(using: &random)!, at: Int.random(in: 0...lines.count, using: &random))
            return lines.joined(separator: "\n")
        case 2:
            lines.swapAt(
                Int.random(in: 0..<lines.count, using: &random), Int.random(in: 0..<lines.count, using: &random))
            return lines.joined(separator: "\n")
        case 3: return String(text.prefix(Int.random(in: 0...text.count, using: &random)))
        case 4, 5:
            let place = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
            return text[..<place] + fragments.randomElement(using: &random)! + text[place...]
        case 6:
            var words = text.components(separatedBy: " ")
            words.swapAt(
                Int.random(in: 0..<words.count, using: &random), Int.random(in: 0..<words.count, using: &random))
            return words.joined(separator: " ")
        default:
            var scalars = Array(text.unicodeScalars)
            guard !scalars.isEmpty else { return text }
            scalars.remove(at: Int.random(in: 0..<scalars.count, using: &random))
            return String(String.UnicodeScalarView(scalars))
        }
    }
}

/// A small generator whose sequence depends on its seed alone.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
