/// A fault in a string of a manifest that the rest of the card survives.
public struct BindingDiagnostic: Sendable, Hashable {
    /// The place of the string within its JSON text.
    public var pointer: JSONPointer
    /// The fault and its reason.
    public var message: String
    /// The place within the string in UTF-8 bytes; nil when the whole string is meant.
    public var offset: Int?

    /// Creates a diagnostic.
    public init(pointer: JSONPointer, message: String, offset: Int? = nil) {
        self.pointer = pointer
        self.message = message
        self.offset = offset
    }
}
