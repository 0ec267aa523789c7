import SwiftUICore

/// The importance of an alert or a dialog. No modifier of iOS takes one.
public struct DialogSeverity: Equatable {
    private enum Kind: Sendable { case automatic, standard, critical }

    private let kind: Kind

    /// The importance that the system chooses.
    nonisolated(unsafe) public static let automatic = DialogSeverity(kind: .automatic)
    /// The importance of most questions.
    nonisolated(unsafe) public static let standard = DialogSeverity(kind: .standard)
    /// The importance of questions about a loss that cannot be undone.
    nonisolated(unsafe) public static let critical = DialogSeverity(kind: .critical)
}

@available(*, unavailable)
extension DialogSeverity: Sendable {}
