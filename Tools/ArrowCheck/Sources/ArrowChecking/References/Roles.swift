/// The roles of an occurrence, with the bits of LLVM's `indexstore_symbol_role_t`.
public struct Roles: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let declaration = Roles(rawValue: 1 << 0)
    public static let definition = Roles(rawValue: 1 << 1)
    public static let reference = Roles(rawValue: 1 << 2)
    public static let read = Roles(rawValue: 1 << 3)
    public static let write = Roles(rawValue: 1 << 4)
    public static let call = Roles(rawValue: 1 << 5)

    /// The compiler's own additions, such as calls of getters and synthesized members: no source text names them.
    public static let implicit = Roles(rawValue: 1 << 8)
    public static let childOf = Roles(rawValue: 1 << 9)

    /// True for a place whose text uses a symbol that is declared elsewhere.
    public var isWrittenReference: Bool {
        !isDisjoint(with: [.reference, .read, .write, .call])
            && isDisjoint(with: [.declaration, .definition, .implicit])
    }
}
