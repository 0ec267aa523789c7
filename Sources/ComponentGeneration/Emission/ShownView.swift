/// View that shows a property when an app passes data, and the code that creates it.
extension Property {
    /// True if the data may be missing, so that the part is conditional.
    var isConditional: Bool { type.isOptional || binding?.isOptional == true }

    /// The type argument for the type parameter in the data initialiser.
    var shownType: String {
        let view = shownView ?? "Never"
        return isConditional ? "_ConditionalContent<\(view), EmptyView>" : view
    }

    /// The view of the initialiser's data, which is present.
    var shownValue: String { view(of: identifier + (isConditional ? "!" : ""), backed: identifier) }

    /// The same where the data is bound by `if let` under its own name.
    var boundValue: String { view(of: identifier, backed: identifier) }

    /// The view of the default, if the part has one that is not `nil`.
    var shownDefault: String? {
        guard let value = defaultValue, value != "nil" else { return nil }
        if let backing {
            return backing.takesModel ? "\(backing.name)(model: \(value))" : view(of: value, backed: value)
        }
        return view(of: value, backed: value)
    }

    private func view(of value: String, backed: String) -> String {
        if let backing { return backing.takesModel ? value : "\(backing.name)(\(name): \(backed))" }
        let content = binding == nil ? value : value + ".wrappedValue"
        if type.isArray { return "Text(\(content).joined(separator: \", \"))" }
        return shownView == "Image" ? content : "\(shownView ?? "Never")(\(content))"
    }

    // MARK: Parameters

    /// The type under which the data initialiser takes the property.
    var dataType: String {
        if let backing, backing.takesModel { return backing.name + (type.isOptional ? "?" : "") }
        if let binding { return "Binding<\(type.text)>" + (binding.isOptional ? "?" : "") }
        return type.isClosure && !type.isOptional ? "@escaping " + type.text : type.text
    }

    /// The default in the data initialiser, ` = nil` included.
    var dataDefault: String {
        if let value = defaultValue {
            if let backing, backing.takesModel, value != "nil" { return " = \(backing.name)(model: \(value))" }
            return " = " + value
        }
        if binding != nil { return binding?.isOptional == true ? " = nil" : "" }
        if type.isOptional { return " = nil" }
        return type.isArray ? " = []" : ""
    }

    var dataParameter: String { "\(identifier): \(dataType)\(dataDefault)" }

    /// The argument with which the model initialiser calls the data initialiser.
    func modelArgument(_ options: EmitterOptions) -> String {
        if role == .handler { return "\(name): model.\(reference)" }
        let value = "model.\(protocolName)"
        if let backing, backing.takesModel {
            // Swift opens the existential of a member for a generic initialiser in a closure, but not behind a `!`.
            if type.isOptional, options.isGeneric(backing.genericModelReason) {
                return "\(name): \(value).map { \(backing.name)(model: $0) }"
            }
            return type.isOptional
                ? "\(name): \(value) != nil ? \(backing.name)(model: \(value)!) : nil"
                : "\(name): \(backing.name)(model: \(value))"
        }
        if binding != nil {
            return "\(name): Bindable(\(ModelReference.name)(model))[dynamicMember: \\.model.\(protocolIdentifier)]"
        }
        return "\(name): \(value)"
    }

    /// The statement that stores plain data.
    var dataAssignment: String {
        if case .optional(let fallback)? = binding { return "self._\(name) = \(identifier) ?? \(fallback)" }
        return "self._\(name) = \(identifier)"
    }

    /// The statement that stores the view of the data.
    var shownAssignment: String {
        guard isConditional else { return "self._\(name) = \(shownValue)" }
        return "self._\(name) = \(identifier) != nil ? ViewBuilder.buildEither(first: \(shownValue))"
            + " : ViewBuilder.buildEither(second: EmptyView())"
    }

    /// The parameter of the view-builder initialiser for a part, without a default.
    func builderParameter(_ options: EmitterOptions) -> String {
        "@\(resultBuilder) \(identifier): \(options.escaping)() -> \(genericName)"
    }
}
