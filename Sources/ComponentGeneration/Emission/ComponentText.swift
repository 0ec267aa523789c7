/// Texts that several output files share.
extension Component {
    /// `@available(…)` with its line end; empty without availability.
    var availabilityLine: String { availability.map { "@available(\($0))\n" } ?? "" }

    /// The text in front of the type: its documentation and its availability.
    var head: String { documentation.map { "/// \($0)\n" }.joined() + availabilityLine }

    var environmentAttributes: [String] {
        environmentValues.map { "@Environment(\\.\($0)) var \($0.split(separator: ".").last.map(String.init) ?? $0)" }
    }

    /// The generic clause, parameters and constraint of `init(model:)`.
    ///
    /// A protocol with associated types cannot be the plain type of a parameter. A class-bound one can; the exact form
    /// keeps the seeds' text there.
    func modelParameters(_ options: EmitterOptions, extras: [String]) -> String {
        guard options.isGeneric(genericModelReason) else {
            return "(" + (["model: \(modelName)"] + extras).joined(separator: ", ") + ")"
        }
        return "<Model>(" + (["model: Model"] + extras).joined(separator: ", ") + ") where Model: \(modelName)"
    }
}

/// The doc comments of the initialisers, from the declaration's documentation of the component and its properties.
struct InitializerDocumentation {
    enum Initializer {
        case builders, model, data
    }

    private let component: Component

    init(_ component: Component) { self.component = component }

    /// Empty for a declaration without documentation.
    func lines(for initializer: Initializer) -> [String] {
        let summary = component.documentation.prefix { !$0.isEmpty }
        let parameters = (initializer == .model ? [] : documentedParameters(for: initializer)) + documentedBuilders
        guard !summary.isEmpty || !parameters.isEmpty else { return [] }
        var lines = summary.map { "/// " + $0 }
        if !parameters.isEmpty {
            if !lines.isEmpty { lines.append("///") }
            lines += ["/// - Parameters:"] + parameters
        }
        return lines
    }

    private var documentedBuilders: [String] {
        component.extraBuilders.compactMap { name in
            component.extraBuilderDocumentation[name].map { "///   - \(name): \($0)" }
        }
    }

    private func documentedParameters(for initializer: Initializer) -> [String] {
        component.properties.compactMap { property in
            if initializer == .builders, property.role == .handler { return nil }
            let text = property.documentation.prefix { !$0.isEmpty }.map { $0.trimmingSpaces }.joined(separator: " ")
            return text.isEmpty ? nil : "///   - \(property.name): \(text)"
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
