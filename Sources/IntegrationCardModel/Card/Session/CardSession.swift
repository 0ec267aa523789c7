import Foundation

/// A card while it is shown: it loads the data, resolves the card, and does both again when something changes.
///
/// ```swift
/// let session = try CardSession(data: manifest, bundle: CardBundle(root: folder), host: host)
/// let card = await session.resolve()
/// ```
///
/// A view shows `card` at once, with parts that are loading, and follows `updates()`.
public actor CardSession {
    /// The loader of data, requests and pictures.
    public nonisolated let loader: CardDataLoader
    /// The app around the card.
    public internal(set) var host: any CardHost
    /// The settings of the host that the card has been resolved with; nil before.
    var settings: HostSettings?
    let source: StaticData
    private let models: JSONObject
    let limits: CardLimits
    var overrides: JSONObject = [:]
    var resolution: CardResolution?
    private(set) var diagnostics: [CardDiagnostic] = []
    private var loaded: [CardPlace: JSONValue] = [:]
    private var generation: [CardPlace: Int] = [:]
    private var continuations: [Int: AsyncStream<ResolvedCard>.Continuation] = [:]
    private var loadContinuations: [Int: AsyncStream<CardSection>.Continuation] = [:]
    private var nextContinuation = 0
    private var updateTasks: [Task<Void, Never>] = []
    private var current: ResolvedCard?
    /// The evaluations of resolutions that have been replaced.
    private var formerEvaluations = 0
    private var preparation: Task<Void, Never>?

    // MARK: Making a session

    /// Creates the session of a manifest.
    ///
    /// - Parameters:
    ///   - manifest: the manifest.
    ///   - bundle: the files of the card; nil for a card without a folder.
    ///   - baseURL: the address of a manifest that came from the network.
    ///   - mode: the places from which data come.
    ///   - client: the sender of requests.
    ///   - cache: the stored answers, which the cards of a host may share.
    ///   - tokenStore: the CSRF tokens; nil asks the host for each.
    ///   - models: the named models that another card hands over as `data` of its action ShowCard; reserved names are
    ///     left out.
    public init(
        manifest: JSONValue, bundle: CardBundle? = nil, baseURL: URL? = nil, host: any CardHost = StandardCardHost(),
        mode: CardDataMode = .live, client: any CardHTTPClient = SystemCardHTTPClient(),
        cache: CardCache = CardCache(), tokenStore: CSRFTokenStore? = nil, limits: CardLimits = CardLimits(),
        dataLimits: CardDataLimits = CardDataLimits(), models: JSONObject = [:]
    ) {
        source = StaticData(of: manifest)
        self.models = models
        self.host = host
        self.limits = limits
        loader = CardDataLoader(
            bundle: bundle, baseURL: baseURL, client: HostedHTTPClient(client: client, host: host),
            policy: host.addresses, limits: dataLimits, mode: mode, cache: cache,
            tokenStore: tokenStore ?? CSRFTokenStore { name, _ in await host.csrfToken(named: name) },
            extensionData: { method, arguments in
                guard let data = await host.extensionData(method: method, arguments: arguments) else {
                    throw CardDataError.extensionFailed("the host offers no method “\(method)”")
                }
                return data
            })
    }

    /// Creates the session of a manifest's bytes, within the bounds of manifests.
    ///
    /// - Throws: the place at which the bytes are no JSON.
    public init(
        data: Data, bundle: CardBundle? = nil, baseURL: URL? = nil, host: any CardHost = StandardCardHost(),
        mode: CardDataMode = .live, client: any CardHTTPClient = SystemCardHTTPClient(),
        manifestLimits: ManifestLimits = ManifestLimits(), limits: CardLimits = CardLimits()
    ) throws(JSONParseError) {
        let manifest = try JSONParser(limits: manifestLimits.json).parse(data)
        self.init(
            manifest: manifest, bundle: bundle, baseURL: baseURL, host: host, mode: mode, client: client,
            limits: limits)
    }

    // MARK: Resolving

    /// The current card; parts whose data has not arrived are loading.
    public var card: ResolvedCard {
        get async {
            await prepare()
            return snapshot()
        }
    }

    /// Loads all data and returns the card.
    @discardableResult
    public func resolve() async -> ResolvedCard {
        await prepare()
        await loadWhatIsMissing()
        return snapshot()
    }

    /// The card as JSON without bindings, in the form in which UI5's own resolver writes it.
    public func resolvedJSON() async -> JSONValue {
        await resolve()
        guard case .object(var object)? = resolution?.json() else { return .object([:]) }
        if !diagnostics.isEmpty {
            let own = diagnostics.map { diagnostic -> JSONValue in
                [
                    "pointer": .string(diagnostic.pointer.description),
                    "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
                ]
            }
            object["diagnostics"] = .array(own + (object["diagnostics"]?.arrayValue ?? []))
        }
        return .object(object)
    }

    /// The number of evaluations of bound values since the session was created, for tests and measurements.
    public var evaluationCount: Int { formerEvaluations + (resolution?.evaluationCount ?? 0) }

    /// The card each time that it has changed, starting with the present one.
    public func updates() async -> AsyncStream<ResolvedCard> {
        let card = await card
        let id = nextContinuation
        nextContinuation += 1
        let (stream, continuation) = AsyncStream.makeStream(of: ResolvedCard.self, bufferingPolicy: .bufferingNewest(1))
        continuation.onTermination = { [weak self] _ in Task { await self?.removeContinuation(id) } }
        continuations[id] = continuation
        continuation.yield(card)
        return stream
    }

    private func removeContinuation(_ id: Int) { continuations[id] = nil }

    /// The parts of the card whose data have been loaded, each time that this has ended, with data or an error.
    public func loads() -> AsyncStream<CardSection> {
        let id = nextContinuation
        nextContinuation += 1
        let (stream, continuation) = AsyncStream.makeStream(
            of: CardSection.self, bufferingPolicy: .bufferingNewest(100))
        continuation.onTermination = { [weak self] _ in Task { await self?.removeLoadContinuation(id) } }
        loadContinuations[id] = continuation
        return stream
    }

    private func removeLoadContinuation(_ id: Int) { loadContinuations[id] = nil }

    private func snapshot() -> ResolvedCard {
        if let current { return current }
        var card = resolution?.card() ?? ResolvedCard(id: "", type: nil)
        card.diagnostics = diagnostics + card.diagnostics
        current = card
        return card
    }

    /// Publishes the card if it has changed.
    func publish() {
        let old = current
        current = nil
        let card = snapshot()
        if card != old { for continuation in continuations.values { continuation.yield(card) } }
    }

    private func prepare() async {
        guard resolution == nil else { return }
        if preparation == nil { preparation = Task { await build() } }
        await preparation?.value
    }

    /// Rebuilds the resolution from the manifest, keeping data whose requests are the same.
    func rebuild() async {
        let old = resolution
        formerEvaluations += old?.evaluationCount ?? 0
        await build()
        guard let old, var resolution else { return }
        resolution.takeOver(old)
        for (place, request) in resolution.requests where loaded[place] == request {
            if let state = old.data[place], case .loaded = state { resolution.setData(state, of: place) }
        }
        self.resolution = resolution
        publish()
    }

    private func build() async {
        settings = HostSettings(host)
        let preparation = CardPreparation(
            source: source, host: host, overrides: overrides, loader: loader, limits: limits, models: models)
        let prepared = await preparation.prepare()
        diagnostics = prepared.diagnostics
        resolution = prepared.resolution
        current = nil
    }

    // MARK: Loading

    /// Loads the data of all parts whose request differs from that of the loaded data.
    func loadWhatIsMissing(refresh: CardRefresh = .whenOld) async {
        // A part may read what another has loaded, so that several rounds may be needed.
        for _ in 0..<5 {
            guard let resolution else { return }
            let requests = resolution.requests
            let pending = requests.filter { loaded[$0.key] != $0.value }.map(\.key)
            guard !pending.isEmpty else { return }
            for stage in Self.stages(of: pending, in: resolution) {
                await load(stage, refresh: refresh)
                // Loaded data may have changed the requests of the next stage.
            }
        }
    }

    /// The order of loading: filters, the card, and the rest; what reads a named section comes behind it.
    private static func stages(of places: [CardPlace], in resolution: CardResolution) -> [[CardPlace]] {
        var stages: [[CardPlace]] = [[], [], [], []]
        for place in places {
            let section = resolution.blueprint.sections[place]
            switch place {
            case .filter: stages[0].append(place)
            case .card: stages[1].append(place)
            case .header, .content, .payload:
                let others = resolution.blueprint.sections.filter { $0.key != place && $0.key != .card }
                let names = Set(others.values.compactMap(\.name))
                let readsOthers =
                    section?.references(in: resolution.mode).contains { names.contains($0.model) } ?? false
                stages[readsOthers ? 3 : 2].append(place)
            }
        }
        return stages.filter { !$0.isEmpty }
    }

    private func load(_ places: [CardPlace], refresh: CardRefresh) async {
        guard let resolution else { return }
        let requests = resolution.requests
        let scope = resolution.cardScope()
        let jobs = places.compactMap { place -> LoadJob? in
            guard let section = resolution.blueprint.sections[place], let request = requests[place] else { return nil }
            guard loaded[place] != request || refresh == .always else { return nil }
            loaded[place] = request
            generation[place, default: 0] += 1
            return LoadJob(
                place: place, section: section, scope: scope, tokens: resolution.blueprint.tokens,
                generation: generation[place] ?? 0)
        }
        guard !jobs.isEmpty else { return }
        let loader = loader
        await withTaskGroup(of: (LoadJob, Result<CardData, CardDataError>).self) { group in
            for job in jobs {
                group.addTask { (job, await job.run(with: loader, refresh: refresh)) }
            }
            for await (job, result) in group { finish(job, result) }
        }
    }

    private struct LoadJob: Sendable {
        let place: CardPlace
        let section: CardDataSection
        let scope: BindingScope
        let tokens: CSRFTokens
        let generation: Int

        func run(with loader: CardDataLoader, refresh: CardRefresh) async -> Result<CardData, CardDataError> {
            do throws(CardDataError) {
                return .success(try await loader.load(section, in: scope, tokens: tokens, refresh: refresh))
            } catch { return .failure(error) }
        }
    }

    private func finish(_ job: LoadJob, _ result: Result<CardData, CardDataError>) {
        // A later request of the same part has overtaken this one.
        guard generation[job.place] == job.generation else { return }
        switch result {
        case .success(let data):
            resolution?.setData(.loaded(data.root), of: job.place)
            if let update = data.update {
                Task { [weak self] in await self?.finish(job, update.value.map { CardData(root: $0) }) }
            }
        case .failure(let error): resolution?.setData(.failed(error), of: job.place)
        }
        publish()
        for continuation in loadContinuations.values { continuation.yield(job.place.section) }
    }

    /// Loads again what depends on something that has changed.
    func settle() async {
        publish()
        await loadWhatIsMissing()
    }

    /// Marks the data of parts as old, so that they are loaded again.
    func forget(_ places: some Sequence<CardPlace>) {
        for place in places { loaded[place] = nil }
    }

    // MARK: Updates by time

    /// Starts loading sections with an `updateInterval` again and again, until `stopUpdates()`.
    public func startUpdates() async {
        await prepare()
        stopUpdates()
        for (place, section) in resolution?.blueprint.sections ?? [:] {
            guard let schedule = section.updates, section.isAsynchronous(in: loader.mode) else { continue }
            updateTasks.append(
                Task { [weak self] in await schedule.run { [weak self] in await self?.reload([place]) } })
        }
    }

    /// Stops loading by time.
    public func stopUpdates() {
        for task in updateTasks { task.cancel() }
        updateTasks = []
    }

    /// Loads parts again, regardless of stored answers.
    func reload(_ places: [CardPlace]) async {
        forget(places)
        resolution?.allowSteps()
        await load(places, refresh: .always)
        await loadWhatIsMissing()
    }
}
