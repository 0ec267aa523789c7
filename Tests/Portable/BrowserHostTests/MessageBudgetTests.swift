import NIOCore
import Testing

@testable import BrowserHost

/// Tests the rates at which clients may send, and the addresses that they count for.
///
/// Numbers: waits are the overdrawn messages divided by the rate of each test. An address may send three times the rate
/// of a connection (Docs/LiveHost.md, "Limits"): 3 × 100 + 1 messages at 3 a second from a full budget of 3 make it
/// wait 99 seconds, less those that the test takes. Networks of IPv6 have 64 bits (RFC 4291).
@Suite("Budgets of messages")
struct MessageBudgetTests {
    @Test func `overdrawn budgets say how long to wait`() {
        let start = ContinuousClock.now
        var budget = MessageBudget(perSecond: 10, now: start)
        let steps: [(count: Int, at: Duration, wait: Duration)] = [
            (10, .zero, .zero), (5, .zero, .milliseconds(500)), (5, .zero, .seconds(1)), (1, .seconds(2), .zero),
            // At most a second's worth is kept.
            (10, .seconds(100), .zero), (1, .seconds(100), .milliseconds(100)),
        ]
        for (count, time, wait) in steps {
            let found = budget.take(count, now: start + time)
            #expect(abs((found - wait) / .milliseconds(1)) < 0.01, "at \(time)")
        }
        let states = [100.5, 102].map { budget.isFull(now: start + .seconds($0)) }
        #expect(states == [false, true])
    }

    @Test func `connections of an address share a budget`() {
        var limits = SessionLimits()
        limits.messagesPerSecond = 1
        let addresses = ClientAddresses(limits: limits)
        for _ in 0..<3 {
            #expect(addresses.open("a"))
            _ = addresses.take(100, of: "a")
            addresses.close("a")
        }
        #expect(addresses.open("a"))
        #expect(addresses.take(1, of: "a") > .seconds(90))
        #expect(addresses.open("b"))
        #expect(addresses.take(1, of: "b") == .zero)
    }

    @Test func `connections are counted by address`() {
        var limits = SessionLimits()
        limits.connections = 3
        limits.connectionsPerAddress = 2
        let addresses = ClientAddresses(limits: limits)
        #expect([addresses.open("a"), addresses.open("a"), addresses.open("a")] == [true, true, false])
        #expect([addresses.open("b"), addresses.open("c")] == [true, false])
        addresses.close("a")
        #expect(addresses.open("c"))
        for name in ["a", "b", "c"] { addresses.close(name) }
        #expect(addresses.count == 0, "addresses without connections are forgotten")
    }

    @Test(arguments: [
        ("10.1.2.3", "10.1.2.3"), ("::ffff:10.1.2.3", "10.1.2.3"), ("2001:db8:1:2::5", "20:1:d:b8:0:1:0:2"),
        ("2001:db8:1:2:ffff::", "20:1:d:b8:0:1:0:2"),
    ])
    func `a network is one client`(address: String, client: String) throws {
        #expect(try SocketAddress(ipAddress: address, port: 80).client == client)
    }
}
