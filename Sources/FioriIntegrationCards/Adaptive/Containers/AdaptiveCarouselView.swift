import SwiftUI

/// Pages of which one is shown at a time, with buttons for the others.
struct AdaptiveCarouselView: View {
    let carousel: AdaptiveCarousel
    let context: AdaptiveContext
    @State private var chosen: Int?
    @Environment(\.cardWords) private var words
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver

    /// The least time before a page follows by itself, in milliseconds, from the documentation of Adaptive Cards.
    private static let leastTimer: Double = 5000

    var body: some View {
        let page = min(chosen ?? carousel.initialPage, max(0, carousel.pages.count - 1))
        if carousel.pages.indices.contains(page) {
            VStack(spacing: 8) {
                AdaptiveContainerView(carousel.pages[page], context.item(page, isFirst: false, isLast: false))
                    .frame(maxWidth: .infinity, minHeight: carousel.height.map { CGFloat($0) }, alignment: .topLeading)
                    .id(page)
                    .accessibilityElement(children: .contain)
                if carousel.pages.count > 1 { buttons(page) }
            }
            .task(id: page) { await advance(from: page) }
        }
    }

    private func buttons(_ page: Int) -> some View {
        HStack(spacing: 8) {
            arrow("chevron.backward", words.previousPage, to: destination(page - 1))
            Text(words.page(page + 1, of: carousel.pages.count)).modifier(AdaptiveParts.pageNumber)
            arrow("chevron.forward", words.nextPage, to: destination(page + 1))
        }
        .frame(maxWidth: .infinity)
    }

    private func arrow(_ symbol: String, _ label: String, to page: Int?) -> some View {
        Button {
            withAnimation(reduceMotion ? nil : .default) { chosen = page }
        } label: {
            Image(systemName: symbol)
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.preferredColor(.tintColor))
                .frame(minWidth: 32, minHeight: 32)
                .contentShape(Circle())
        }
        .buttonStyle(CardTapStyle())
        .disabled(page == nil)
        .opacity(page == nil ? 0.4 : 1)
        .accessibilityLabel(Text(label))
    }

    /// The page of a number; beyond the ends the one at the other end, or none when the pages do not loop.
    private func destination(_ page: Int) -> Int? {
        let count = carousel.pages.count
        return carousel.loops ? (page + count) % count : carousel.pages.indices.contains(page) ? page : nil
    }

    /// Goes on by itself, but not where moving content gets in the way.
    private func advance(from page: Int) async {
        guard let timer = carousel.timer, carousel.pages.count > 1, !reduceMotion, !voiceOver,
            let next = destination(page + 1)
        else { return }
        try? await Task.sleep(for: .milliseconds(max(timer, Self.leastTimer)))
        if !Task.isCancelled { withAnimation { chosen = next } }
    }
}
