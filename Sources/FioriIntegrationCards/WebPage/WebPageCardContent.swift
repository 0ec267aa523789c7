import FioriSwiftUICore
import SwiftUI

/// The content of a web page card: the host's web view, or a notice with the link to the page.
nonisolated struct WebPageCardContent: View {
    private let page: ResolvedWebPage
    @Environment(\.cardContentProvider) private var provider
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    init(_ page: ResolvedWebPage) { self.page = page }

    @MainActor var body: some View {
        Group {
            if let view = provider.webPage?(page) {
                view
            } else {
                notice
            }
        }
        .frame(maxWidth: .infinity, minHeight: CardLength.points(page.minHeight) ?? 150)
    }

    @MainActor private var notice: some View {
        VStack(spacing: 8) {
            Image(systemName: "globe")
                .font(.system(size: 32))
                .foregroundStyle(.preferredColor(.tertiaryLabel))
                .accessibilityHidden(true)
            Text(host)
                .lineLimit(1)
                .truncationMode(.middle)
                .modifier(WebPageCardParts.address)
            Button(words.openPage) {
                actions.perform(ResolvedAction(kind: .navigation, url: page.source))
            }
            .buttonStyle(.borderless)
            .modifier(CardParts.button)
            .accessibilityAddTraits(.isLink)
        }
        .padding(CardMetrics.padding)
    }

    /// The server of the page; the rest of an address is of no use to a reader.
    private var host: String { URL(string: page.source)?.host() ?? page.source }
}

/// The looks of a web page card's parts, by their names in style sheets.
nonisolated enum WebPageCardParts {
    static let address = Themed("WebPageCard.address", TextStyle(.subheadline, .secondaryLabel))
}
