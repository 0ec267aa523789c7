/// `X+Init.generated.swift`: an initialiser for every combination of parts left out, as the seeds have them.
///
/// The combinations come by size and then in the order of the parts. The classic dialect has none without any part
/// (sizes 1 to n-1), the current one has it (sizes 1 to n).
struct ConditionalInitializersFile {
    let component: Component
    let options: EmitterOptions
    private let parameters: BuilderParameters

    init(_ component: Component, _ options: EmitterOptions) {
        self.component = component
        self.options = options
        parameters = BuilderParameters(component: component, options: options)
    }

    /// A parameter of the initialisers, with its texts, which are the same in all combinations.
    private struct Parameter {
        let declaration: String
        let argument: String
        /// The argument and the constraint of the type parameter where the part is left out; nil if it cannot be left
        /// out.
        var missingArgument: String?
        var missingConstraint: String?
    }

    var file: GeneratedFile {
        let list = allParameters
        let optional = list.indices.filter { list[$0].missingArgument != nil }
        let largest = options.dialect == .classic ? optional.count - 1 : optional.count
        var text = "import SwiftUI\n" + component.imports.map { "import \($0)" }.lines(indent: 0)
        if largest >= 1 {
            var isMissing = Array(repeating: false, count: list.count)
            for size in 1...largest {
                Self.forEachCombination(of: optional.count, taking: size) { positions in
                    for position in positions { isMissing[optional[position]] = true }
                    append(list, isMissing, to: &text)
                    for position in positions { isMissing[optional[position]] = false }
                }
            }
        }
        return GeneratedFile(
            "ViewModels/Init+Extensions/\(component.name)+Init.generated.swift", .initializers, of: component.kind,
            content: text)
    }

    private var allParameters: [Parameter] {
        let properties = component.properties.compactMap { property -> Parameter? in
            let argument = "\(property.name): \(property.identifier)"
            switch property.role {
            case .handler: return nil
            case .data where parameters.isInGroup(property): return nil
            case .data: return Parameter(declaration: parameters.data(property), argument: argument)
            case .view:
                let type = property.shownDefault == nil ? "EmptyView" : property.shownView ?? "Never"
                let isOptional = BuilderParameters.isOptional(property)
                return Parameter(
                    declaration: property.builderParameter(options), argument: argument,
                    missingArgument: isOptional ? "\(property.name): \(empty(property))" : nil,
                    missingConstraint: isOptional ? "\(property.genericName) == \(type)" : nil)
            }
        }
        return properties
            + component.extraBuilders.map { name in
                Parameter(
                    declaration: parameters.extra(name), argument: "\(name): \(name.escapedIfKeyword)",
                    missingArgument: "\(name): { EmptyView() }",
                    missingConstraint: "\(name.capitalizedFirst) == EmptyView")
            }
    }

    /// Appends an initialiser such as:
    ///
    ///     nonisolated extension X where Subtitle == EmptyView {
    ///         public init(
    ///             @ViewBuilder title: () -> Title
    ///         ) {
    ///             self.init(
    ///                 title: title,
    ///                 subtitle: { EmptyView() }
    ///             )
    ///         }
    ///     }
    private func append(_ list: [Parameter], _ isMissing: [Bool], to text: inout String) {
        text += "\n\n"
        text += component.availabilityLine
        text += "nonisolated extension "
        text += component.name
        text += " where "
        var separator = ""
        for index in list.indices where isMissing[index] {
            text += separator
            text += list[index].missingConstraint ?? ""
            separator = ", "
        }
        text += " {\n    public init("
        separator = "\n        "
        for index in list.indices where !isMissing[index] {
            text += separator
            text += list[index].declaration
            separator = ",\n        "
        }
        text += "\n    ) {\n        self.init("
        separator = "\n            "
        for index in list.indices {
            text += separator
            text += isMissing[index] ? list[index].missingArgument ?? "" : list[index].argument
            separator = ",\n            "
        }
        text += "\n        )\n    }\n}"
    }

    /// The builder of a part that is left out: the view of its default, or the empty form of its result builder.
    private func empty(_ property: Property) -> String {
        if let value = property.shownDefault { return "{ \(value) }" }
        return property.resultBuilder == "ViewBuilder" ? "{ EmptyView() }" : "{ }"
    }

    /// Visits the combinations in lexicographic order.
    static func forEachCombination(of count: Int, taking size: Int, _ visit: ([Int]) -> Void) {
        guard size > 0, size <= count else { return }
        var positions = Array(0..<size)
        while true {
            visit(positions)
            var slot = size - 1
            while slot >= 0, positions[slot] == count - size + slot { slot -= 1 }
            guard slot >= 0 else { return }
            positions[slot] += 1
            for next in (slot + 1)..<max(size, slot + 1) { positions[next] = positions[next - 1] + 1 }
        }
    }
}
