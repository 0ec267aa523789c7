/// A part of a card that has data of its own: header, content or a filter.
public enum ResolvedSection<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The data is on its way. A view shows placeholders.
    case loading(LoadingPlaceholder)
    /// The part as it is drawn.
    case ready(Value)
    /// The part cannot be shown.
    case error(CardMessage)
    /// The data has no entries.
    case noData(CardMessage)

    /// The value of a part that is ready.
    public var value: Value? {
        if case .ready(let value) = self { value } else { nil }
    }

    /// The message of a part that has failed or has no data.
    public var message: CardMessage? {
        switch self {
        case .error(let message), .noData(let message): message
        case .loading, .ready: nil
        }
    }
}

/// The size of the placeholders for data that is loading.
public struct LoadingPlaceholder: Sendable, Hashable {
    /// The number of rows to reserve: `minItems`, else `maxItems` or the page size, else 2.
    public var itemCount = 2
    /// The time in milliseconds after which placeholders appear, `configuration/loadingPlaceholders/delay`.
    public var delay: Double?
}
