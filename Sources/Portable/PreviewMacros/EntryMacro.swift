/// Expands `@Entry` for a variable in an extension of environment values, transactions, container values or focused
/// values.
///
/// Adds accessors that use a key, and declares the key next to the variable.
enum EntryMacro {
    /// A type of values that can have entries.
    private struct Container {
        let keyProtocol: String
        /// True if values are absent until they are set, so that entries are optional and have no default.
        var isOptional = false
    }

    private static let containers: [String: Container] = [
        "EnvironmentValues": Container(keyProtocol: "EnvironmentKey"),
        "Transaction": Container(keyProtocol: "TransactionKey"),
        "ContainerValues": Container(keyProtocol: "ContainerValueKey"),
        "FocusedValues": Container(keyProtocol: "FocusedValueKey", isOptional: true),
    ]

    static func expand(_ macro: AttachedMacro) -> PluginReply {
        func failure(_ message: String) -> PluginReply {
            let place = macro.attributeSyntax.location
            // The error is reported for one of both roles only.
            guard macro.macroRole == "accessor" else { return .expansion(source: "") }
            return .expansion(
                source: nil,
                errors: [.init(message: message, position: .init(fileName: place.fileName, offset: place.offset))])
        }
        guard let name = macro.lexicalContext?.first.flatMap({ DeclarationScanner.extendedType(in: $0.source) }),
            let container = containers[name]
        else {
            return failure(
                "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
                    + "ContainerValues, or FocusedValues")
        }
        guard let variable = DeclarationScanner.variable(in: macro.declSyntax.source) else {
            return failure("'@Entry' macro can only attach to var declarations without accessors")
        }
        let key = "__Key_" + variable.name.filter { $0 != "`" }
        if macro.macroRole == "accessor" {
            return .expansion(source: "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}")
        }
        guard macro.macroRole == "peer" else { return .expansion(source: "") }
        var lines: [String] = []
        if container.isOptional {
            guard let type = variable.type, let wrapped = unwrapped(type) else {
                return .expansion(source: "")
            }
            lines = ["typealias Value = \(wrapped)"]
        } else if let type = variable.type {
            // The optional form of a function type requires parentheses, which any type may have.
            let value = variable.value ?? (unwrapped(type) == nil ? "" : "nil")
            lines = ["typealias Value = \(type)", "static var defaultValue: Value {", value, "}"]
        } else if let value = variable.value {
            lines = ["static let defaultValue =", value]
        }
        let body = lines.joined(separator: "\n")
        return .expansion(source: "private struct \(key): SwiftUI.\(container.keyProtocol) {\n\(body)\n}")
    }

    /// The wrapped type of an optional type; nil for other types.
    private static func unwrapped(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}
