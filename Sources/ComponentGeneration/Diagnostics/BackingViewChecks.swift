/// Checks that the views named by `backingComponent` exist somewhere.
enum BackingViewChecks {
    /// Views of SwiftUI that may back a property.
    private static let systemViews: Set<String> = [
        "AnyView", "AsyncImage", "Button", "Color", "ColorPicker", "DatePicker", "Divider", "EmptyView", "Gauge",
        "Image",
        "Label", "Link", "List", "Menu", "Picker", "ProgressView", "SecureField", "Slider", "Stepper", "Text",
        "TextEditor", "TextField", "Toggle",
    ]

    /// Views of the run time of the styleable dialect.
    private static let runTimeViews: Set<String> = [
        "OptionalImage", "OptionalText", "TextOrIconView", "TextWithMandatoryFieldIndicator",
    ]

    private static func backingTag(of property: Property) -> Annotation? {
        property.annotations.first("backingComponent")
            ?? property.annotations.first("resultBuilder.backingComponent")
    }

    /// - Parameter isDeclared: looks for a type in the sources of the target; called only for names without a
    ///   declaration or a component.
    static func problems(
        in model: ComponentModel, typeNames: Set<String>, isDeclared: (String) -> Bool
    ) -> [Diagnostic] {
        let components = Set(model.components.map(\.name))
        var found: [String: Bool] = [:]
        var problems: [Diagnostic] = []
        let spelling = SpellingIndex()
        var seen: Set<Int> = []
        for component in model.components where component.imports.isEmpty {
            for property in component.properties {
                guard let tag = backingTag(of: property),
                    seen.insert(tag.position.offset ^ ObjectIdentifier(tag.position.source).hashValue).inserted
                else { continue }
                let name = String(tag.text.prefix { $0 != "<" && $0 != "." })
                if components.contains(name) || typeNames.contains(name) || systemViews.contains(name)
                    || runTimeViews.contains(name)
                {
                    continue
                }
                let isKnown = found[name] ?? isDeclared(name)
                found[name] = isKnown
                if isKnown { continue }
                let nearest = spelling.nearest(to: name, among: Array(components.union(typeNames)))
                problems.append(
                    Diagnostic(
                        .warning,
                        "there is no view '\(name)' to back '\(property.name)'"
                            + (nearest.map { ", did you mean '\($0)'?" } ?? ""),
                        at: tag.position,
                        note: nearest.map { "write '\($0)'" }
                            ?? "write the view, or name the module that has it with 'importFrameworks'"))
            }
        }
        return problems
    }
}
