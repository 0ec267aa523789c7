/// The roles of an occurrence, with the bits of LLVM's `indexstore_symbol_role_t`.
public struct Roles: OptionSet, Sendable {
    /// The bits of the roles.
    public let rawValue: UInt64

    /// Creates roles of their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A declaration without a definition.
    public static let declaration = Roles(rawValue: 1 << 0)

    /// A definition.
    public static let definition = Roles(rawValue: 1 << 1)

    /// A use of any kind.
    public static let reference = Roles(rawValue: 1 << 2)

    /// A use that reads a variable.
    public static let read = Roles(rawValue: 1 << 3)

    /// A use that writes a variable.
    public static let write = Roles(rawValue: 1 << 4)

    /// A use that calls a function.
    public static let call = Roles(rawValue: 1 << 5)

    /// An addition of the compiler, such as the call of a getter or a synthesized member: no source text names it.
    public static let implicit = Roles(rawValue: 1 << 8)

    /// The relation of a member to its type or extension.
    public static let childOf = Roles(rawValue: 1 << 9)

    /// True for a place whose text uses a symbol that is declared elsewhere.
    public var isWrittenReference: Bool {
        !isDisjoint(with: [.reference, .read, .write, .call])
            && isDisjoint(with: [.declaration, .definition, .implicit])
    }
}
