import FioriThemeManager
import SwiftUI

/// The first page of the app: a component, a chart and a card at work, and the pages to begin with.
struct HomePage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                VStack(alignment: .leading, spacing: 8) {
                    Text("FioriSwiftUI")
                        .font(.fiori(forTextStyle: .largeTitle, weight: .bold))
                        .accessibilityAddTraits(.isHeader)
                    Text(
                        "The SAP Fiori design language for SwiftUI: components, charts and Integration Cards. The same code runs on iOS, on macOS, and on Linux in a browser."
                    )
                    .foregroundStyle(Color.preferredColor(.secondaryLabel))
                    .frame(maxWidth: 640, alignment: .leading)
                }
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 280), spacing: 16, alignment: .top)], alignment: .leading,
                    spacing: 16
                ) {
                    HomeTile("Components", opens: .component("ObjectItem"), "Change its properties") { LiveItems() }
                    HomeTile("Charts", opens: .liveChart, "Try all kinds") { LiveSales() }
                    HomeTile("Integration Cards", opens: .cardEditor, "Write a card") { LiveCard() }
                }
                VStack(alignment: .leading, spacing: 12) {
                    Text("Where to begin").font(.fiori(forTextStyle: .title3, weight: .semibold))
                        .accessibilityAddTraits(.isHeader)
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 280), spacing: 16, alignment: .top)],
                        alignment: .leading, spacing: 16
                    ) {
                        ForEach(Self.firstSteps, id: \.page) { step in
                            FirstStepRow(symbol: step.symbol, page: step.page)
                        }
                    }
                }
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color.preferredColor(.primaryGroupedBackground))
    }

    private static let firstSteps: [(symbol: String, page: ExamplePage)] = [
        ("square.and.pencil", .initializers), ("arrow.triangle.2.circlepath", .state), ("paintbrush", .styling),
        ("paintpalette", .palette), ("doc.text", .styleSheet), ("tablecells", .longTable),
    ]
}

/// A part of the library at work, with a way to its page.
private struct HomeTile<Content: View>: View {
    let title: LocalizedStringKey
    let page: ExamplePage
    let invitation: LocalizedStringKey
    let content: Content
    @Environment(\.openPage) private var openPage

    init(
        _ title: LocalizedStringKey, opens page: ExamplePage, _ invitation: LocalizedStringKey,
        @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.page = page
        self.invitation = invitation
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.fiori(forTextStyle: .headline, weight: .semibold)).accessibilityAddTraits(.isHeader)
            content
            Button(invitation) { openPage(page) }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.preferredColor(.secondaryGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}

/// A page in a sentence, which a tap opens.
private struct FirstStepRow: View {
    let symbol: String
    let page: ExamplePage
    @Environment(\.openPage) private var openPage
    @ScaledMetric private var symbolWidth: CGFloat = 28

    var body: some View {
        Button {
            openPage(page)
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Image(systemName: symbol)
                    .foregroundStyle(.tint)
                    .frame(width: symbolWidth)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(page.title).font(.fiori(forTextStyle: .headline))
                    Text(page.summary).font(.fiori(forTextStyle: .subheadline))
                        .foregroundStyle(Color.preferredColor(.secondaryLabel))
                        .multilineTextAlignment(.leading)
                }
            }
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}
