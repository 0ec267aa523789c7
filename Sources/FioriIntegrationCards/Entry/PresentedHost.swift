import SwiftUI

/// A host with what the environment of a card's view adds to it.
nonisolated struct PresentedHost: CardHost {
    let base: any CardHost
    let added: JSONObject
    let handler: (@MainActor @Sendable (ResolvedAction) -> Bool)?

    init(
        base: any CardHost, added: JSONObject, handler: (@MainActor @Sendable (ResolvedAction) -> Bool)?
    ) {
        self.base = base
        self.added = added
        self.handler = handler
    }

    /// Creates the host of a card's surroundings; without one of the app, it has the locale and the time zone of the
    /// environment.
    init(of surroundings: CardSurroundings, locale: Locale, timeZone: TimeZone) {
        self.init(
            base: surroundings.host ?? StandardCardHost(locale: locale, timeZone: timeZone),
            added: surroundings.parameters, handler: surroundings.actionHandler)
    }

    var parameters: JSONObject {
        var parameters = base.parameters
        for parameter in added { parameters[parameter.name] = parameter.value }
        return parameters
    }
    var locale: Locale { base.locale }
    var timeZone: TimeZone { base.timeZone }
    var now: Date { base.now }
    var addresses: AddressPolicy { base.addresses }
    var extensionFormatters: [String: BindingEnvironment.ExtensionFormatter] { base.extensionFormatters }
    var menu: [CardMenuItem] { base.menu }
    var badges: [CardBadge] { base.badges }

    func destination(named name: String) async -> String? { await base.destination(named: name) }
    func contextValue(at path: String) async -> JSONValue? { await base.contextValue(at: path) }
    func csrfToken(named name: String) async -> String? { await base.csrfToken(named: name) }
    func modify(_ request: CardHTTPRequest) async -> CardHTTPRequest { await base.modify(request) }
    func extensionData(method: String, arguments: [JSONValue]) async -> JSONValue? {
        await base.extensionData(method: method, arguments: arguments)
    }
    func validate(_ value: JSONValue, with function: String) -> Bool? { base.validate(value, with: function) }
    func customContent(for id: String, data: JSONValue) -> JSONValue? { base.customContent(for: id, data: data) }
    func choices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String
    ) async -> [ResolvedOption]? {
        await base.choices(in: dataset, matching: text, maximumCount: count, of: card)
    }
    func report(_ diagnostic: CardDiagnostic, of card: String) { base.report(diagnostic, of: card) }
    func handle(_ action: ResolvedAction, of card: String) async -> Bool {
        if let handler, await handler(action) { return true }
        return await base.handle(action, of: card)
    }
}
