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
            if let card = presentation.card {
                CardLayout(card)
            } else {
                CardPlaceholder(.rows(2)).modifier(CardSurface())
            }
        }
        .environment(\.cardActions, actions)
        .environment(\.cardImages, presentation.images)
        .environment(\.cardNow, presentation.now)
        .task {
            await presentation.show(source, in: surroundings, locale: locale, timeZone: timeZone)
        }
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
            submit: { inputs in
                Task { @MainActor in _ = await presentation.session?.submit(adaptiveInputs: inputs) }
            },
            retry: { run { await $0.retry() } },
            choose: { item in
                Task { @MainActor in
                    await perform(ResolvedAction(kind: .custom, parameters: ["menuItem": .string(item.id)]))
                }
            })
    }

    private func run(_ change: @escaping @Sendable (CardSession) async -> ResolvedCard) {
        guard let session = presentation.session else { return }
        Task { _ = await change(session) }
    }

    private func perform(_ action: ResolvedAction) async {
        guard let session = presentation.session else { return }
        switch await session.perform(action) {
        case .open(let url): openURL(url)
        case .ignored where action.kind == .showCard && action.isEnabled: child = ChildCard(action, of: source)
        case .ignored where action.kind == .hideCard && action.isEnabled: dismissCard()
        case .ignored, .handledByHost, .submitted, .invalidForm, .failed: break
        }
    }
}

/// A card that another one opens in a sheet.
nonisolated struct ChildCard: Identifiable {
    let id: Int
    let manifest: Manifest

    /// Creates the child card of an action; nil when the action brings no manifest that can be read.
    init?(_ action: ResolvedAction, of parent: CardSource) {
        var source = CardSource(manifest: .null, bundle: parent.bundle, baseURL: parent.baseURL)
        if let key = action.parameters["childCardKey"]?.stringValue,
            let child = parent.manifest["sap.card"]?["configuration"]?["childCards"]?[key]
        {
            guard let manifest = Self.manifest(child["manifest"] ?? child, of: parent) else { return nil }
            source = CardSource(manifest: manifest, bundle: parent.bundle, baseURL: parent.baseURL)
        } else if let value = action.parameters["manifest"], let manifest = Self.manifest(value, of: parent) {
            source = CardSource(manifest: manifest, bundle: parent.bundle, baseURL: parent.baseURL)
        } else {
            return nil
        }
        manifest = Manifest(Self.adding(action.parameters["parameters"], to: source))
        id = source.manifest.hashValue
    }

    /// A manifest that is written in place, or one of the parent's files.
    private static func manifest(_ value: JSONValue, of parent: CardSource) -> JSONValue? {
        if value["sap.card"] != nil { return value }
        guard let path = value.stringValue, let data = try? parent.bundle?.data(at: path) else { return nil }
        return try? JSONParser(limits: ManifestLimits().json).parse(data)
    }

    /// Sets the values of declared parameters.
    private static func adding(_ parameters: JSONValue?, to source: CardSource) -> CardSource {
        guard let values = parameters?.objectValue, case .object(var root) = source.manifest,
            case .object(var card)? = root["sap.card"]
        else { return source }
        var configuration = card["configuration"]?.objectValue ?? [:]
        var declared = configuration["parameters"]?.objectValue ?? [:]
        for value in values {
            var parameter = declared[value.name]?.objectValue ?? [:]
            parameter["value"] = value.value
            declared[value.name] = .object(parameter)
        }
        configuration["parameters"] = .object(declared)
        card["configuration"] = .object(configuration)
        root["sap.card"] = .object(card)
        return CardSource(manifest: .object(root), bundle: source.bundle, baseURL: source.baseURL)
    }
}

/// Closes the sheet of a child card; does nothing elsewhere.
nonisolated struct DismissCard: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void = {}) { self.action = action }

    @MainActor func callAsFunction() { action() }
}

nonisolated private struct DismissCardKey: EnvironmentKey {
    static let defaultValue = DismissCard()
}

nonisolated extension EnvironmentValues {
    /// Closes the sheet that the card is shown in.
    var dismissCard: DismissCard {
        get { self[DismissCardKey.self] }
        set { self[DismissCardKey.self] = newValue }
    }
}
