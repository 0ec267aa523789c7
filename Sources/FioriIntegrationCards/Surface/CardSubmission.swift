import FioriSwiftUICore
import SwiftUI

/// The state of a form that is sent.
nonisolated enum CardSubmission: Equatable {
    case none
    case sending
    case succeeded
    case failed
}

nonisolated private struct CardSubmissionKey: EnvironmentKey {
    static let defaultValue = CardSubmission.none
}

nonisolated extension EnvironmentValues {
    /// The state of the card's form.
    var cardSubmission: CardSubmission {
        get { self[CardSubmissionKey.self] }
        set { self[CardSubmissionKey.self] = newValue }
    }
}

/// Disables the content while its form is sent, and shows the outcome above it (card schema, `Submit`).
nonisolated struct SubmittedContent: ViewModifier {
    @Environment(\.cardSubmission) private var submission
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) {
            if submission == .succeeded || submission == .failed {
                CardMessageStrip(
                    text: submission == .succeeded ? words.dataSent : words.sendingFailed,
                    state: submission == .succeeded ? .success : .error
                ) {
                    actions.closeMessage()
                }
            }
            content
                .disabled(submission == .sending)
                .opacity(submission == .sending ? 0.4 : 1)
                .overlay {
                    if submission == .sending { ProgressView().accessibilityLabel(Text(words.sending)) }
                }
        }
    }
}

/// A message across the card with a button that closes it.
nonisolated struct CardMessageStrip: View {
    let text: String
    let state: ValueState
    let close: @MainActor () -> Void
    @Environment(\.cardWords) private var words

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            if let symbol = state.symbolName, let color = state.color {
                Image(systemName: symbol + ".fill").foregroundStyle(color).accessibilityHidden(true)
            }
            CardText(text)
                .modifier(CardParts.messageStrip)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityValue(Text(words.state(state)))
            Button {
                close()
            } label: {
                Image(systemName: "xmark").font(.footnote).frame(minWidth: 28, minHeight: 28)
            }
            .buttonStyle(.plain)
            .foregroundStyle(.preferredColor(.secondaryLabel))
            .accessibilityLabel(Text(words.close))
        }
        .padding(.horizontal, CardMetrics.padding)
        .padding(.vertical, 4)
        .background((state.color ?? .clear).opacity(0.1))
    }
}
