/// The text of a property in the initialisers of a styleable component, which is the same in both forms.
extension Property {
    private var escapingClosure: String { form.escapes ? "@escaping " + form.closure : form.closure }

    private func parameter(_ attributes: String, _ type: String, _ defaultValue: String?) -> String {
        (attributes.isEmpty ? "" : attributes + " ") + "\(identifier): \(type)"
            + (defaultValue.map { " = \($0.spacingRanges)" } ?? "")
    }

    private var valueType: String { form.escapes ? "@escaping " + type.text : type.text }

    /// The parameter of the initialiser that takes view builders.
    var builderParameter: String {
        switch form.kind {
        case .builder, .builderWithArguments: parameter(form.attributes, escapingClosure, form.builderDefault)
        case .binding: parameter("", "Binding<\(type.text)>", form.builderDefault)
        case .value, .mandatoryField: parameter("", valueType, form.builderDefault)
        }
    }

    /// The parameters of the initialiser that takes data.
    var dataParameters: [String] {
        switch form.kind {
        case .builder where form.isAnnotated: [parameter("", type.text, form.dataDefault)]
        case .binding: [parameter("", "Binding<\(type.text)>", nil)]
        case .builder, .builderWithArguments, .value: [builderParameter]
        case .mandatoryField: ["mandatoryFieldIndicator: TextOrIcon? = .text(\"*\")", "isRequired: Bool = false"]
        }
    }

    /// The argument with which the initialiser that takes data calls the other one; nil for what that does not have.
    func dataArgument(of component: Component) -> String? {
        guard form.kind != .mandatoryField else { return nil }
        guard form.kind == .builder, form.isAnnotated else { return "\(name): \(identifier)" }
        guard component.isMandatoryField, name == "title", form.backing == "Text" else {
            return "\(name): { \(form.backing.map { "\($0)(\(identifier))" } ?? identifier) }"
        }
        return """
            title: {
                TextWithMandatoryFieldIndicator(text: title, isRequired: isRequired, mandatoryFieldIndicator: mandatoryFieldIndicator)
            }
            """
    }

    /// The stored property of the original form, and the member of the configuration in both.
    var configurationType: String { form.kind == .builder ? capitalizedName : type.text }

    /// The type that a configuration's name for a view stands for; nil for what is no view.
    var configurationAlias: String? {
        guard form.kind == .builder else { return nil }
        return "public typealias \(capitalizedName) = \(form.isUnwrapped ? form.viewType : "ConfigurationViewWrapper")"
    }

    /// The test whether a part shows anything; nil for data, which does not count.
    func emptinessTest(_ prefix: String) -> String? {
        switch form.kind {
        case .builder: "\(prefix)\(identifier).isEmpty"
        case .builderWithArguments where type.isOptional: "\(prefix)\(identifier) == nil"
        case .builderWithArguments, .binding, .value, .mandatoryField: nil
        }
    }

    /// The view of a builder: a part of a composite is shown by its own component.
    func builtView(in component: Component) -> String {
        !component.isPart && form.isPart
            ? "\(capitalizedName)(\(name): \(identifier), componentIdentifier: componentIdentifier)"
            : "\(identifier)()"
    }
}

extension Component {
    /// The doc comment of the declaration.
    var styleableHead: [String] { documentation.map { "/// \($0)" } }

    /// The extension's head, in which all members are public.
    func publicExtension(_ type: String) -> String { "\(access)extension \(type)" }
}

extension [String] {
    /// The head of a function with its parameters: one on its line, more of them in a column, with the brace below.
    func parameterList(_ head: String) -> String {
        guard count > 1 else { return "\(head)(\(joined())) {" }
        let indent = String(repeating: " ", count: head.utf8.count + 1)
        return "\(head)(" + joined(separator: ",\n" + indent) + ")\n{"
    }
}

extension String {
    /// The expression with blanks around the operators of ranges, as formatters write them; text in quotes stays.
    fileprivate var spacingRanges: String {
        guard contains("...") || contains("..<") else { return self }
        var text = ""
        var isQuoted = false
        var rest = self[...]
        while let first = rest.first {
            if first == "\"" { isQuoted.toggle() }
            let sign = rest.prefix(3)
            guard !isQuoted, sign == "..." || sign == "..<" else {
                text.append(first)
                rest.removeFirst()
                continue
            }
            rest.removeFirst(3)
            let isBinary =
                [text.last, rest.first].allSatisfy { $0.map { !" ([{,)]}:;".contains($0) } ?? false }
                || (text.last == ")" && rest.first != nil && rest.first != " ")
            text += isBinary ? " \(sign) " : String(sign)
        }
        return text
    }
}
