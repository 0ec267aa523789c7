import Testing

@testable import ComponentGeneration

/// Documentation in a model protocol's comment for parts without data, and hand-written initialisers.
///
/// Numbers: three initialisers (views, data, model) take the added view builders; a text that stands three times parts
/// the file into four.
struct ModelDocumentationTests {
    private static let declarations = """
        struct _Component: _ComponentGenerating {
            /// The main text.
            let title: String
        }
        /// A header.
        ///
        /// It stands on top.
        /// - Parameter chart: A small picture
        ///   of the chart.
        // sourcery: add_view_builder_params = ["chart", "footer"]
        // sourcery: generated_component
        public protocol XModel: TitleComponent {}
        """

    @Test func `added view builders are documented in every initialiser, and not on the type`() {
        let result = generate(Self.declarations)
        #expect(result.messages == [])
        let api = result.file("/X+API.generated.swift")
        #expect(api.components(separatedBy: "///   - chart: A small picture of the chart.\n").count == 4)
        #expect(api.contains("///   - title: The main text.\n    ///   - chart: A small picture of the chart.\n"))
        #expect(api.contains("/// A header.\n///\n/// It stands on top.\nnonisolated public struct X"))
        #expect(!api.contains("- Parameter chart"))
        #expect(!api.contains("- footer:"))
    }

    @Test func `a view builder that is documented and not added is warned about`() {
        let text = Self.declarations.replacing("- Parameter chart", with: "- Parameter chrat")
        let result = generate(text)
        #expect(result.errors.isEmpty)
        #expect(result.warnings.map(\.message) == ["'XModel' adds no view builder 'chrat', did you mean 'chart'?"])
    }

    @Test func `lines beside parameters stay the text of the component`() {
        let documentation = ModelDocumentation(["A.", "", "- Parameter a: One.", "- A point.", "- Parameter b:  Two. "])
        #expect(documentation.text == ["A.", "", "- A point."])
        #expect(documentation.parameters == ["a": "One.", "b": "Two."])
        #expect(ModelDocumentation([]).text.isEmpty)
    }

    @Test(arguments: ["generated_component", "generated_component_composite", "generated_component_not_configurable"])
    func `an initialiser that takes a model is left out where it is written by hand`(kind: String) {
        let text = """
            struct _Component: _ComponentGenerating {
                let title: String
            }
            // sourcery: no_model_initializer
            // sourcery: \(kind)
            public protocol XModel: TitleComponent {}
            """
        for dialect in Dialect.ofTheSeeds {
            let result = generate(text, dialect: dialect)
            #expect(result.messages == [])
            let api = result.file("/X+API.generated.swift")
            #expect(!api.contains("model:"))
            #expect(api.contains("public init(title: String)"))
            let plain = generate(text.replacing("// sourcery: no_model_initializer\n", with: ""), dialect: dialect)
            #expect(plain.file("/X+API.generated.swift").contains("public init(model: XModel)"))
        }
    }
}
