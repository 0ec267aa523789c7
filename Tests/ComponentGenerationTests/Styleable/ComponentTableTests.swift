import Expectations
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

    private func generate(_ form: StyleableForm) -> ComponentGenerator.Result {
        ComponentGenerator(
            EmitterOptions(
                dialect: .styleable, target: "FioriComponents", writesBoilerplate: false, styleableForm: form)
        ).generate(from: Self.sources)
    }

    @Test func `all components are generated in the original form`() {
        let result = generate(.original)
        #expect(result.errors.map(\.formatted) == [])
        #expect(result.components.count { $0.kind == .part } == 119)
        #expect(result.components.count { $0.kind == .composite } == 106)
        #expect(result.files.count == 457)
    }

    @Test(arguments: StyleableForm.allCases)
    func `what is generated is Swift`(_ form: StyleableForm) {
        expectAll(generate(form).files, count: 1...) { file in
            #expect(!Parser.parse(source: file.content).hasError, "\(file.path)")
        }
    }

    @Test func `the public interface of both forms is the same`() {
        let interfaces = [StyleableForm.original, .compact].map { form in
            PublicInterface(generate(form).files.map(\.content)).declarations
        }
        #expect(interfaces[0].count > 8000)
        #expect(interfaces[0].subtracting(interfaces[1]).sorted().prefix(5) == [])
        #expect(interfaces[1].subtracting(interfaces[0]).sorted().prefix(5) == [])
    }

    @Test func `the compact form takes at most seven tenths of the lines`() {
        func lines(_ form: StyleableForm) -> Int {
            generate(form).files.reduce(0) { $0 + $1.content.utf8.count { $0 == UInt8(ascii: "\n") } }
        }
        let (original, compact) = (lines(.original), lines(.compact))
        #expect(Double(compact) <= 0.7 * Double(original), "\(compact) of \(original)")
    }

    @Test func `what the declarations do in vain is said`() {
        let warnings = generate(.original).warnings.map(\.message)
        #expect(warnings.contains("'onStarImage' has a default in the data initialiser only"))
        #expect(warnings.contains("the default of the binding 'inputText' is lost in the data initialiser"))
        #expect(
            warnings.contains("the view builder 'kPISubItemValue' does not bear the name of its component 'KPISubItem'")
        )
    }
}
