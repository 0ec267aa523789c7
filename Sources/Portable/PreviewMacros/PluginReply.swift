/// A reply of the macro plugin.
enum PluginReply: Encodable {
    case capability
    /// - Parameters:
    ///   - source: the expanded source; nil after errors.
    ///   - errors: the errors for the compiler to report.
    case expansion(source: String?, errors: [Diagnostic] = [])

    /// An error at a source location.
    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        /// Stands in for notes, highlights and fix-its, which these macros do not have.
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
        /// The protocol version of Swift 5.10, the first with replies of the type `expandMacroResult`.
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
