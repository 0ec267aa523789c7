/// `XStyle.fiori.generated.swift`: the styles that a person writes, commented out, to start from.
struct StyleTemplateFile {
    let component: Component
    let options: EmitterOptions

    var file: GeneratedFile {
        let template = StyleTemplate(component, options)
        let imports = ["import FioriThemeManager", "import Foundation", "import SwiftUI", ""]
        let lines = (imports + template.baseStyle + [""] + template.fioriStyle).map { $0.isEmpty ? "//" : "// " + $0 }
        return GeneratedFile(
            "FioriStyleTemplates/\(component.name)Style.fiori.generated.swift", .styleTemplate, of: component.kind,
            content: """
                // To write the styles of \(component.name):
                // 1. Uncomment what follows.
                // 2. Lay the parts out in the base style, and give them fonts and colours in the Fiori style.
                // 3. Take '.generated' out of the file's name.
                // 4. Move the file to the hand-written styles.

                \(lines.joined(separator: "\n"))
                """)
    }
}
