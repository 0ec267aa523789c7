import IntegrationCardModel

/// A host whose data takes a day to arrive, so that a card shows how it loads.
struct SlowHost: CardHost {
    let addresses = AddressPolicy(resolver: SlowResolver())
}

/// A name resolution without an answer within a day.
private struct SlowResolver: HostResolver {
    func addresses(of host: String) async -> [IPAddress] {
        try? await Task.sleep(for: .seconds(86_400))
        return []
    }
}
