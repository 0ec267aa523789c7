import Foundation
import SwiftParser
import Testing

@testable import ComponentGeneration

/// Generates in the styleable dialect from declarations that a test spells out.
func styleable(
    _ text: String, form: StyleableForm = .original, components: [String] = [], boilerplate: Bool = false
) -> ComponentGenerator.Result {
    ComponentGenerator(
        EmitterOptions(
            dialect: .styleable, writesBoilerplate: boilerplate, styleableForm: form, components: components)
    ).generate(from: [SourceText(path: "Input.swift", text: text)])
}

extension ComponentGenerator.Result {
    /// The file of a component: the component itself.
    func component(_ name: String) -> String {
        files.first { $0.path.lastPathComponent == "\(name).generated.swift" }?.content ?? ""
    }
    func style(_ name: String) -> String { file("/\(name)Style.generated.swift") }
}

/// Expects that the tokens of a fragment stand in a text, as one run.
func expect(_ fragment: String, in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
        tokens(text).firstIndex(of: tokens(fragment), from: 0) != nil, "\(fragment)\nis not in\n\(text)",
        sourceLocation: sourceLocation)
}

/// Declarations of a few parts, by which tests compose components.
enum StyleableParts {
    static let title = """
        // sourcery: BaseComponent
        protocol _TitleComponent {
            // sourcery: @ViewBuilder
            var title: AttributedString { get }
        }

        """
    static let subtitle = """
        // sourcery: BaseComponent
        protocol _SubtitleComponent {
            // sourcery: @ViewBuilder
            var subtitle: AttributedString? { get }
        }

        """
    static let lever = """
        // sourcery: BaseComponent
        protocol _SwitchComponent {
            // sourcery: @Binding
            var isOn: Bool { get }
        }

        """
    static let all = title + subtitle + lever
}
