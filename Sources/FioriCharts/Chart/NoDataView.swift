import SwiftUI

/// The view in place of a chart that has no data.
nonisolated public struct NoDataView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { content }
}

/// The default text in place of a chart that has no data.
nonisolated public struct NoDataText: View {
    @Environment(\.locale) private var locale

    public init() {}

    @MainActor public var body: some View {
        Text(verbatim: ChartWords(locale: locale).noData)
            .font(.fiori(forTextStyle: .footnote))
            .foregroundStyle(Color.preferredColor(.tertiaryLabel))
    }
}
