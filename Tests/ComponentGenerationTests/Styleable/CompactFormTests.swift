import Expectations
import Foundation
import Testing

@testable import ComponentGeneration

/// The text of the compact form: the public API of the original one, and nothing that is written for each component
/// though it is the same for all.
struct CompactFormTests {
    private func leverRow(_ form: StyleableForm) throws -> ComponentGenerator.Result {
        styleable(try TestFiles.text("Styleable/Declarations/LeverRow.swift"), form: form)
    }

    @Test func `a component is one file, and there are no others`() throws {
        let paths = try leverRow(.compact).files.map(\.path).sorted()
        #expect(paths == ["Badges", "Board", "Caption", "Lever", "LeverRow", "Panel"].map { "\($0).generated.swift" })
    }

    @Test func `initialisers are those of the original form`() throws {
        let compact = try leverRow(.compact).component("LeverRow")
        for initializer in [
            """
            public init(@ViewBuilder caption: () -> any View = { EmptyView() }, isDown: Binding<Bool>,
                @BadgeBuilder badges: () -> any View = { EmptyView() }, gap: CGFloat = 2,
                @ViewBuilder cell: @escaping (String) -> any View = { _ in EmptyView() },
                onFlip: ((Bool) -> Void)? = nil, label: @escaping () -> String,
                componentIdentifier: String? = LeverRow.identifier)
            """,
            """
            public init(caption: AttributedString? = nil, isDown: Binding<Bool>, badges: [TextOrIcon] = [],
                gap: CGFloat = 2, @ViewBuilder cell: @escaping (String) -> any View = { _ in EmptyView() },
                onFlip: ((Bool) -> Void)? = nil, label: @escaping () -> String)
            """,
            "self.init(caption: { OptionalText(caption) }, isDown: isDown, badges: { BadgeRow(badges) }, gap: gap, cell: cell, onFlip: onFlip, label: label)",
            "public init(_ configuration: LeverRowConfiguration)",
        ] {
            expect(initializer, in: compact)
        }
    }

    @Test func `types are isolated to nothing, bodies to the main actor`() throws {
        let text = try leverRow(.compact).component("LeverRow")
        let heads = text.split(separator: "\n").filter {
            $0.contains("public struct") || $0.contains(/^(?:nonisolated )?extension/)
        }
        expectAll(heads, count: 2...) { #expect($0.hasPrefix("nonisolated "), "\($0)") }
        expect("@MainActor func makeBody(_ configuration: LeverRowConfiguration) -> Body", in: text)
    }

    @Test func `the shared code is imported where it is another module's`() throws {
        #expect(try leverRow(.compact).component("Lever").contains("\nimport FioriComponents\n"))
        let inside = ComponentGenerator(EmitterOptions(dialect: .styleable, target: "FioriComponents"))
            .generate(from: [SourceText(path: "Input.swift", text: StyleableParts.title)])
        #expect(!inside.component("Title").contains("import FioriComponents"))
    }
}
