/// A fault that was found while a card was resolved.
public struct CardDiagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity.
    public var severity: Severity
    /// The place within the manifest.
    public var pointer: JSONPointer
    /// The fault and its reason.
    public var message: String

    /// The severities.
    public enum Severity: String, Sendable, Hashable {
        /// A part of the card cannot be shown.
        case error
        /// Something is odd, or an expression has thrown and is undefined as UI5 has it.
        case warning
    }

    /// Creates a diagnostic.
    public init(_ severity: Severity, at pointer: JSONPointer, _ message: String) {
        self.severity = severity
        self.pointer = pointer
        self.message = message
    }

    /// The place, the severity and the message.
    public var description: String { "\(pointer): \(severity.rawValue): \(message)".withVisibleControls }
}
