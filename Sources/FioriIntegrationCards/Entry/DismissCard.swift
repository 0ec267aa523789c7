import SwiftUI

/// Closes the sheet of a child card; does nothing elsewhere.
nonisolated struct DismissCard: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void = {}) { self.action = action }

    @MainActor func callAsFunction() { action() }
}

nonisolated private struct DismissCardKey: EnvironmentKey {
    static let defaultValue = DismissCard()
}

nonisolated extension EnvironmentValues {
    /// Closes the sheet that the card is shown in.
    var dismissCard: DismissCard {
        get { self[DismissCardKey.self] }
        set { self[DismissCardKey.self] = newValue }
    }
}
