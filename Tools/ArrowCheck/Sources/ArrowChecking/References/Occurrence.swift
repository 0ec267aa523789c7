/// A place in a source file where a symbol is defined or used.
public struct Occurrence: Sendable {
    /// The symbol's unified symbol resolution: its identity in the whole index.
    public let usr: String

    /// The symbol's name without its type's, such as `padding(_:)`.
    public let name: String

    /// The line, from 1.
    public let line: Int

    /// The column, from 1.
    public let column: Int

    /// The roles of the symbol at this place.
    public let roles: Roles

    /// The name of the type or extension that a definition stands in; nil at the top level and for references.
    public let parent: String?

    /// Creates an occurrence.
    public init(usr: String, name: String, line: Int, column: Int, roles: Roles, parent: String? = nil) {
        self.usr = usr
        self.name = name
        self.line = line
        self.column = column
        self.roles = roles
        self.parent = parent
    }
}
