import SwiftUI

/// The footer of a card: pages, and the actions at the trailing end.
nonisolated struct CardFooter: View {
    private let footer: ResolvedFooter
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ footer: ResolvedFooter) { self.footer = footer }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            if footer.showsSeparator { CardSeparator() }
            if let paginator = footer.paginator, paginator.pageCount > 1 {
                Paginator(paginator).padding(.vertical, 4)
            }
            if !footer.actionsStrip.isEmpty || footer.showsCloseButton == true {
                let isStacked = dynamicTypeSize.isAccessibilitySize
                let layout = isStacked ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
                layout {
                    if !footer.actionsStrip.isEmpty || !isStacked {
                        ActionsStrip(footer.actionsStrip, isEnabled: footer.isEnabled)
                    }
                    if footer.showsCloseButton == true {
                        StripItemView(closeButton, in: isStacked ? .stack : .line)
                    }
                }
                .padding(.horizontal, CardMetrics.padding)
                .padding(.vertical, 8)
            }
        }
        .frame(maxWidth: .infinity)
    }

    private var closeButton: ResolvedStripItem {
        ResolvedStripItem(text: words.close, buttonType: .transparent, action: ResolvedAction(kind: .hideCard))
    }
}
