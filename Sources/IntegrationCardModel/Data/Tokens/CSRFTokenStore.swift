/// The CSRF tokens that cards of a host have fetched, one for each address.
///
/// Cards that share a store share the tokens of the same address, as in UI5. Loads that need a token while it is being
/// fetched wait for the same exchange.
public actor CSRFTokenStore {
    /// A function of the host that supplies tokens: the name in the manifest and the address of its request give the
    /// token, or nil when the request is to be made.
    public typealias Host = @Sendable (_ name: String, _ address: String) async throws -> String?

    typealias Outcome = Result<String, CardDataError>

    private struct Entry {
        let number: Int
        let task: Task<Outcome, Never>
    }

    /// The bound of addresses; a store that has reached it forgets its oldest token.
    static let maximumTokens = 100

    let host: Host?
    private var entries: [String: Entry] = [:]
    private var count = 0

    /// Creates an empty store.
    ///
    /// - Parameter host: supplies tokens in place of the manifests' requests.
    public init(host: Host? = nil) {
        self.host = host
    }

    /// The token of an address with a number that distinguishes it from later ones; fetched if it is missing.
    func token(
        of address: String, fetch: @escaping @Sendable () async -> Outcome
    ) async throws(CardDataError) -> (number: Int, value: String) {
        let entry: Entry
        if let known = entries[address] {
            entry = known
        } else {
            count += 1
            entry = Entry(number: count, task: Task { await fetch() })
            if entries.count >= Self.maximumTokens,
                let oldest = entries.min(by: { $0.value.number < $1.value.number })?.key
            {
                entries[oldest] = nil
            }
            entries[address] = entry
        }
        switch await entry.task.value {
        case .success(let value): return (entry.number, value)
        case .failure(let error):
            forget(entry.number, of: address)
            throw error
        }
    }

    /// Forgets an expired token, unless another one has taken its place already.
    func forget(_ number: Int, of address: String) {
        if entries[address]?.number == number { entries[address] = nil }
    }

    /// Forgets all tokens, for instance when the user signs out.
    public func removeAll() { entries.removeAll() }
}
