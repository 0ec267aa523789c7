/// A request of the compiler, with the parts that these macros need.
enum CompilerRequest: Decodable {
    /// The request for the plugin's protocol version.
    case capability
    /// The expansion of a freestanding macro.
    case freestanding
    /// The expansion of an attached macro.
    case attached(AttachedMacro)

    private enum CodingKeys: String, CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: CodingKeys.self)
        switch message.allKeys.first {
        case .getCapability: self = .capability
        case .expandFreestandingMacro: self = .freestanding
        case .expandAttachedMacro:
            self = .attached(try message.decode(AttachedMacro.self, forKey: .expandAttachedMacro))
        case nil:
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The compiler asks for more than the expansion of a macro."))
        }
    }
}

/// A macro that is attached to a declaration.
struct AttachedMacro: Decodable {
    /// Source text with its location.
    struct Syntax: Decodable {
        struct Location: Decodable {
            let fileName: String
            let offset: Int
        }

        let source: String
        let location: Location
    }

    /// The requested role of the expansion: `accessor` or `peer`, among others.
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    /// The lexical contexts of the declaration, innermost first.
    let lexicalContext: [Syntax]?
}
