import FioriSwiftUICore
import SwiftUI

/// Grey shapes that stand for data on its way, in the sizes of what they stand for.
struct CardPlaceholder: View {
    /// The kinds of parts that placeholders stand for.
    nonisolated enum Kind {
        case header
        case rows(Int)
        case chart
        case form
        case filter
    }

    private let kind: Kind
    private let delay: Double?
    @State private var isShown = false
    @Environment(\.cardWords) private var words

    /// - Parameter delay: the time in milliseconds before the shapes appear; nil shows them at once.
    init(_ kind: Kind, delay: Double? = nil) {
        self.kind = kind
        self.delay = delay
    }

    var body: some View {
        shapes
            .modifier(CardParts.placeholder)
            .opacity(isShown || delay == nil ? 1 : 0)
            .task {
                guard let delay, !isShown else { return }
                try? await Task.sleep(for: .milliseconds(min(max(delay, 0), 60_000)))
                isShown = true
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(words.loading))
    }

    @ViewBuilder private var shapes: some View {
        switch kind {
        case .header:
            HStack(spacing: CardMetrics.avatarSpacing) {
                Circle().fill(fill).frame(width: CardMetrics.avatar, height: CardMetrics.avatar)
                lines([0.7, 0.4])
            }
            .padding(CardMetrics.padding)
        case .rows(let count):
            VStack(spacing: 0) {
                ForEach(0..<max(1, min(count, 50)), id: \.self) { _ in
                    lines([0.6, 0.85])
                        .frame(height: CardMetrics.tallRowHeight)
                        .padding(.horizontal, CardMetrics.padding)
                }
            }
        case .chart:
            RoundedRectangle(cornerRadius: 8).fill(fill).frame(height: 224).padding(CardMetrics.padding)
        case .form:
            VStack(spacing: 16) {
                lines([0.3, 0.6])
                lines([0.3, 0.5])
            }
            .padding(CardMetrics.padding)
        case .filter:
            RoundedRectangle(cornerRadius: 8).fill(fill).frame(height: 36)
        }
    }

    private var fill: Color { .preferredColor(.tertiaryFill) }

    private func lines(_ shares: [CGFloat]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(shares.indices, id: \.self) { index in
                GeometryReader { geometry in
                    RoundedRectangle(cornerRadius: 4).fill(fill)
                        .frame(width: geometry.size.width * shares[index])
                }
                .frame(height: 14)
            }
        }
    }
}
