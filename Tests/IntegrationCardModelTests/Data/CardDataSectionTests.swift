import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Sections of data: providers, mock data, what they read, and updates.
///
/// Numbers: values of each section. Intervals are read as JavaScript's `parseInt` reads texts
/// (Docs/Facts/Cards.md, "Data"), from 1 s to a day, bounds of our own. Five updates every 30 s take 150 s.
@Suite struct CardDataSectionTests {
    static func load(
        _ value: JSONValue, mode: CardDataMode = .live, scope: BindingScope = BindingScope(),
        bundle: CardBundle? = nil, extensionData: CardDataLoader.Extension? = nil
    ) async throws -> CardData {
        try await CardDataLoader(bundle: bundle, mode: mode, extensionData: extensionData)
            .load(CardDataSection(value), in: scope)
    }

    @Test func `JSON is bound to the other models`() async throws {
        var scope = BindingScope()
        scope.setModel("parameters", to: ["p": ["value": 7]])
        let data = try await Self.load(
            ["json": ["a": "{parameters>/p/value}", "b": ["x{parameters>/p/value}"]], "path": "/b"], scope: scope)
        #expect(data.root == ["a": 7, "b": ["x7"]])
        #expect(data.path == "/b")
        #expect(!data.isStale)
    }

    @Test func `providers have their order`() {
        func provider(_ value: JSONValue) -> String {
            switch CardDataSection(value).provider {
            case .request?: "request"
            case .service?: "service"
            case .json?: "json"
            case .extension?: "extension"
            case nil: "none"
            }
        }
        #expect(provider(["extension": [:], "json": [1], "service": [:], "request": ["url": "a"]]) == "request")
        #expect(provider(["extension": [:], "json": [1], "service": [:]]) == "service")
        #expect(provider(["extension": [:], "json": [1]]) == "json")
        #expect(provider(["extension": [:], "json": nil]) == "extension")
        for falsy: JSONValue in [nil, false, 0, ""] { #expect(provider(["json": falsy]) == "none") }
        #expect(provider(["json": []]) == "json")
        #expect(provider(["path": "/a"]) == "none")
    }

    @Test func `extensions get resolved arguments`() async throws {
        var scope = BindingScope()
        scope.setModel("paginator", to: ["skip": 5])
        let data = try await Self.load(
            ["extension": ["method": "getData", "args": ["{paginator>/skip}", 2]], "path": "/value"], scope: scope
        ) { method, arguments in ["method": .string(method), "value": .array(arguments)] }
        #expect(data.root == ["method": "getData", "value": [5, 2]])
        await #expect(throws: CardDataError.extensionFailed("the host offers no method “m”", at: ["extension"])) {
            try await Self.load(["extension": ["method": "m"]])
        }
        await #expect(throws: CardDataError.extensionFailed("services are written in JavaScript", at: ["service"])) {
            try await Self.load(["service": ["name": "s"]])
        }
    }

    // MARK: Mock data

    static let mocked: JSONValue = [
        "request": ["url": "https://never.example/", "headers": ["T": "{{csrfTokens.t}}"]], "path": "/d/results",
        "mockData": ["json": ["m": [1, "{parameters>/p/value}"]], "path": "/m"],
    ]

    @Test func `mock data count offline only`() async throws {
        var scope = BindingScope()
        scope.setModel("parameters", to: ["p": ["value": 7]])
        let data = try await Self.load(Self.mocked, mode: .offline, scope: scope)
        #expect(data.root == ["m": [1, 7]])
        #expect(data.path == "/m")
        let section = CardDataSection(Self.mocked)
        #expect(section.path(in: .live, scope: scope) == "/d/results")
        #expect(section.isAsynchronous(in: .live))
        #expect(!section.isAsynchronous(in: .offline))
    }

    @Test func `mock requests are files`() async throws {
        let data = try await Self.load(
            [
                "request": ["url": "https://never.example/"], "path": "/0",
                "mockData": ["request": ["url": "./data/a.json"]],
            ],
            mode: .offline, bundle: try CardBundleTests.bundle())
        #expect(data.root == [1])
        #expect(data.path == "/0")
    }

    @Test func `nothing goes to the network offline`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        let value: JSONValue = ["request": ["url": .string(server.url("/"))]]
        let loader = CardDataLoader(policy: server.policy, mode: .offline)
        await #expect(throws: CardDataError.offline(server.url("/"))) {
            try await loader.load(CardDataSection(value), in: BindingScope())
        }
        await #expect(throws: CardDataError.offline(server.url("/"))) {
            try await loader.load(CardDataSection(["json": [1], "mockData": value]), in: BindingScope())
        }
        await #expect(throws: CardDataError.offline(server.url("/a.png"))) {
            try await loader.image(server.url("/a.png"))
        }
        #expect(server.requests.isEmpty)
    }

    // MARK: Relations

    @Test func `names what it reads`() {
        let section = CardDataSection([
            "request": [
                "url": "/a?x={filters>/f/value}",
                "parameters": ["$skip": "{paginator>/skip}", "$top": "{= ${parameters>/n/value} * 2}"],
            ],
            "path": "{parameters>/root/value}",
        ])
        #expect(
            section.references() == [
                BindingReference("filters>/f/value"), BindingReference("paginator>/skip"),
                BindingReference("parameters>/n/value"), BindingReference("parameters>/root/value"),
            ])
    }

    @Test func `broken bindings are diagnostics`() {
        var diagnostics: [BindingDiagnostic] = []
        _ = CardDataSection(
            ["request": ["url": "{= 1 +"], "path": "{"], pointer: JSONPointer(["data"]), diagnostics: &diagnostics)
        #expect(diagnostics.map(\.pointer.description) == ["/data/request/url", "/data/path"])
    }

    // MARK: Updates

    @Test(
        arguments: [
            (30, 30), ("30", 30), (" 15s", 15), (2.9, 2), (0.5, nil), (0, nil), (-3, nil), ("x", nil), (nil, nil),
            (1e30, 86_400), (true, nil), ("1e9", 1),
        ] as [(JSONValue, Double?)]) func `intervals are read as integers`(_ value: JSONValue, _ seconds: Double?)
    {
        #expect(CardUpdateSchedule(value)?.seconds == seconds)
    }

    @Test func `intervals have a minimum`() {
        var limits = CardDataLimits()
        #expect(CardUpdateSchedule(1, limits: limits)?.seconds == 1)
        limits.minimumUpdateInterval = 10
        #expect(CardUpdateSchedule(3, limits: limits)?.seconds == 10)
        #expect(CardDataSection(["json": [1], "updateInterval": "30"]).updates?.seconds == 30)
    }

    /// A clock on which every wait takes no time, and which records the intended durations.
    final class InstantClock: Clock, @unchecked Sendable {
        struct Instant: InstantProtocol {
            var offset: Duration
            func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Duration { other.offset - offset }
            static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
        }
        private let lock = NSLock()
        private var time = Duration.zero
        var now: Instant { lock.withLock { Instant(offset: time) } }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            try Task.checkCancellation()
            lock.withLock { time = max(time, deadline.offset) }
        }
    }

    @Test func `updates go on until they are cancelled`() async throws {
        let schedule = try #require(CardUpdateSchedule(30))
        let clock = InstantClock()
        let count = Counter()
        let task = Task {
            await schedule.run(clock: clock) {
                if count.next() == 4 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await task.value
        #expect(count.value == 5)
        #expect(clock.now.offset == .seconds(150))
    }

    @Test func `a cancelled wait does no work`() async throws {
        let schedule = try #require(CardUpdateSchedule(3600))
        let count = Counter()
        let task = Task { await schedule.run { count.next() } }
        task.cancel()
        await task.value
        #expect(count.value == 0)
    }
}
