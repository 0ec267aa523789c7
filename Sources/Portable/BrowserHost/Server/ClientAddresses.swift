import NIOConcurrencyHelpers
import NIOCore

/// The connections and messages of each client address, which limits apply to, whatever number of connections a client
/// opens one after the other.
final class ClientAddresses: Sendable {
    private struct Client {
        var connections = 0
        var budget: MessageBudget
    }

    private struct State {
        var clients: [String: Client] = [:]
        var connections = 0
    }

    private let limits: SessionLimits
    private let state = NIOLockedValueBox(State())

    init(limits: SessionLimits) { self.limits = limits }

    /// Counts a new connection.
    /// - Returns: false if there are too many, and this one is to be closed.
    func open(_ address: String) -> Bool {
        state.withLockedValue { state in
            if state.clients.count > 256 { state.clients = state.clients.filter { !Self.isForgotten($0.value) } }
            var client = state.clients[address] ?? Client(budget: budget())
            guard state.connections < limits.connections, client.connections < limits.connectionsPerAddress else {
                return false
            }
            client.connections += 1
            state.connections += 1
            state.clients[address] = client
            return true
        }
    }

    /// Counts the end of a connection that ``open(_:)`` has counted.
    func close(_ address: String) {
        state.withLockedValue { state in
            state.connections -= 1
            state.clients[address]?.connections -= 1
            if let client = state.clients[address], Self.isForgotten(client) { state.clients[address] = nil }
        }
    }

    /// Takes messages out of the budget of an address.
    /// - Returns: the time for which nothing more is to be read from it.
    func take(_ count: Int, of address: String) -> Duration {
        state.withLockedValue { state in
            var client = state.clients[address] ?? Client(budget: budget())
            defer { state.clients[address] = client }
            return client.budget.take(count)
        }
    }

    /// The number of addresses that are remembered.
    var count: Int { state.withLockedValue { $0.clients.count } }

    private func budget() -> MessageBudget { MessageBudget(perSecond: limits.messagesPerSecondOfAddress) }

    /// A client without connections is remembered until its budget is full again.
    private static func isForgotten(_ client: Client) -> Bool {
        var client = client
        return client.connections <= 0 && client.budget.isFull()
    }
}

extension SocketAddress {
    /// The client that an address belongs to: an IPv4 address, or the network of an IPv6 one, of whose addresses a
    /// client has as many as it likes.
    var client: String {
        guard case .v6(let address) = self else { return ipAddress ?? "" }
        let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10...11] == [0xFF, 0xFF] {
            return bytes[12...].map { String($0) }.joined(separator: ".")
        }
        return bytes[..<8].map { String($0, radix: 16) }.joined(separator: ":")
    }
}
