import Observation
import SwiftUI

/// The means of an app to drive a card that is shown: it loads data again, sets parameters and filters, shows messages,
/// performs actions, and tells what happens.
///
/// ```swift
/// @State private var controller = CardController(manifest)
///
/// ScrollView { CardView(controller) }
///     .refreshable { await controller.refresh() }
/// ```
///
/// A card has its session while its view is shown for the first time and from then on. Parameters that are set before are
/// kept; other calls do nothing before.
@MainActor @Observable
public final class CardController {
    /// The states of a card as a whole.
    nonisolated public enum State: Sendable, Hashable {
        /// The manifest is read, or data of the header or the content are on the way.
        case loading
        /// Header and content are shown, with data or with the message that there are none.
        case ready
        /// The header or the content shows an error.
        case failed
    }

    /// A message above the content of a card.
    nonisolated public struct Message: Sendable, Hashable {
        public var text: String
        /// The meaning, which decides colour and symbol.
        public var state: ValueState

        public init(_ text: String, state: ValueState = .information) {
            self.text = text
            self.state = state
        }
    }

    /// The card as it is shown now; nil until the manifest has been read.
    public private(set) var card: ResolvedCard?
    /// The message above the content; nil for none.
    public private(set) var message: Message?
    /// The values of declared parameters that have been set here.
    public private(set) var parameters = JSONObject()

    @ObservationIgnored let source: CardSource?
    @ObservationIgnored private(set) var session: CardSession?
    @ObservationIgnored private(set) var images = CardImages()
    /// The pictures of the session, from its first card on.
    @ObservationIgnored private var loadedImages = CardImages()
    /// True until the session has made its first card.
    @ObservationIgnored private var isNew = true
    /// The number of cards that have been shown here: the views of another one are others.
    @ObservationIgnored private(set) var generation = 0
    @ObservationIgnored private(set) var now: Date?
    /// The surroundings that the view has now: its handlers are those of the latest update.
    @ObservationIgnored var surroundings = CardSurroundings()
    /// The card and the host that the session is of.
    @ObservationIgnored private var place: CardPresentationPlace?
    @ObservationIgnored private var streams: [Int: AsyncStream<CardEvent>.Continuation] = [:]
    @ObservationIgnored private var streamCount = 0
    /// Performs actions as the view does; nil while no view shows the card. The closure keeps the view's state, and with
    /// it this controller, so it must not outlive the view.
    @ObservationIgnored private var performer: (@MainActor (ResolvedAction) async -> Void)?
    /// The number of views that have shown the card here: one that goes does not take the performer of a later one.
    @ObservationIgnored private var viewCount = 0

    /// Creates the controller of a card, for `CardView(controller)`.
    public init(_ manifest: Manifest) { source = manifest.source }

    /// Creates the controller of a view that has been given a manifest.
    init() { source = nil }

    /// The state of the card as a whole.
    public var state: State { Self.state(of: card) }

    private static func state(of card: ResolvedCard?) -> State {
        guard let card else { return .loading }
        if card.header?.isLoading == true || card.content?.isLoading == true { return .loading }
        if card.header?.isError == true || card.content?.isError == true { return .failed }
        return .ready
    }

    // MARK: Driving

    /// Loads the data of all parts again, regardless of stored answers. Returns when they have been loaded.
    public func refresh() async { await session?.refresh() }

    /// Loads the data of one part again, and of what reads them.
    public func refreshData(_ section: CardSection) async { await session?.refresh(section) }

    /// Sets values of declared parameters. They take precedence over those of the environment and the host; others keep
    /// their values.
    public func setParameters(_ values: JSONObject) async {
        for value in values { parameters[value.name] = value.value }
        guard let session else { return }
        await session.setParameters(values)
        tell(.configurationChanged(Self.changes("parameters", values)))
    }

    /// Chooses a value in a filter, in the form of `CardSession.setFilter(_:to:)`.
    public func setFilter(_ name: String, to value: JSONValue) async {
        guard let session else { return }
        await session.setFilter(name, to: value)
        tell(.configurationChanged(Self.changes("filters", [name: value])))
    }

    /// Performs an action as if a person had chosen it: the handler of the environment comes first, then the host, then
    /// the card.
    public func triggerAction(_ action: ResolvedAction) async { await performer?(action) }

    /// Reads the settings of the host again: parameters, locale, time zone, menu and badges. What depends on those that
    /// differ is evaluated again.
    ///
    /// Changes of the environment and of the host that a view's `cardHost(_:)` gives arrive without it.
    public func hostDidChange() async { await session?.hostDidChange() }

    /// Shows a message above the content, in place of one that is shown.
    public func showMessage(_ text: String, state: ValueState = .information) {
        message = Message(text, state: state)
    }

    /// Takes the message away.
    public func hideMessage() { message = nil }

    // MARK: Events

    /// The events from now on.
    public func events() -> AsyncStream<CardEvent> {
        let id = streamCount
        streamCount += 1
        let (stream, continuation) = AsyncStream.makeStream(of: CardEvent.self, bufferingPolicy: .bufferingNewest(100))
        continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.streams[id] = nil } }
        streams[id] = continuation
        return stream
    }

    private func tell(_ event: CardEvent) {
        for stream in streams.values { stream.yield(event) }
        surroundings.eventHandler?(event, self)
    }

    private static func changes(_ kind: String, _ values: JSONObject) -> JSONObject {
        JSONObject(
            values.map { value in
                (JSONPointer(["sap.card", "configuration", kind, value.name, "value"]).description, value.value)
            })
    }

    // MARK: Showing

    /// Creates the session when there is none of the card, and follows it until the task is cancelled.
    /// - Parameters:
    ///   - host: the host of the surroundings with what they add.
    ///   - animation: the animation of changes of a card that is shown; nil for none.
    ///   - perform: performs actions as the view does, until the task is cancelled.
    func show(
        _ source: CardSource, in surroundings: CardSurroundings, host: PresentedHost, animation: Animation?,
        perform: @escaping @MainActor (ResolvedAction) async -> Void
    ) async {
        viewCount += 1
        let view = viewCount
        performer = perform
        defer { if view == viewCount { performer = nil } }
        self.surroundings = surroundings
        let place = CardPresentationPlace(source, surroundings)
        let session: CardSession
        if let known = self.session, self.place == place {
            session = known
            await session.hostDidChange(to: host)
        } else {
            session = source.session(in: surroundings, host: host)
            self.session = session
            self.place = place
            isNew = true
            message = nil
            // The card before stays until this one has been read.
            loadedImages = CardImages(loader: session.loader)
            if !parameters.isEmpty { await session.setParameters(parameters) }
        }
        let (updates, loads) = (await session.updates(), await session.loads())
        async let loading: Void = Self.load(session)
        async let telling: Void = tell(loads)
        for await card in updates where self.session === session { take(card, animation) }
        _ = await (loading, telling)
        await session.stopUpdates()
    }

    private func take(_ new: ResolvedCard, _ animation: Animation?) {
        guard isNew || card != new else { return }
        let (isFirst, former) = (isNew, state)
        if isFirst {
            isNew = false
            generation += 1
            images = loadedImages
            now = surroundings.host?.now
        }
        withAnimation(isFirst ? nil : animation) { card = new }
        if isFirst { tell(.manifestReady) }
        if isFirst || state != former { tell(.stateChanged(state)) }
    }

    private func tell(_ loads: AsyncStream<CardSection>) async {
        for await section in loads { tell(.dataChanged(section)) }
    }

    private nonisolated static func load(_ session: CardSession) async {
        await session.resolve()
        await session.startUpdates()
    }
}

nonisolated extension ResolvedSection {
    fileprivate var isLoading: Bool { if case .loading = self { true } else { false } }
    fileprivate var isError: Bool { if case .error = self { true } else { false } }
}
