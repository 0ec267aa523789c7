import FioriSwiftUICore
import SwiftUI

/// Covers a card's content with a sign of activity while its form is sent, and shows the outcome in a strip above it.
nonisolated struct SubmissionNotice: ViewModifier {
    @Environment(\.cardSubmission) private var submission
    @Environment(\.cardWords) private var words

    @MainActor func body(content: Content) -> some View {
        let isSending = submission.state == .sending
        VStack(alignment: .leading, spacing: 0) {
            switch submission.state {
            case .sent: strip(words.sent, symbol: "checkmark.circle", .positiveLabel, .positiveBackground)
            case .failed: strip(words.notSent, symbol: "exclamationmark.circle", .negativeLabel, .negativeBackground)
            case .sending, nil: EmptyView()
            }
            content
                .opacity(isSending ? 0.5 : 1)
                .overlay {
                    if isSending { ProgressView().accessibilityLabel(Text(words.sending)) }
                }
        }
    }

    @MainActor private func strip(
        _ text: String, symbol: String, _ label: ColorStyle, _ background: ColorStyle
    ) -> some View {
        HStack(spacing: 8) {
            Image(systemName: symbol).accessibilityHidden(true)
            Text(text)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                submission.dismiss()
            } label: {
                Image(systemName: "xmark")
                    .font(.caption)
                    .frame(minWidth: 28, minHeight: 28)
                    .contentShape(Rectangle())
            }
            .buttonStyle(CardTapStyle())
            .accessibilityLabel(Text(words.close))
        }
        .modifier(SubmissionParts.strip)
        .foregroundStyle(.preferredColor(label))
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .background(.preferredColor(background), in: RoundedRectangle(cornerRadius: 8))
        .padding([.top, .horizontal], CardMetrics.padding)
        .accessibilityElement(children: .contain)
    }
}

/// The looks of a submission's parts, by their names in style sheets.
nonisolated enum SubmissionParts {
    static let strip = Themed("Card.submission", TextStyle(.subheadline, .primaryLabel))
}
