import SwiftUI

/// A part of a card in its present state: placeholders, the part itself, or a message.
nonisolated struct CardSectionView<Value: Sendable & Hashable, Content: View>: View {
    private let section: ResolvedSection<Value>
    private let placeholder: (LoadingPlaceholder) -> CardPlaceholder.Kind
    private let content: (Value) -> Content
    private let isCompact: Bool

    init(
        _ section: ResolvedSection<Value>, isCompact: Bool = false,
        placeholder: @escaping (LoadingPlaceholder) -> CardPlaceholder.Kind,
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.section = section
        self.placeholder = placeholder
        self.content = content
        self.isCompact = isCompact
    }

    @MainActor var body: some View {
        switch section {
        case .loading(let loading): CardPlaceholder(placeholder(loading), delay: loading.delay)
        case .ready(let value): content(value)
        case .error(let message): CardMessageView(message, isError: true, isCompact: isCompact)
        case .noData(let message): CardMessageView(message, isError: false, isCompact: isCompact)
        }
    }
}
