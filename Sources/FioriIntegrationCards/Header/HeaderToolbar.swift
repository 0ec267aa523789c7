import FioriSwiftUICore
import SwiftUI

/// The menu of the host's entries and the button that closes the card.
nonisolated struct HeaderToolbar: View {
    let menu: [CardMenuItem]
    let showsCloseButton: Bool
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    @MainActor var body: some View {
        HStack(spacing: 8) {
            if !menu.isEmpty {
                Menu {
                    ForEach(menu) { item in
                        Button {
                            actions.choose(item)
                        } label: {
                            if let icon = item.icon {
                                Label {
                                    Text(item.text)
                                } icon: {
                                    Image(sapIcon: icon)
                                }
                            } else {
                                Text(item.text)
                            }
                        }
                        .disabled(!item.isEnabled)
                    }
                } label: {
                    symbol("ellipsis")
                }
                .accessibilityLabel(Text(words.more))
            }
            if showsCloseButton {
                Button {
                    actions.perform(ResolvedAction(kind: .hideCard))
                } label: {
                    symbol("xmark")
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(words.close))
            }
        }
        .modifier(CardHeaderParts.toolbar)
        .foregroundStyle(.preferredColor(.tintColor))
    }

    @MainActor private func symbol(_ name: String) -> some View {
        Image(systemName: name)
            .font(.body)
            .frame(minWidth: 28, minHeight: 28)
            .contentShape(Rectangle())
    }
}
