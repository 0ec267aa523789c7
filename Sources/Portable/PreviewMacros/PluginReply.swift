/// An answer of a macro plugin.
enum PluginReply: Encodable {
    case capability
    /// - Parameters:
    ///   - source: the text in the macro's place; nil when there is none because of errors.
    ///   - errors: what the compiler reports.
    case expansion(source: String?, errors: [Diagnostic] = [])

    /// An error at a place of the source.
    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        /// Notes, highlights and changes, which ours have none of.
        struct Nothing: Encodable {}

        let message: String
        let severity = "error"
        let position: Position
        let highlights: [Nothing] = []
        let notes: [Nothing] = []
        let fixIts: [Nothing] = []
    }

    private enum CodingKeys: String, CodingKey {
        case getCapabilityResult, expandMacroResult
    }

    private struct Capability: Encodable {
        /// The version of Swift 5.10, the first to answer with `expandMacroResult`.
        let capability = ["protocolVersion": 7]
    }

    private struct Expansion: Encodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability: try message.encode(Capability(), forKey: .getCapabilityResult)
        case .expansion(let source, let errors):
            try message.encode(Expansion(expandedSource: source, diagnostics: errors), forKey: .expandMacroResult)
        }
    }
}
