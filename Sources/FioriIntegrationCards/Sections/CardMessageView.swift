import FioriSwiftUICore
import SwiftUI

/// A message in place of a part of a card: a symbol, a title, a text, and a button when trying again may help.
nonisolated struct CardMessageView: View {
    private let message: CardMessage
    private let isError: Bool
    private let isCompact: Bool
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    /// - Parameter isCompact: makes the message a row as high as a control, as in the place of a filter.
    init(_ message: CardMessage, isError: Bool, isCompact: Bool = false) {
        self.message = message
        self.isError = isError
        self.isCompact = isCompact
    }

    @MainActor var body: some View {
        if isCompact { row } else { full }
    }

    @MainActor private var row: some View {
        HStack(spacing: 6) {
            Image(systemName: symbolName)
                .foregroundStyle(.preferredColor(isError ? .negativeLabel : .tertiaryLabel))
                .accessibilityHidden(true)
            CardText(message.title).modifier(CardParts.messageDescription)
            if message.canRetry {
                Spacer(minLength: 0)
                Button {
                    actions.retry()
                } label: {
                    Image(systemName: "arrow.clockwise").frame(minWidth: 28, minHeight: 28)
                }
                .buttonStyle(.borderless)
                .accessibilityLabel(Text(words.retry))
            }
        }
        .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
        .accessibilityElement(children: .contain)
    }

    @MainActor private var full: some View {
        VStack(spacing: 8) {
            if let side = symbolSide {
                Image(systemName: symbolName)
                    .font(.system(size: side))
                    .foregroundStyle(.preferredColor(isError ? .negativeLabel : .tertiaryLabel))
                    .accessibilityHidden(true)
            }
            VStack(spacing: 4) {
                CardText(message.title)
                    .modifier(CardParts.messageTitle)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h3)
                if !message.description.isEmpty {
                    CardText(message.description).modifier(CardParts.messageDescription)
                }
            }
            .multilineTextAlignment(.center)
            if message.canRetry {
                Button(words.retry) { actions.retry() }
                    .buttonStyle(.borderless)
                    .modifier(CardParts.button)
                    .padding(.top, 4)
            }
        }
        .padding(CardMetrics.padding)
        .frame(maxWidth: .infinity, minHeight: CardMetrics.minContentHeight)
        .accessibilityElement(children: .contain)
    }

    private var symbolSide: CGFloat? {
        switch message.size {
        case .dot: 20
        case .base: nil
        case .spot: 32
        case .auto, .dialog: 40
        case .scene: 64
        }
    }

    /// The symbol that stands for an illustration of UI5.
    private var symbolName: String {
        let name = message.illustration.lowercased()
        for (part, symbol) in Self.symbols where name.contains(part) { return symbol }
        return isError ? "exclamationmark.triangle" : "tray"
    }

    private static let symbols: [(part: String, symbol: String)] = [
        ("pagenotfound", "questionmark.circle"), ("reload", "arrow.clockwise.circle"), ("connection", "wifi.slash"),
        ("mail", "envelope"), ("calendar", "calendar"), ("search", "magnifyingglass"), ("magnifier", "magnifyingglass"),
        ("filter", "line.3.horizontal.decrease.circle"), ("notification", "bell"), ("bell", "bell"),
        ("task", "checklist"), ("saveditems", "bookmark"), ("people", "person.2"), ("upload", "arrow.up.doc"),
        ("success", "checkmark.circle"), ("checkmark", "checkmark.circle"), ("column", "tablecells"),
        ("table", "tablecells"), ("survey", "list.clipboard"), ("image", "photo"),
        ("component", "puzzlepiece.extension"), ("error", "exclamationmark.triangle"),
        ("unable", "exclamationmark.triangle"),
    ]
}
