import FioriSwiftUICore
import SwiftUI

/// A text with a state: colour, icon, and the state for assistive technologies.
nonisolated struct StatusText: View {
    private let status: ResolvedStatus
    private let label: String
    @Environment(\.cardWords) private var words
    @Environment(\.versionedTheme) private var theme

    /// - Parameter label: the label for assistive technologies; empty when the text speaks for itself.
    init(_ status: ResolvedStatus, label: String = "") {
        self.status = status
        self.label = label
    }

    @MainActor var body: some View {
        if status.isVisible {
            shown
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(label.isEmpty ? status.value : label))
                .accessibilityValue(Text(spokenValue))
                .cardTap(status.action)
        }
    }

    @ViewBuilder @MainActor private var shown: some View {
        if status.isInverted {
            iconAndText
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background {
                    RoundedRectangle(cornerRadius: 4)
                        .fill(Color.preferredColor(status.state.backgroundStyle ?? .neutralBackground, in: theme))
                }
        } else if status.showsStateIcon {
            iconAndText
        } else {
            CardText(status.value.breakableAmount).labelColor(foreground).modifier(CardParts.status)
        }
    }

    @MainActor private var iconAndText: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            icon
            // A wrapped text begins at its icon.
            CardText(status.value.breakableAmount).multilineTextAlignment(.leading)
        }
        .labelColor(foreground)
        .modifier(CardParts.status)
    }

    private var spokenValue: String {
        let state = words.state(status.state)
        return (label.isEmpty ? [state] : [status.value, state]).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    @ViewBuilder @MainActor private var icon: some View {
        if status.showsStateIcon {
            if let custom = status.customStateIcon {
                CardImageView(custom, side: 16)
            } else if let symbol = status.state.symbolName {
                Image(systemName: symbol)
            }
        }
    }

    private var foreground: Color? {
        status.state.color(in: theme)
            ?? (status.action?.isEnabled == true ? .preferredColor(.tintColor, in: theme) : nil)
    }
}

nonisolated extension ResolvedStatus {
    /// The width of an icon and of the padding beside the text, in points.
    ///
    /// - Parameter size: the size of the text in points.
    func widthBesidesText(size: CGFloat) -> CGFloat {
        (showsStateIcon ? max(size * 1.25, customStateIcon == nil ? 0 : 16) + 4 : 0) + (isInverted ? 12 : 0)
    }

    /// The width of the text, in points, below which one of its words, or an amount with its unit, breaks.
    func leastWidth(size: CGFloat) -> CGFloat {
        WordWidths.extent(of: value).word * size + 2 + widthBesidesText(size: size)
    }
}
