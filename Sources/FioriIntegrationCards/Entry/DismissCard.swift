import SwiftUI

/// Closes the sheet of a child card; does nothing elsewhere.
nonisolated struct DismissCard: Sendable {
    private let action: (@MainActor @Sendable () -> Void)?

    init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// True within the sheet of a child card.
    var isAvailable: Bool { action != nil }

    @MainActor func callAsFunction() { action?() }
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

nonisolated extension ResolvedCard {
    /// The card with a button that closes it: in the header, or in the footer of a card without a header. A button that
    /// the manifest places itself, or hides, stays as it is.
    var closable: ResolvedCard {
        guard footer?.showsCloseButton == nil, header?.value?.showsCloseButton == nil else { return self }
        var card = self
        switch header {
        case .ready(var value)?:
            value.showsCloseButton = true
            card.header = .ready(value)
        case .loading?: break
        case .error?, .noData?, nil:
            card.footer = footer ?? ResolvedFooter()
            card.footer?.showsCloseButton = true
        }
        return card
    }
}
