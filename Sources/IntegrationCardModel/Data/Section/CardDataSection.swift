/// A data section of a manifest: where the data of the card, a header, a content, a filter or a token come from.
///
/// Strings in it are bindings, also those within `json`. They are parsed once, and evaluated whenever the section is
/// loaded.
public struct CardDataSection: Sendable {
    /// The ways in which a section comes by its data.
    public enum Provider: Sendable {
        /// An HTTP request, or a file of the bundle.
        case request(BoundValue)
        /// A service of the card's component, which only JavaScript can offer.
        case service(BoundValue)
        /// Data in the manifest.
        case json(BoundValue)
        /// A method of the card's extension, with its arguments.
        case `extension`(BoundValue)

        /// The section's values as the manifest has them, with parsed bindings.
        public var value: BoundValue {
            switch self {
            case .request(let value), .service(let value), .json(let value), .extension(let value): value
            }
        }
    }

    /// The provider; nil for a section that only has a path into other data.
    public let provider: Provider?
    /// The provider that takes the place of the other when the card is offline, from `mockData`.
    public let mockProvider: Provider?
    /// The path from the root of the data to the section's context. `/` by default.
    public let path: BoundValue
    /// The path within the mock data; nil when it is the section's.
    public let mockPath: BoundValue?
    /// The name of the section's own model; nil when its data are those of the default model.
    public let name: String?
    /// The time between two loads; nil without updates.
    public let updates: CardUpdateSchedule?
    /// The names of the CSRF tokens that the section's request uses.
    public let tokenNames: [String]

    /// Reads a section.
    ///
    /// The first of several providers is used, in the order request, service, json, extension. A `json` that is null,
    /// false, zero or an empty text is ignored.
    ///
    /// - Parameters:
    ///   - value: the section, with all placeholders but those of tokens replaced.
    ///   - pointer: the place of the section, for diagnostics.
    ///   - diagnostics: broken bindings are added here.
    public init(
        _ value: JSONValue, limits: CardLimits.Expressions = .init(), dataLimits: CardDataLimits = .init(),
        pointer: JSONPointer = JSONPointer(), diagnostics: inout [BindingDiagnostic]
    ) {
        provider = Self.provider(value, limits, pointer, &diagnostics)
        let mock = value["mockData"]
        mockProvider = mock.flatMap { Self.provider($0, limits, pointer.appending("mockData"), &diagnostics) }
        path = Self.path(value["path"], limits, pointer, &diagnostics) ?? .literal("/")
        mockPath = Self.path(mock?["path"], limits, pointer.appending("mockData"), &diagnostics)
        name = value["name"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
        updates = CardUpdateSchedule(value["updateInterval"], limits: dataLimits)
        var names: [String] = []
        for reference in provider?.value.references ?? [] where reference.model == "csrfTokens" {
            if let name = reference.names.first, !names.contains(name) { names.append(name) }
        }
        if case .request? = provider, let request = value["request"] {
            _ = PlaceholderResolver().mapStrings(of: request) { text, _ in
                for name in CSRFTokens.names(in: text) where !names.contains(name) { names.append(name) }
                return text
            }
        }
        tokenNames = names.sorted()
    }

    /// Reads a section and discards its diagnostics.
    public init(_ value: JSONValue) {
        var diagnostics: [BindingDiagnostic] = []
        self.init(value, diagnostics: &diagnostics)
    }

    private static func provider(
        _ value: JSONValue, _ limits: CardLimits.Expressions, _ pointer: JSONPointer,
        _ diagnostics: inout [BindingDiagnostic]
    ) -> Provider? {
        func bound(_ name: String, _ member: JSONValue) -> BoundValue {
            BoundValue(member, limits: limits, pointer: pointer.appending(name), diagnostics: &diagnostics)
        }
        if let member = value["request"], !isFalsy(member) { return .request(bound("request", member)) }
        if let member = value["service"], !isFalsy(member) { return .service(bound("service", member)) }
        if let member = value["json"], !isFalsy(member) { return .json(bound("json", member)) }
        if let member = value["extension"], !isFalsy(member) { return .extension(bound("extension", member)) }
        return nil
    }

    private static func path(
        _ value: JSONValue?, _ limits: CardLimits.Expressions, _ pointer: JSONPointer,
        _ diagnostics: inout [BindingDiagnostic]
    ) -> BoundValue? {
        guard case .string(let text)? = value, !text.isEmpty else { return nil }
        return BoundValue(
            .string(text), limits: limits, pointer: pointer.appending("path"), diagnostics: &diagnostics)
    }

    private static func isFalsy(_ value: JSONValue) -> Bool {
        switch value {
        case .null, .bool(false), .string(""): true
        case .number(let number): number == 0 || number.isNaN
        default: false
        }
    }

    // MARK: Relations to the rest of the card

    /// The provider in a mode: mock data, where there are some, when the card is offline.
    public func provider(in mode: CardDataMode) -> Provider? {
        mode == .offline ? mockProvider ?? provider : provider
    }

    /// True if mock data replace the section's own.
    func usesMockData(in mode: CardDataMode) -> Bool { mode == .offline && mockProvider != nil }

    /// The path to the section's context in a mode, with its bindings evaluated.
    public func path(in mode: CardDataMode, scope: BindingScope) -> String {
        let value = usesMockData(in: mode) ? mockPath ?? path : path
        guard case .string(let text)? = value.resolve(in: scope), !text.isEmpty else { return "/" }
        return text
    }

    /// The paths that the section's bindings read: when one of them changes, the section is to be loaded again.
    public func references(in mode: CardDataMode = .live) -> Set<BindingReference> {
        (provider(in: mode)?.value.references ?? []).union(path.references)
    }

    /// True if loading is asynchronous: from a request or a method of the extension, not from data in the manifest.
    public func isAsynchronous(in mode: CardDataMode = .live) -> Bool {
        switch provider(in: mode) {
        case .request?, .service?, .extension?: true
        case .json?, nil: false
        }
    }
}
