import FioriSwiftUICore
import SwiftUI

/// A text with a state: colour, icon, and the state for assistive technologies.
nonisolated struct StatusText: View {
    private let status: ResolvedStatus
    @Environment(\.cardWords) private var words

    init(_ status: ResolvedStatus) { self.status = status }

    @MainActor var body: some View {
        if status.isVisible {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                icon
                Text(status.value)
            }
            .labelColor(foreground)
            .modifier(CardParts.status)
            .padding(.horizontal, status.isInverted ? 6 : 0)
            .padding(.vertical, status.isInverted ? 2 : 0)
            .background {
                if status.isInverted {
                    RoundedRectangle(cornerRadius: 4)
                        .fill(.preferredColor(status.state.backgroundStyle ?? .neutralBackground))
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(status.value))
            .accessibilityValue(Text(words.state(status.state)))
            .cardTap(status.action)
        }
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
        status.state.color ?? (status.action?.isEnabled == true ? .preferredColor(.tintColor) : nil)
    }
}
