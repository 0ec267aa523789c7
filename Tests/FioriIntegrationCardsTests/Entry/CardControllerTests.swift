import Foundation
import LocalServer
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Cards that an app drives, and that follow the environment.
///
/// Numbers: amounts and counts of the manifests below; counts of requests are those that the server was sent, counts of
/// evaluations those of the values that read what has changed.
@MainActor
struct CardControllerTests {
    /// A card whose header reads two parameters, and whose content reads one by its request.
    private func weather(_ server: LocalServer? = nil) -> JSONValue {
        let data: JSONValue =
            server.map {
                ["request": ["url": .string($0.url("/weather")), "parameters": ["city": "{parameters>/city/value}"]]]
            } ?? ["json": [["name": "Sun"], ["name": "Rain"], ["name": "Snow"]]]
        return CardTest.manifest(
            "List",
            [
                "configuration": [
                    "parameters": ["city": ["value": "Berlin"], "unit": ["value": "C"]],
                    "filters": [
                        "day": ["value": "1", "items": [["key": "1", "title": "Mon"], ["key": "2", "title": "Tue"]]]
                    ],
                ],
                "header": [
                    "title": "{parameters>/city/value} {parameters>/unit/value}",
                    "subTitle": "{= format.float(1234.5) }", "status": ["text": "{filters>/day/value}"],
                ], "content": ["data": data, "item": ["title": "{name}"]],
            ])
    }

    /// - Parameter permission: Signalled for each answer that may be given; nil for all at once.
    private func server(permission: DispatchSemaphore? = nil) throws -> LocalServer {
        try LocalServer { request in
            permission?.wait()
            let city = request.contains("city=Paris") ? "Paris" : request.contains("city=Rome") ? "Rome" : "Berlin"
            return LocalServer.answer(json: #"[{"name": "Weather of \#(city)"}]"#)
        }
    }

    private struct Host: CardHost {
        var addresses = AddressPolicy()
        var locale = Locale(identifier: "en_US")
        var timeZone = TimeZone.gmt
        var menu: [CardMenuItem] = []
        var badges: [CardBadge] = []
    }

    private func wait<V: View>(_ texts: String..., in test: ViewTest<V>) async throws {
        for text in texts {
            try await test.wait(for: "the text “\(text)”") { test.texts.contains { $0.string == text } }
        }
    }

    private func test(_ view: some View) -> ViewTest<AnyView> {
        ViewTest(AnyView(view), DisplayConfiguration(width: 400))
    }

    // MARK: Environment

    @Test func `parameters of the environment that change load and evaluate what reads them`() async throws {
        let server = try server()
        let manifest = Manifest(CardSource(manifest: weather(server)))
        let host = Host(addresses: server.policy)
        func view(_ city: String) -> AnyView {
            AnyView(CardView(manifest).cardHost(host).cardParameters(["city": .string(city)]))
        }
        let test = test(view("Berlin"))
        try await wait("Berlin C", "Weather of Berlin", in: test)
        test.update(view("Paris"))
        try await wait("Paris C", "Weather of Paris", in: test)
        test.update(AnyView(CardView(manifest).cardHost(host)))
        try await wait("Berlin C", "Weather of Berlin", in: test)
        #expect(server.requests.count == 3)
    }

    @Test func `only the values that read a changed parameter are evaluated again`() async throws {
        let session = CardSession(
            manifest: weather(), host: PresentedHost(base: Host(), added: ["unit": "C"], handler: nil), mode: .offline)
        await session.resolve()
        let before = await session.evaluationCount
        let card = await session.hostDidChange(
            to: PresentedHost(base: Host(), added: ["unit": "F"], handler: nil))
        #expect(card.header?.value?.title == "Berlin F")
        let after = await session.evaluationCount
        // The title in the header and in the card, which has the header's values for its own.
        #expect((1...2).contains(after - before), "\(after - before)")
        await session.hostDidChange(to: PresentedHost(base: Host(), added: ["unit": "F"], handler: nil))
        await session.hostDidChange(to: PresentedHost(base: Host(), added: ["unit": "F", "other": 1], handler: nil))
        #expect(await session.evaluationCount == after)
    }

    @Test func `a changed locale formats all values, keeps what was chosen, and loads nothing again`() async throws {
        let server = try server()
        let manifest = Manifest(CardSource(manifest: weather(server)))
        var host = Host(addresses: server.policy)
        let controller = CardController(manifest)
        let test = test(CardView(controller).cardHost(host))
        try await wait("1,234.5", "Weather of Berlin", in: test)
        await controller.setFilter("day", to: "2")
        try await wait("2", in: test)
        host.locale = Locale(identifier: "de_DE")
        test.update(AnyView(CardView(controller).cardHost(host)))
        try await wait("1.234,5", "2", "Weather of Berlin", in: test)
        #expect(server.requests.count == 1)
    }

    @Test func `without a host the card follows the environment's locale`() async throws {
        let manifest = Manifest(CardSource(manifest: weather()))
        func view(_ locale: String) -> AnyView {
            AnyView(CardView(manifest).environment(\.locale, Locale(identifier: locale)))
        }
        let test = test(view("en_US"))
        try await wait("1,234.5", in: test)
        test.update(view("de_DE"))
        try await wait("1.234,5", in: test)
    }

    @Test func `menu and badges of the host follow it`() async throws {
        let manifest = Manifest(CardSource(manifest: weather()))
        var host = Host()
        let test = test(CardView(manifest).cardHost(host))
        try await wait("Berlin C", in: test)
        #expect(!test.has("3 new entries") && !test.has("More"))
        host.badges = [CardBadge(text: "3", state: .success, label: "3 new entries")]
        host.menu = [CardMenuItem(id: "pin", text: "Pin")]
        test.update(AnyView(CardView(manifest).cardHost(host)))
        try await test.wait(for: "3 new entries")
        try await test.wait(for: "More")
        let badge = try test.frame(of: "3 new entries")
        #expect(badge.maxX <= 400 - 16 && badge.minX > 250, "\(badge)")
    }

    // MARK: Driving

    @Test func `parameters that are set before the card is shown hold, and later ones follow`() async throws {
        let controller = CardController(Manifest(CardSource(manifest: weather())))
        await controller.setParameters(["city": "Rome", "unknown": 1])
        let test = test(CardView(controller).cardParameters(["city": "Oslo", "unit": "K"]))
        try await wait("Rome K", in: test)
        await controller.setParameters(["unit": "F"])
        try await wait("Rome F", in: test)
    }

    @Test func `refreshing loads all parts, or one`() async throws {
        let server = try server()
        let controller = CardController(Manifest(CardSource(manifest: weather(server))))
        let test = test(CardView(controller).cardHost(Host(addresses: server.policy)))
        try await wait("Weather of Berlin", in: test)
        await controller.refresh()
        #expect(server.requests.count == 2)
        await controller.refreshData(.content)
        #expect(server.requests.count == 3)
        await controller.refreshData(.header)
        #expect(server.requests.count == 3)
        #expect(controller.state == .ready)
    }

    @Test func `pulling a scroll view down refreshes its card`() async throws {
        let server = try server()
        let controller = CardController(Manifest(CardSource(manifest: weather(server))))
        let test = ViewTest(
            AnyView(
                ScrollView { CardView(controller).frame(minHeight: 900, alignment: .top) }
                    .refreshable { await controller.refresh() }
                    .cardHost(Host(addresses: server.policy))), DisplayConfiguration(width: 400, height: 600))
        try await wait("Weather of Berlin", in: test)
        try test.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 560))
        try await test.wait(for: "the second request") { server.requests.count == 2 }
    }

    @Test func `a message is shown above the content until it is hidden or closed`() async throws {
        let controller = CardController(Manifest(CardSource(manifest: weather())))
        let test = test(CardView(controller))
        try await wait("Sun", in: test)
        controller.showMessage("Saved as a draft", state: .success)
        try await wait("Saved as a draft", in: test)
        let (message, content) = (try test.text("Saved as a draft").frame, try test.text("Sun").frame)
        #expect(message.maxY <= content.minY)
        controller.hideMessage()
        try await test.wait(for: "no message") { !test.texts.contains { $0.string == "Saved as a draft" } }
        controller.showMessage("Saved again")
        try await test.wait(for: "Close")
        try test.tap("Close")
        #expect(controller.message == nil)
    }

    @Test func `an action that is triggered goes the way of one that a person chooses`() async throws {
        var (handled, opened): ([String], [String]) = ([], [])
        let controller = CardController(Manifest(CardSource(manifest: weather())))
        let test = test(
            CardView(controller)
                .onCardAction { action in
                    handled.append(action.url ?? "")
                    return action.url == "https://sap.com/1"
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.append(url.absoluteString)
                        return .handled
                    }))
        try await wait("Sun", in: test)
        for number in 1...2 {
            await controller.triggerAction(ResolvedAction(kind: .navigation, url: "https://sap.com/\(number)"))
        }
        #expect(handled == ["https://sap.com/1", "https://sap.com/2"])
        #expect(opened == ["https://sap.com/2"])
    }

    @Test func `a card that is closed leaves its controller, its session and its view behind`() async throws {
        let manifest = Manifest(CardSource(manifest: weather()))
        weak var controller: CardController?
        let test = test(CardView(manifest).onCardEvent { _, sender in controller = sender })
        try await wait("Sun", in: test)
        weak let session = controller?.session
        #expect(controller != nil && session != nil)
        test.update(AnyView(Text(verbatim: "Closed")))
        try await test.wait(for: "the end of the controller") { controller == nil && session == nil }
    }

    // MARK: Events

    @Test func `events tell that the card is there, that data have come, and that values were chosen`() async throws {
        let permission = DispatchSemaphore(value: 0)
        let server = try server(permission: permission)
        defer { for _ in 1...4 { permission.signal() } }
        var events: [CardEvent] = []
        var found: CardController?
        let test = test(
            CardView(Manifest(CardSource(manifest: weather(server))))
                .cardHost(Host(addresses: server.policy))
                .onCardEvent { event, controller in
                    events.append(event)
                    found = controller
                })
        try await test.wait(for: "the card without data") { events.contains(.stateChanged(.loading)) }
        permission.signal()
        try await wait("Weather of Berlin", in: test)
        try await test.wait(for: "the data") { events.contains(.dataChanged(.content)) }
        let controller = try #require(found)
        #expect(events.first == .manifestReady)
        #expect(
            events.filter { if case .stateChanged = $0 { true } else { false } } == [
                .stateChanged(.loading), .stateChanged(.ready),
            ])
        events = []
        permission.signal()
        await controller.setParameters(["city": "Paris"])
        try await wait("Weather of Paris", in: test)
        try await test.wait(for: "the data") { events.contains(.dataChanged(.content)) }
        #expect(events.contains(.configurationChanged(["/sap.card/configuration/parameters/city/value": "Paris"])))
    }

    @Test func `a stream has the events, and the state of a card that fails`() async throws {
        let server = try LocalServer { _ in LocalServer.answer("503 Service Unavailable") }
        let controller = CardController(Manifest(CardSource(manifest: weather(server))))
        let events = controller.events()
        #expect(controller.state == .loading)
        let test = test(CardView(controller).cardHost(Host(addresses: server.policy)))
        var seen: [CardEvent] = []
        try await test.wait(for: "the error") { controller.state == .failed }
        for await event in events {
            seen.append(event)
            if event == .stateChanged(.failed) { break }
        }
        #expect(seen.first == .manifestReady)
    }
}
