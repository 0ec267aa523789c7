import SwiftUI

/// Actions as buttons, with a menu for secondary ones, and the card that one of them shows below.
struct AdaptiveActionSetView: View {
    let actions: [AdaptiveAction]
    let alignment: AdaptiveHorizontalAlignment?
    let context: AdaptiveContext
    @State private var shown: Int?
    @EnvironmentObject private var form: AdaptiveForm
    @Environment(\.cardActions) private var cardActions
    @Environment(\.cardWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            AdaptiveFlow(spacing: 8, alignment: alignment ?? context.alignment) {
                ForEach(actions.indices.filter { actions[$0].mode == .primary }, id: \.self) { index in
                    AdaptiveActionButton(action: actions[index], isShown: shown == index) { perform(index) }
                }
                if actions.contains(where: { $0.mode == .secondary }) { overflow }
            }
            if let shown, actions.indices.contains(shown), case .showCard(let card) = actions[shown].kind {
                showCard(card, shown)
            }
        }
    }

    private var overflow: some View {
        Menu {
            ForEach(actions.indices.filter { actions[$0].mode == .secondary }, id: \.self) { index in
                Button(
                    actions[index].title ?? actions[index].tooltip ?? "",
                    role: actions[index].style == .destructive ? .destructive : nil
                ) {
                    perform(index)
                }
                .disabled(!actions[index].isEnabled)
            }
        } label: {
            Image(systemName: "ellipsis")
                .foregroundStyle(.preferredColor(.tintColor))
                .frame(minWidth: 36, minHeight: 36)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(Text(words.more))
    }

    private func showCard(_ card: AdaptiveCard, _ index: Int) -> some View {
        var inner = context
        inner.path += "/\(index)"
        inner.style = .emphasis
        return AdaptiveCardBody(card: card, context: inner)
            .background(.preferredColor(AdaptiveContainerStyle.emphasis.background))
            .modifier(AdaptiveParts.showCard)
            .padding(
                EdgeInsets(
                    top: 0, leading: context.bleed.leading, bottom: context.bleed.bottom,
                    trailing: context.bleed.trailing
                ).negated
            )
            .padding(.top, 16)
            .id(index)
            .transition(.opacity)
    }

    private func perform(_ index: Int) {
        if case .showCard = actions[index].kind {
            guard actions[index].isEnabled else { return }
            withAnimation { shown = shown == index ? nil : index }
        } else {
            form.perform(actions[index], in: context, with: cardActions)
        }
    }
}
