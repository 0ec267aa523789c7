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

    /// A part that may be left out.
    private enum Part {
        case property(Property)
        case extra(String)
    }

    var file: GeneratedFile {
        let optional =
            component.properties.filter { $0.isView && BuilderParameters.isOptional($0) }.map(Part.property)
            + component.extraBuilders.map(Part.extra)
        let largest = options.dialect == .classic ? optional.count - 1 : optional.count
        var text = "import SwiftUI\n" + component.imports.map { "import \($0)" }.lines(indent: 0)
        if largest >= 1 {
            for size in 1...largest {
                Self.forEachCombination(of: optional.count, taking: size) { positions in
                    text += "\n\n" + initializer(leavingOut: positions.map { optional[$0] })
                }
            }
        }
        return GeneratedFile(
            "ViewModels/Init+Extensions/\(component.name)+Init.generated.swift", .initializers, of: component.kind,
            content: text)
    }

    private func initializer(leavingOut missing: [Part]) -> String {
        var missingNames: Set<String> = []
        let constraints = missing.map { part in
            switch part {
            case .property(let property):
                missingNames.insert(property.name)
                return
                    "\(property.genericName) == \(property.shownDefault == nil ? "EmptyView" : property.shownView ?? "Never")"
            case .extra(let name):
                missingNames.insert(name)
                return "\(name.capitalizedFirst) == EmptyView"
            }
        }
        var list: [String] = []
        var arguments: [String] = []
        for property in component.properties {
            switch property.role {
            case .handler: continue
            case .data where parameters.isInGroup(property): continue
            case .data:
                list.append(parameters.data(property))
                arguments.append("\(property.name): \(property.identifier)")
            case .view where missingNames.contains(property.name):
                arguments.append("\(property.name): \(empty(property))")
            case .view:
                list.append(property.builderParameter(options))
                arguments.append("\(property.name): \(property.identifier)")
            }
        }
        for name in component.extraBuilders {
            if missingNames.contains(name) {
                arguments.append("\(name): { EmptyView() }")
            } else {
                list.append(parameters.extra(name))
                arguments.append("\(name): \(name.escapedIfKeyword)")
            }
        }
        return """
            \(component.availabilityLine)extension \(component.name) where \(constraints.joined(separator: ", ")) {
                public init(
                    \(list.lines(indent: 8, separator: ","))
                ) {
                    self.init(
                        \(arguments.lines(indent: 12, separator: ","))
                    )
                }
            }
            """
    }

    /// The builder of a part that is left out: the view of its default, or nothing, as its result builder spells it.
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
