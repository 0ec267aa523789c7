/// What the compiler asks a macro plugin, as far as it concerns one that has freestanding macros only.
enum CompilerRequest: Decodable {
    /// Which version of the protocol the plugin speaks.
    case capability
    /// What a freestanding macro stands for.
    case expansion

    private enum CodingKeys: String, CodingKey {
        case getCapability, expandFreestandingMacro
    }

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = message.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: [],
                    debugDescription: "The compiler asks for more than the expansion of a freestanding macro."))
        }
        self = key == .getCapability ? .capability : .expansion
    }
}

/// What a macro plugin answers.
enum PluginReply: Encodable {
    case capability
    /// - Parameter source: What is written in the macro's place.
    case expansion(source: String)

    private enum CodingKeys: String, CodingKey {
        case getCapabilityResult, expandMacroResult
    }

    private struct Capability: Encodable {
        /// The version of Swift 5.10, the first to answer with `expandMacroResult`.
        let capability = ["protocolVersion": 7]
    }

    private struct Expansion: Encodable {
        let expandedSource: String
        let diagnostics: [String] = []
    }

    func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability: try message.encode(Capability(), forKey: .getCapabilityResult)
        case .expansion(let source): try message.encode(Expansion(expandedSource: source), forKey: .expandMacroResult)
        }
    }
}
