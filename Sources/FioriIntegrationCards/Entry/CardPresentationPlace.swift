import SwiftUI

/// The card, the host and the way of loading that a session is of. Another one needs another session.
///
/// A host is another one if it is another object, is of another type, or permits other addresses. Its settings may change:
/// the session reads them again.
nonisolated struct CardPresentationPlace: Equatable {
    private let source: CardSource.Identity
    private let hostType: ObjectIdentifier?
    private let hostObject: ObjectIdentifier?
    private let addresses: Set<String>
    private let allowsPrivateNetworks: Bool
    private let mode: CardDataMode

    init(_ source: CardSource, _ surroundings: CardSurroundings) {
        self.source = source.identity
        let host = surroundings.host
        hostType = host.map { ObjectIdentifier(type(of: $0)) }
        hostObject = host.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
        let policy = host?.addresses ?? AddressPolicy()
        addresses = policy.allowedHosts.union(policy.schemes.map { $0 + ":" })
        allowsPrivateNetworks = policy.allowsPrivateNetworks
        mode = surroundings.mode
    }
}
