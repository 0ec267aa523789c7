import Foundation
import Testing

@testable import IntegrationCardModel

/// Actions: their handlers, and the addresses that are opened.
///
/// Numbers: the navigation and the five other kinds of actions that the host has handled are six.
struct CardActionTests {
    private actor Log {
        private(set) var handled: [ResolvedAction] = []

        func handle(_ action: ResolvedAction) { handled.append(action) }
    }

    private struct LoggingHost: CardHost {
        let log = Log()
        var handles = false

        func handle(_ action: ResolvedAction, of card: String) async -> Bool {
            await log.handle(action)
            return handles
        }
    }

    private func action(_ action: JSONValue) async -> ResolvedAction? {
        await CardSamples.card(CardSamples.products(1, content: ["item": ["title": "{name}", "actions": [action]]]))
            .list?.items.first?.action
    }

    @Test(arguments: [
        ("https://sap.com", true), ("tel:123", true), ("mailto:a@b.c", true), ("javascript:alert(1)", false),
        ("file:///etc/passwd", false), ("java\nscript:x", false), ("sms:1", false), ("relative", false),
    ])
    func `only addresses of allowed schemes are opened`(address: String, isOpened: Bool) async throws {
        let host = LoggingHost()
        let session = CardSession(manifest: CardSamples.products(1), host: host, mode: .offline)
        var action = ResolvedAction(kind: .navigation)
        action.url = address
        let outcome = await session.perform(action)
        #expect(outcome == (isOpened ? .open(try #require(URL(string: address))) : .ignored))
    }

    @Test func `parameters are those of the item`() async {
        let action = await action([
            "type": "Navigation",
            "parameters": ["url": "https://sap.com/{price}", "name": "{name}", "target": "_self"],
        ])
        #expect(action?.url == "https://sap.com/0")
        #expect(action?.parameters["name"] == "Product 0")
        #expect(action?.opensInPlace == true)
        #expect(action?.isEnabled == true)
    }

    @Test func `a disabled action does nothing, and an unknown type is none`() async {
        for enabled: JSONValue in [false, "false", "{missing}", "{= ${price} > 0 }"] {
            #expect(await action(["type": "Custom", "enabled": enabled])?.isEnabled == false)
        }
        #expect(await action(["type": "Dance"]) == nil)
        let host = LoggingHost()
        let session = CardSession(manifest: CardSamples.products(1), host: host, mode: .offline)
        #expect(await session.perform(ResolvedAction(kind: .custom, isEnabled: false)) == .ignored)
        #expect(await host.log.handled.isEmpty)
    }

    @Test func `the host comes first`() async {
        let host = LoggingHost(handles: true)
        let session = CardSession(manifest: CardSamples.products(1), host: host, mode: .offline)
        var action = ResolvedAction(kind: .navigation)
        action.url = "https://sap.com"
        #expect(await session.perform(action) == .handledByHost)
        for kind in [ResolvedAction.Kind.showCard, .hideCard, .dateChange, .monthChange, .custom] {
            #expect(await session.perform(ResolvedAction(kind: kind)) == .handledByHost)
        }
        #expect(await host.log.handled.count == 6)
    }
}
