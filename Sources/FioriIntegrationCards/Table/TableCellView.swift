import SwiftUI

/// A cell of a table by its kind.
nonisolated struct TableCellView: View {
    let cell: ResolvedTable.Cell
    let title: String
    /// True for a cell that has the width of the card.
    var wraps = false

    @MainActor var body: some View {
        switch cell {
        case .identifier(let text, let additionalText, let action):
            texts(text, additionalText, style: TableCardParts.identifier, isLink: action?.isEnabled == true)
                .accessibilityElement(children: .combine)
                .cardTap(action)
        case .link(let text, let action):
            CardText(text).lineLimit(limit).modifier(CardParts.link)
                .accessibilityLabel(Text(title.isEmpty ? text : title + ", " + text))
                .cardTap(action)
        case .status(let status):
            StatusText(status, label: title).lineLimit(limit)
        case .text(let text, let additionalText):
            texts(text, additionalText, style: TableCardParts.text, isLink: false)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(title))
                .accessibilityValue(Text(additionalText.isEmpty ? text : text + ", " + additionalText))
        case .icon(let icon):
            if icon.isVisible { CardAvatar(icon, defaultSize: .extraSmall) }
        case .progress(let progress):
            TableProgress(progress: progress, title: title)
        case .empty:
            Color.clear.frame(width: 1, height: 1)
        }
    }

    /// The greatest number of lines. Texts wrap without a limit in UI5; one of hundreds of words in a narrow column would
    /// push all other rows out of sight.
    private var limit: Int? { wraps ? nil : 10 }

    @ViewBuilder @MainActor private func texts(
        _ text: String, _ additionalText: String, style: some ViewModifier, isLink: Bool
    ) -> some View {
        if additionalText.isEmpty {
            main(text, style: style, isLink: isLink)
        } else {
            VStack(alignment: .leading, spacing: 2) {
                main(text, style: style, isLink: isLink)
                CardText(additionalText).lineLimit(limit).modifier(TableCardParts.additionalText)
            }
        }
    }

    @MainActor private func main(_ text: String, style: some ViewModifier, isLink: Bool) -> some View {
        CardText(text.breakableAmount)
            .lineLimit(limit)
            .labelColor(isLink ? .preferredColor(.tintColor) : nil)
            .modifier(style)
    }
}

/// A bar of progress with its text.
nonisolated struct TableProgress: View {
    let progress: ResolvedProgress
    let title: String
    @Environment(\.cardWords) private var words
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            let lines = dynamicTypeSize.isAccessibilitySize ? nil : 1
            CardText(text, lines: lines)
                .lineLimit(lines)
                .modifier(TableCardParts.progressText)
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(.preferredColor(.tertiaryFill))
                    Capsule()
                        .fill(progress.state.color ?? .preferredColor(.tintColor))
                        .frame(width: geometry.size.width * share)
                }
            }
            .frame(height: 6)
            .modifier(TableCardParts.progress)
        }
        .frame(minWidth: 40, maxWidth: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(title))
        .accessibilityValue(
            Text([text, words.state(progress.state)].filter { !$0.isEmpty }.joined(separator: ", ")))
    }

    private var share: CGFloat { CGFloat(min(max(progress.percent.isNaN ? 0 : progress.percent, 0), 100) / 100) }

    private var text: String {
        progress.text.isEmpty ? "\(Int((share * 100).rounded())) %" : progress.text
    }
}
