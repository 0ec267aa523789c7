/// A question of the compiler, as far as it concerns a plugin with these macros only.
enum CompilerRequest: Decodable {
    /// The version of the protocol that the plugin speaks.
    case capability
    /// The expansion of a freestanding macro.
    case freestanding
    /// The expansion of a macro that is attached to a declaration.
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

/// A macro at a declaration.
struct AttachedMacro: Decodable {
    /// Source text with its place.
    struct Syntax: Decodable {
        struct Location: Decodable {
            let fileName: String
            let offset: Int
        }

        let source: String
        let location: Location
    }

    /// The part of the expansion that is asked for: `accessor` or `peer`, among others.
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    /// The contexts around the declaration, innermost first.
    let lexicalContext: [Syntax]?
}
