import SwiftUI

/// A card that loads its data, follows its changes and performs its actions.
struct LiveCard: View {
    private let source: CardSource
    @StateObject private var presentation = CardPresentation()
    @State private var child: ChildCard?
    @Environment(\.cardSurroundings) private var surroundings
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.openURL) private var openURL
    @Environment(\.dismissCard) private var dismissCard

    init(_ source: CardSource) { self.source = source }

    var body: some View {
        Group {
            if let card = presentation.card(of: source) {
                CardLayout(card)
            } else {
                CardPlaceholder(.rows(2)).modifier(CardSurface())
            }
        }
        .environment(\.cardActions, actions)
        .disabled(presentation.submission == .sending)
        .environment(\.cardFormWasRefused, presentation.formWasRefused)
        .environment(\.cardSubmission, submission)
        .environment(\.cardImages, presentation.images)
        .environment(\.cardNow, presentation.now)
        .task(id: source) {
            await presentation.show(source, in: surroundings, locale: locale, timeZone: timeZone)
        }
        .onChange(of: source) { child = nil }
        .sheet(item: $child) { child in
            ScrollView { CardView(child.manifest).padding(CardMetrics.padding) }
                .environment(\.dismissCard, DismissCard { self.child = nil })
        }
    }

    private var actions: CardActions {
        let presentation = presentation
        return CardActions(
            perform: { action in
                Task { @MainActor in await perform(action) }
            },
            setFilter: { name, value in run { await $0.setFilter(name, to: value) } },
            setField: { id, value in run { await $0.setField(id, to: value) } },
            setPage: { index in run { await $0.setPage(index) } },
            submit: { inputs in send { await $0.submit(adaptiveInputs: inputs) } },
            retry: { run { await $0.retry() } },
            choose: { item in
                Task { @MainActor in
                    await perform(ResolvedAction(kind: .custom, parameters: ["menuItem": .string(item.id)]))
                }
            },
            execute: { verb, inputs in send { await $0.submit(adaptiveInputs: inputs, verb: verb) } })
    }

    private var submission: CardSubmission {
        let presentation = presentation
        return CardSubmission(state: presentation.submission) { presentation.dismissSubmission() }
    }

    private func send(_ form: @escaping @Sendable (CardSession) async -> CardActionOutcome) {
        let presentation = presentation
        Task { @MainActor in _ = await presentation.perform(submits: true, form) }
    }

    private func run(_ change: @escaping @Sendable (CardSession) async -> ResolvedCard) {
        guard let session = presentation.session else { return }
        Task { _ = await change(session) }
    }

    private func perform(_ action: ResolvedAction) async {
        let submits = action.kind == .submit && action.isEnabled
        switch await presentation.perform(submits: submits, { await $0.perform(action) }) {
        case .open(let url): openURL(url)
        case .ignored where action.kind == .showCard && action.isEnabled: child = ChildCard(action, of: source)
        case .ignored where action.kind == .hideCard && action.isEnabled: dismissCard()
        case .ignored, .handledByHost, .submitted, .invalidForm, .failed, nil: break
        }
    }
}
