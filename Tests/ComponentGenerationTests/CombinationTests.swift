import Testing

@testable import ComponentGeneration

/// The conditional form: one initialiser for every combination of parts left out.
///
/// Numbers: a component of n parts has 2ⁿ − 2 combinations in the classic dialect (1,022 for ten;
/// Docs/Facts/Generation.md) and 2ⁿ − 1 in the current one; two of four can be chosen in six ways.
struct CombinationTests {
    private func model(parts: Int, extras: [String] = []) -> String {
        let names = (0..<parts).map { "p\($0)" }
        let tags = extras.map { "// sourcery: add_view_builder_params = \"\($0)\"\n" }.joined()
        return "struct _Component: _ComponentGenerating {\n"
            + names.map { "    let \($0): String?\n" }.joined() + "}\n" + tags
            + "// sourcery: generated_component\npublic protocol XModel: "
            + names.map { $0.capitalizedFirst + "Component" }.joined(separator: ", ") + " {}\n"
    }

    private func initializers(_ text: String, _ dialect: Dialect) -> [String] {
        let file = generate(text, dialect: dialect, initializers: .conditional).file("/X+Init.generated.swift")
        return file.split(separator: "\n").filter { $0.hasPrefix("nonisolated extension X where ") }.map {
            String($0).replacing("nonisolated extension X where ", with: "").replacing(" == EmptyView", with: "")
                .replacing(
                    " {", with: "")
        }
    }

    @Test func `they come by size, then in the order of the parts, added builders last`() {
        #expect(
            initializers(model(parts: 2, extras: ["e"]), .classic) == ["P0", "P1", "E", "P0, P1", "P0, E", "P1, E"])
        #expect(
            initializers(model(parts: 2, extras: ["e"]), .current)
                == ["P0", "P1", "E", "P0, P1", "P0, E", "P1, E", "P0, P1, E"])
    }

    @Test(arguments: [(1, 0), (2, 2), (3, 6), (10, 1022)])
    func `the classic dialect has all but the empty one`(_ parts: Int, _ count: Int) {
        #expect(initializers(model(parts: parts), .classic).count == count)
    }

    @Test(arguments: [(1, 1), (2, 3), (3, 7), (10, 1023)])
    func `the current dialect has all`(_ parts: Int, _ count: Int) {
        #expect(initializers(model(parts: parts), .current).count == count)
    }

    @Test func `a file that has no initialiser only imports SwiftUI`() {
        let file = generate(model(parts: 1), dialect: .classic, initializers: .conditional).file(
            "/X+Init.generated.swift")
        #expect(file == GeneratedText.header + "\n\nimport SwiftUI\n")
    }

    @Test func `a default is the view that stands for a part left out`() {
        let text = """
            struct _Component: _ComponentGenerating {
                // sourcery: default.value = "Hi", default.isStringLiteral
                let title: String?
                // sourcery: customFunctionBuilder = IconBuilder
                let icon: Image?
                // sourcery: no_view, default.value = nil
                let onClose: (() -> Void)?
            }
            // sourcery: generated_component
            public protocol XModel: TitleComponent, IconComponent, OnCloseComponent {}
            """
        let file = generate(text, initializers: .conditional).file("/X+Init.generated.swift")
        #expect(
            tokens(file)
                == tokens(
                    """
                    import SwiftUI
                    nonisolated extension X where Title == Text {
                        public init(@IconBuilder icon: () -> Icon, onClose: (() -> Void)? = nil) {
                            self.init(title: { Text("Hi") }, icon: icon, onClose: onClose)
                        }
                    }
                    nonisolated extension X where Icon == EmptyView {
                        public init(@ViewBuilder title: () -> Title, onClose: (() -> Void)? = nil) {
                            self.init(title: title, icon: { }, onClose: onClose)
                        }
                    }
                    nonisolated extension X where Title == Text, Icon == EmptyView {
                        public init(onClose: (() -> Void)? = nil) {
                            self.init(title: { Text("Hi") }, icon: { }, onClose: onClose)
                        }
                    }
                    """))
        let inferred = generate(text).file("/X+API.generated.swift")
        #expect(inferred.contains("@ViewBuilder title: () -> Title = { Text(\"Hi\") },"))
        #expect(inferred.contains("@IconBuilder icon: () -> Icon = { EmptyView() },"))
    }

    @Test func `a part whose protocol an empty view does not conform to stays required`() {
        let text = """
            struct _Component: _ComponentGenerating {
                // sourcery: backingComponent = Box, genericParameter.type = Container
                let forms: [String]?
            }
            // sourcery: generated_component
            public protocol XModel: FormsComponent {}
            """
        #expect(generate(text).file("/X+API.generated.swift").contains("@ViewBuilder forms: () -> Forms\n"))
        #expect(!generate(text, initializers: .conditional).file("/X+Init.generated.swift").contains("extension"))
        let conforming = generate(text + "\nextension EmptyView: Container {}")
        #expect(conforming.file("/X+API.generated.swift").contains("forms: () -> Forms = { EmptyView() }"))
    }

    @Test func `combinations are lexicographic`() {
        var all: [[Int]] = []
        ConditionalInitializersFile.forEachCombination(of: 4, taking: 2) { all.append($0) }
        #expect(all == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
        ConditionalInitializersFile.forEachCombination(of: 1, taking: 2) { _ in Issue.record("there is none") }
    }
}
