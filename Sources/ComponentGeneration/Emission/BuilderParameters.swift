/// The parameters of the view-builder initialiser, and which of them may be left out.
struct BuilderParameters {
    let component: Component
    let options: EmitterOptions

    /// The view parts, in order.
    var parts: [Property] { component.properties.filter(\.isView) }

    /// A part that the conditional form has initialisers without.
    static func isOptional(_ part: Property) -> Bool { part.type.isOptional && part.acceptsEmptyView }

    /// A part that the inferred form gives a default argument.
    static func hasInferredDefault(_ part: Property) -> Bool {
        isOptional(part) || part.shownDefault != nil
    }

    private var isInferred: Bool { options.initializers == .inferred }

    /// True if every view part may be left out of the inferred initialiser, so that it competes with the data one.
    private var allPartsHaveDefaults: Bool { parts.allSatisfy(Self.hasInferredDefault) }

    /// True if the conditional form has a view-builder initialiser without any property part.
    private var conditionalLeavesOutAll: Bool {
        parts.allSatisfy(Self.isOptional) && (options.dialect == .current || !component.extraBuilders.isEmpty)
    }

    /// `X()` must mean the same in both forms: whichever initialiser the conditional form would not choose there
    /// is the disfavoured one.
    var isDataInitializerDisfavored: Bool { isInferred && allPartsHaveDefaults && conditionalLeavesOutAll }
    var isBuilderInitializerDisfavored: Bool { isInferred && allPartsHaveDefaults && !conditionalLeavesOutAll }

    /// Lines of the initialiser that takes all parts, one for each parameter.
    var all: [String] {
        component.properties.compactMap { property in
            switch property.role {
            case .view:
                let parameter = property.builderParameter(options)
                return isInferred ? parameter + inferredDefault(property) : parameter
            case .data where isInGroup(property): return nil
            case .data: return data(property)
            case .handler: return nil
            }
        } + component.extraBuilders.map { extra($0) + (isInferred ? " = { EmptyView() }" : "") }
    }

    /// Data that only a composed view of the classic dialect uses.
    func isInGroup(_ property: Property) -> Bool {
        component.groups.contains { $0.members.contains { component.properties[$0].name == property.name } }
    }

    /// A part without data behind it.
    func extra(_ name: String) -> String {
        "@ViewBuilder \(name.escapedIfKeyword): \(options.escaping)() -> \(name.capitalizedFirst)"
    }

    /// Plain data: its default is the declared one; `nil` only where that cannot make two initialisers compete.
    func data(_ property: Property) -> String {
        let parameter = "\(property.identifier): \(property.dataType)"
        if let value = property.defaultValue { return parameter + " = " + value }
        if property.binding?.isOptional == true { return parameter + " = nil" }
        let isSafe = isInferred && property.type.isOptional && property.binding == nil && !allPartsHaveDefaults
        return isSafe ? parameter + " = nil" : parameter
    }

    private func inferredDefault(_ part: Property) -> String {
        if let value = part.shownDefault { return " = { \(value) }" }
        return Self.isOptional(part) ? " = { EmptyView() }" : ""
    }
}
