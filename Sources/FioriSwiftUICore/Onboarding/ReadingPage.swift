import FioriThemeManager
import SwiftUI

/// A page to be read before an answer: a bar above, the text that scrolls, and the answers below. At the accessibility
/// text sizes everything scrolls, so that there is room to read.
struct ReadingPage<Bar: View, BarEnd: View, Content: View, Actions: View>: View {
    private let bar: Bar
    private let barEnd: BarEnd
    private let content: Content
    private let actions: Actions
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameters:
    ///   - bar: Content at the leading edge of the bar.
    ///   - barEnd: Content at its trailing edge, or below if both do not fit.
    ///   - content: The text.
    ///   - actions: The answers.
    init(
        @ViewBuilder bar: () -> Bar, @ViewBuilder barEnd: () -> BarEnd = { EmptyView() },
        @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions
    ) {
        self.bar = bar()
        self.barEnd = barEnd()
        self.content = content()
        self.actions = actions()
    }

    var body: some View {
        VStack(spacing: 0) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    bar
                    Spacer(minLength: 8)
                    barEnd
                }
                VStack(alignment: .leading, spacing: 0) {
                    bar
                    barEnd
                }
            }
            // As wide as the text plus the padding of the actions in the bar.
            .frame(maxWidth: 656, minHeight: 44, alignment: .leading)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity)
            .backgroundStyleClass("NavigationBar")
            if dynamicTypeSize.isAccessibilitySize {
                ScrollView {
                    text
                    answers
                }
            } else {
                ScrollView { text }
                Divider()
                answers
            }
        }
        .modifier(Fiori.Page.background)
    }

    private var text: some View {
        VStack(alignment: .leading, spacing: 16) { content }
            .frame(maxWidth: 640, alignment: .leading)
            .padding(16)
            .frame(maxWidth: .infinity)
    }

    private var answers: some View {
        VStack(spacing: 8) { actions }
            .frame(maxWidth: 480)
            .padding(16)
            .frame(maxWidth: .infinity)
    }
}

/// Label with the current step and the number of steps.
struct StepLabel: View {
    let step: Int
    let count: Int

    var body: some View {
        Text("Step \(step) of \(count)", bundle: .module)
            .font(.fiori(forTextStyle: .subheadline))
            .foregroundStyle(.preferredColor(.secondaryLabel))
            .padding(.horizontal, 8)
    }
}
