import SwiftUI

/// The content of the sheet of a child card: the card, placeholders while its manifest is loaded, or the error.
struct ChildCardSheet: View {
    private let child: ChildCard
    private let loader: CardDataLoader
    private let report: @Sendable (CardDiagnostic) -> Void
    @State private var source: CardSource?
    @State private var failure: CardDataError?
    @State private var attempt = 0
    @Environment(\.locale) private var locale
    @Environment(\.dismissCard) private var dismissCard

    /// - Parameters:
    ///   - loader: the loader of the parent.
    ///   - report: called with the reason when the card cannot be loaded.
    init(_ child: ChildCard, loader: CardDataLoader, report: @escaping @Sendable (CardDiagnostic) -> Void) {
        self.child = child
        self.loader = loader
        self.report = report
        _source = State(initialValue: child.immediateSource)
    }

    var body: some View {
        ScrollView {
            card
                .frame(maxWidth: child.width)
                .frame(maxWidth: .infinity)
                .padding(CardMetrics.padding)
        }
        // The page of a card, so that its surface stands out.
        .background(.preferredColor(.primaryGroupedBackground))
        .presentationDetents(child.isResizable ? [.medium, .large] : [.large])
        .task(id: attempt) { await load() }
    }

    @ViewBuilder private var card: some View {
        if let source {
            LiveCard(source)
        } else if let failure {
            let dismissCard = dismissCard
            CardLayout(ResolvedCard(message: CardMessage(failure, locale: locale)).closable)
                .environment(
                    \.cardActions,
                    CardActions(
                        perform: { if $0.kind == .hideCard { dismissCard() } }, retry: { attempt += 1 }))
        } else {
            CardPlaceholder(.rows(2)).modifier(CardSurface())
        }
    }

    private func load() async {
        guard source == nil else { return }
        failure = nil
        do throws(CardDataError) {
            source = try await child.source(with: loader)
        } catch {
            guard error != .cancelled else { return }
            failure = error
            report(CardDiagnostic(.error, at: JSONPointer(["sap.card"]), "the child card cannot be shown: \(error)"))
        }
    }
}
