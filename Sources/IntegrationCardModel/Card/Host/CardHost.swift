import Foundation

/// The app around a card: its settings and services for the card, and its handling of the card's actions.
///
/// Every requirement has a default, so that a host implements what it needs.
public protocol CardHost: Sendable {
    /// The values of declared parameters, by name. Empty by default.
    var parameters: JSONObject { get }
    /// The language and region. The user's by default.
    var locale: Locale { get }
    /// The time zone. The user's by default.
    var timeZone: TimeZone { get }
    /// The present time. A test returns a fixed one.
    var now: Date { get }
    /// The addresses that requests may reach. Public addresses with the schemes http and https by default.
    var addresses: AddressPolicy { get }
    /// The formatters that replace those of the card's extension, by name.
    var extensionFormatters: [String: BindingEnvironment.ExtensionFormatter] { get }
    /// The entries that the header's menu has beside those of the card.
    var menu: [CardMenuItem] { get }
    /// The badges at the header of the card. Empty by default.
    var badges: [CardBadge] { get }

    /// The address of a destination; nil, the default, takes the one that the manifest gives.
    func destination(named name: String) async -> String?
    /// A value of the host's context, such as that of `{context>/sap.workzone/currentUser/id/value}`; nil when unknown.
    func contextValue(at path: String) async -> JSONValue?
    /// The token for requests that change something, in place of the one that the card would fetch; nil, the default,
    /// lets the card fetch it.
    func csrfToken(named name: String) async -> String?
    /// Changes a request before it is sent, for example to add a header field.
    func modify(_ request: CardHTTPRequest) async -> CardHTTPRequest
    /// The data that a method of the card's extension returns; nil when there is no such method.
    func extensionData(method: String, arguments: [JSONValue]) async -> JSONValue?
    /// True if a value is valid by a function of the card's extension, such as `extension.checkDate`; nil when there is
    /// no such function.
    func validate(_ value: JSONValue, with function: String) -> Bool?
    /// The value from which the host draws the content of a component card; nil, the default, shows a notice.
    func customContent(for id: String, data: JSONValue) -> JSONValue?
    /// The choices of a data set that contain what a person types into an input of an Adaptive Card, for inputs with
    /// `choices.data/dataset`; nil, the default, when the host does not know the data set.
    ///
    /// - Parameter count: the greatest number of choices that are shown.
    func choices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String
    ) async -> [ResolvedOption]?
    /// Takes note of a fault that is found while a card is shown, such as a child card that cannot be loaded.
    func report(_ diagnostic: CardDiagnostic, of card: String)
    /// Handles an action before the card does.
    ///
    /// - Returns: true if the host has handled the action. False, the default, lets the card's view open addresses of
    ///   allowed schemes and show child cards, and lets the card send its form.
    func handle(_ action: ResolvedAction, of card: String) async -> Bool
}

extension CardHost {
    public var parameters: JSONObject { [:] }
    public var locale: Locale { .current }
    public var timeZone: TimeZone { .current }
    public var now: Date { Date() }
    public var addresses: AddressPolicy { AddressPolicy() }
    public var extensionFormatters: [String: BindingEnvironment.ExtensionFormatter] { [:] }
    public var menu: [CardMenuItem] { [] }
    public var badges: [CardBadge] { [] }

    public func destination(named name: String) async -> String? { nil }
    public func contextValue(at path: String) async -> JSONValue? { nil }
    public func csrfToken(named name: String) async -> String? { nil }
    public func modify(_ request: CardHTTPRequest) async -> CardHTTPRequest { request }
    public func extensionData(method: String, arguments: [JSONValue]) async -> JSONValue? { nil }
    public func validate(_ value: JSONValue, with function: String) -> Bool? { nil }
    public func customContent(for id: String, data: JSONValue) -> JSONValue? { nil }
    public func choices(
        in dataset: String, matching text: String, maximumCount count: Int, of card: String
    ) async -> [ResolvedOption]? { nil }
    public func report(_ diagnostic: CardDiagnostic, of card: String) {}
    public func handle(_ action: ResolvedAction, of card: String) async -> Bool { false }
}

/// A host that consists of its settings only.
public struct StandardCardHost: CardHost {
    public var parameters: JSONObject
    public var locale: Locale
    public var timeZone: TimeZone
    public var addresses: AddressPolicy
    private let fixedNow: Date?

    /// The present time, or the fixed one.
    public var now: Date { fixedNow ?? Date() }

    /// Creates a host.
    ///
    /// - Parameter now: a fixed time; nil, the default, follows the clock.
    public init(
        parameters: JSONObject = [:], locale: Locale = .current, timeZone: TimeZone = .current,
        addresses: AddressPolicy = AddressPolicy(), now: Date? = nil
    ) {
        self.parameters = parameters
        self.locale = locale
        self.timeZone = timeZone
        self.addresses = addresses
        fixedNow = now
    }
}
