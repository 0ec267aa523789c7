/// Declarations of any number of models, like those of a real package.
struct SampleDeclarations {
    let models: Int
    let properties: Int

    /// The files, by name: the properties in one, twenty models in each of the others.
    var files: [(name: String, text: String)] {
        [("Components.swift", components)]
            + stride(from: 0, to: models, by: 20).map { first in
                ("Models\(first / 20).swift", (first..<min(first + 20, models)).map(model).joined(separator: "\n"))
            }
    }

    private var components: String {
        let lines = (0..<properties).map { index in
            """
                /// Says what part number \(index) is for, in a sentence of usual length.
            \(index % 10 == 9 ? "    // sourcery: no_style\n" : "")    let part\(index): \(index % 7 == 3 ? "Image?" : index % 3 == 0 ? "String" : "String?")
            """
        }
        return "import SwiftUI\n\nstruct _Component: _ComponentGenerating {\n" + lines.joined(separator: "\n") + "\n}\n"
    }

    /// A model of six inherited properties, two of them optional at least, and one of its own.
    func model(_ index: Int) -> String {
        let parents = (0..<6).map { "Part\((index * 7 + $0 * 11) % properties)Component" }
        return """
            /// Shows what the sample number \(index) has to say.
            // sourcery: add_env_props = "horizontalSizeClass"
            // sourcery: generated_component
            public protocol Sample\(index)Model: \(parents.joined(separator: ", ")) {
                /// A property of its own.
                // sourcery: no_view, default.value = true
                var isRequired\(index): Bool { get }
            }

            """
    }
}
