import Foundation
import SwiftParser
import Testing

@testable import ComponentGeneration

/// The declarations of all components of the Fiori SDK for iOS, generated in both forms.
///
/// Numbers: 119 base components and 106 composites, one of them internal, as the SDK has them (Docs/Facts/Styleable.md);
/// two files a component and seven shared ones make 457. 0.7 is the bound on the text of the compact form. 8000 is a lower
/// bound, so that a comparison of nothing fails: a component alone has twenty public declarations.
struct ComponentTableTests {
    static let sources: [SourceText] = {
        ["Parts", "Components"].compactMap { name in
            (try? TestFiles.text("Styleable/Declarations/\(name).swift")).map { SourceText(path: name, text: $0) }
        }
    }()

    /// All that a form generates, read once for all tests: to read it takes longer than to generate it.
    private struct Output {
        let result: ComponentGenerator.Result
        /// The paths of files that are not Swift.
        let faultyFiles: [String]
        let interface: Set<String>

        init(_ form: StyleableForm) {
            result = ComponentGenerator(
                EmitterOptions(
                    dialect: .styleable, target: "FioriComponents", writesBoilerplate: false, styleableForm: form)
            ).generate(from: sources)
            let trees = result.files.map { (path: $0.path, tree: Parser.parse(source: $0.content)) }
            faultyFiles = trees.filter(\.tree.hasError).map(\.path)
            interface = PublicInterface(trees.map(\.tree)).declarations
        }

        var lineCount: Int { result.files.reduce(0) { $0 + $1.content.utf8.count { $0 == UInt8(ascii: "\n") } } }
    }

    private static let original = Output(.original)
    private static let compact = Output(.compact)

    @Test func `all components are generated in the original form`() {
        let result = Self.original.result
        #expect(result.errors.map(\.formatted) == [])
        #expect(result.components.count { $0.kind == .part } == 119)
        #expect(result.components.count { $0.kind == .composite } == 106)
        #expect(result.files.count == 457)
    }

    @Test func `what is generated is Swift`() {
        #expect(Self.original.faultyFiles == [])
        #expect(Self.compact.faultyFiles == [])
        #expect(Self.compact.result.files.count > 119)
    }

    @Test func `the public interface of both forms is the same`() {
        let (original, compact) = (Self.original.interface, Self.compact.interface)
        #expect(original.count > 8000)
        #expect(original.subtracting(compact).sorted().prefix(5) == [])
        #expect(compact.subtracting(original).sorted().prefix(5) == [])
    }

    @Test func `the compact form takes at most seven tenths of the lines`() {
        let (original, compact) = (Self.original.lineCount, Self.compact.lineCount)
        #expect(Double(compact) <= 0.7 * Double(original), "\(compact) of \(original)")
    }

    @Test func `what the declarations do in vain is said`() {
        let warnings = Self.original.result.warnings.map(\.message)
        #expect(warnings.contains("'onStarImage' has a default in the data initialiser only"))
        #expect(warnings.contains("the default of the binding 'inputText' is lost in the data initialiser"))
        #expect(
            warnings.contains("the view builder 'kPISubItemValue' does not bear the name of its component 'KPISubItem'")
        )
    }
}
