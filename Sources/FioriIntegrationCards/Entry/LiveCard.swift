import SwiftUI

/// A card that loads its data, follows its changes and performs its actions.
struct LiveCard: View {
    private let source: CardSource
    private let given: CardController?
    @State private var own = CardController()
    @State private var child: ChildCard?
    @State private var formWasRefused = false
    @State private var submission = CardSubmission.none
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.cardSurroundings) private var surroundings
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.openURL) private var openURL
    @Environment(\.dismissCard) private var dismissCard

    init(_ source: CardSource) {
        self.source = source
        given = nil
    }

    init(_ controller: CardController) {
        source = controller.source ?? CardSource(manifest: .object([:]))
        given = controller
    }

    private var controller: CardController { given ?? own }

    var body: some View {
        let host = PresentedHost(of: surroundings, locale: locale, timeZone: timeZone)
        Group {
            if let card = controller.card {
                CardLayout(dismissCard.isAvailable ? card.closable : card).id(controller.generation)
            } else {
                CardPlaceholder(.rows(2)).modifier(CardSurface())
            }
        }
        .environment(\.cardActions, actions)
        .environment(\.cardFormWasRefused, formWasRefused)
        .environment(\.cardSubmission, submission)
        .environment(\.cardNotice, controller.message.map { CardNotice(text: $0.text, state: $0.state) })
        .environment(\.cardImages, controller.images)
        .environment(\.cardNow, controller.now)
        .task(id: CardPresentationPlace(source, surroundings)) {
            await controller.show(
                source, in: surroundings, host: host,
                // Filters and pages change their rows within 0.2 s (card look, paginator).
                animation: reducesMotion ? nil : .easeInOut(duration: 0.2), perform: { await perform($0) })
        }
        .onChange(of: HostSettings(host)) {
            guard let session = controller.session else { return }
            Task { await session.hostDidChange(to: host) }
        }
        .sheet(item: $child) { child in
            if let session = controller.session {
                ChildCardSheet(child, loader: session.loader) { diagnostic in report(diagnostic, session) }
                    .environment(\.dismissCard, DismissCard { self.child = nil })
            }
        }
    }

    private var actions: CardActions {
        let controller = controller
        return CardActions(
            perform: { action in
                Task { @MainActor in await perform(action) }
            },
            setFilter: { name, value in
                Task { @MainActor in await controller.setFilter(name, to: value) }
            },
            setField: { id, value in run { await $0.setField(id, to: value) } },
            setPage: { index in run { await $0.setPage(index) } },
            submit: { inputs in
                send { await $0.submit(adaptiveInputs: inputs) }
            },
            retry: { run { await $0.retry() } },
            choose: { item in
                Task { @MainActor in
                    await perform(ResolvedAction(kind: .custom, parameters: ["menuItem": .string(item.id)]))
                }
            },
            execute: { verb, inputs in
                send { await $0.submit(adaptiveInputs: inputs, verb: verb) }
            },
            choices: { dataset, text, count in
                guard let session = controller.session else { return nil }
                return await session.host.boundedChoices(
                    in: dataset, matching: text, maximumCount: count, of: session.card.id)
            },
            closeMessage: { submission = .none }, hideNotice: { controller.hideMessage() })
    }

    private nonisolated func report(_ diagnostic: CardDiagnostic, _ session: CardSession) {
        Task { await session.host.report(diagnostic, of: await session.card.id) }
    }

    private func run(_ change: @escaping @Sendable (CardSession) async -> ResolvedCard) {
        guard let session = controller.session else { return }
        Task { _ = await change(session) }
    }

    /// Sends a form, and shows that it is sent and the outcome.
    private func send(_ submit: @escaping @Sendable (CardSession) async -> CardActionOutcome) {
        guard let session = controller.session, submission != .sending else { return }
        controller.surroundings = surroundings
        submission = .sending
        Task { @MainActor in follow(await submit(session), of: ResolvedAction(kind: .submit)) }
    }

    private func perform(_ action: ResolvedAction) async {
        guard let session = controller.session else { return }
        controller.surroundings = surroundings
        if action.kind == .submit {
            guard submission != .sending else { return }
            submission = .sending
        }
        follow(await session.perform(action), of: action)
    }

    private func follow(_ outcome: CardActionOutcome, of action: ResolvedAction) {
        if action.kind == .submit { submission = .none }
        switch outcome {
        case .open(let url): openURL(url)
        case .ignored where action.kind == .showCard && action.isEnabled: child = ChildCard(action, of: source)
        case .ignored where action.kind == .hideCard && action.isEnabled: dismissCard()
        case .invalidForm: formWasRefused = true
        case .submitted:
            formWasRefused = false
            submission = .succeeded
        case .failed where action.kind == .submit: submission = .failed
        case .ignored, .handledByHost, .failed: break
        }
    }
}
