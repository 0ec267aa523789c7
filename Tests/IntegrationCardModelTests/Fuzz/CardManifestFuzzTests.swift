import Foundation
import SampleCards
import Testing

@testable import IntegrationCardModel

/// Mutated manifests through everything that reads them: never a crash, never a hang, every problem with a place.
///
/// Numbers: 20 s a round is a limit of our own, far above what one takes; problems and pixels are bounded by
/// `ManifestLimits` and `CardDataLimits`.
@Suite struct CardManifestFuzzTests {
    private static let seed = """
        {"_version": "1.60.0", "sap.app": {"id": "a.b", "type": "card", "i18n": {"bundleUrl": "i18n.properties"}},
        "sap.card": {"type": "List", "configuration": {"parameters": {"p": {"value": "x"}, "n": {"value": 5}},
        "destinations": {"d": {"name": "D", "defaultUrl": "./data"}},
        "csrfTokens": {"t": {"data": {"request": {"url": "{{destinations.d}}/t", "method": "HEAD"}, "path": "/t"}}},
        "filters": {"f": {"type": "Select", "value": "1", "items": [{"key": "1", "title": "{{ONE}}"}],
        "data": {"json": [1, "{parameters>/p/value}"], "name": "f"}}}},
        "data": {"request": {"url": "{{destinations.d}}/a.json?x={{parameters.p}}", "method": "GET",
        "parameters": {"$skip": "{paginator>/skip}", "q": ["{filters>/f/value}"]}, "headers": {"T": "{{csrfTokens.t}}"},
        "batch": {"one": {"url": "x", "body": {"a": 1}}}, "cache": {"maxAge": 30, "enabled": "true"}, "retryAfter": 3,
        "timeout": "500", "withCredentials": true}, "path": "/value", "updateInterval": "30",
        "mockData": {"json": {"value": [{"n": "{= 1 + 2 }", "v": 1.5, "d": "/Date(1)/"}]}}},
        "header": {"type": "Numeric", "title": "{/title}", "mainIndicator": {"number": "{n}", "trend": "Up"},
        "status": {"text": {"format": {"translationKey": "i18n>C", "parts": ["parameters>/visibleItems", "/count"]}}}},
        "content": {"data": {"path": "/value"}, "item": {"title": "{n}", "description": "{= format.float(${v}) }",
        "chart": {"type": "Bullet", "value": "{v}"}, "actions": [{"type": "Navigation", "parameters": {"url": "{u}"}}]},
        "maxItems": "{parameters>/n/value}", "group": {"title": "{d}", "order": {"path": "d", "dir": "DESC"}}},
        "footer": {"paginator": {"pageSize": 5, "totalCount": "{/count}"}}}}
        """

    private static let adaptive = """
        {"sap.card": {"type": "AdaptiveCard", "data": {"json": {"a": [1, {"b": "c"}]}}, "content": {"type": "AdaptiveCard",
        "version": "1.6", "body": [{"type": "TextBlock", "text": "${a[1].b} **x** {{DATE(2019-11-01T10:30:00Z, SHORT)}}"},
        {"$data": "${a}", "$when": "${$index > 0}", "type": "Container", "items": [{"type": "Image", "url": "data:image/png,"}]},
        {"type": "Input.ChoiceSet", "id": "i", "choices": [{"title": "t", "value": "v"}]}, {"type": "NoExist",
        "fallback": {"type": "TextBlock", "text": "f"}}], "actions": [{"type": "Action.ShowCard", "card": {"body": []}}]}}}
        """

    private static let mutation = TextMutation(fragments: [
        "{", "}", "[", "]", "\"", ":", ",", "null", "true", "false", "0", "-1", "1e999", "1e-9", "\"\"", "[[",
        "{\"a\":", "[]", "{}",
        "\"type\": \"Table\",", "\"type\": \"Object\",", "\"type\": \"Analytical\",", "\"type\": \"Timeline\",",
        "\"type\": \"Calendar\",",
        "\"type\": \"WebPage\",", "\"type\": \"Component\",", "\"data\": {\"json\": ", "\"items\": [", "\"value\": ",
        "{= ", "${", "{{",
        "{{parameters.p}}", "{{destinations.d}}", "{{csrfTokens.t}}", "{parameters>/p/value}", "\\u0000", "\\ud800",
        "\u{FEFF}", "🧨", "\\",
        "\"maxItems\": -5,", "\"pageSize\": 1e300,", "\"url\": \"../../etc/passwd\",",
        "\"url\": \"file:///etc/passwd\",",
        "\"body\": [", "\"columns\": [", "\"$data\": \"${$root}\",", "\n", " ", "//", "/*",
    ])

    /// The manifests that are mutated: two that have much, one for each property, and payloads of Adaptive Cards.
    private static let manifests: [String] =
        [seed, adaptive] + SampleCards.manifests.map { $0.manifest.jsonText() }
        + SampleCards.payloads.map { SampleCards.manifest(payload: $0.card).jsonText() }

    @Test func `mutated manifests are read within their bounds`() async throws {
        let bundle = try CardBundleTests.bundle()
        let loader = CardDataLoader(bundle: bundle, mode: .offline)
        let rounds = FuzzRounds(1_000)
        await rounds.run { round, numbers in
            let manifest = Self.manifests.randomElement(using: &numbers) ?? Self.seed
            let text = Self.mutation.mutated(manifest, with: &numbers)
            let context = "seed \(rounds.seed), round \(round)"
            let start = ContinuousClock.now
            let problems = ManifestValidator().problems(in: Data(text.utf8))
            #expect(problems.count <= ManifestLimits().maximumProblems + 1, "\(context)")
            if let value = try? JSONParser().parse(text) {
                let again = try? JSONParser().parse(value.jsonText())
                #expect(again == value || value.hasInfiniteNumbers, "\(context)\n\(value.jsonText())")
                await read(value, loader)
            } else {
                #expect(problems.contains { $0.severity == .error }, "\(context)")
            }
            #expect(ContinuousClock.now - start < .seconds(20), "\(context)")
        }
    }

    private func read(_ manifest: JSONValue, _ loader: CardDataLoader) async {
        _ = CardManifest(manifest)
        let parameters = CardParameters(manifest: manifest, given: ["p": "{{ONE}}"])
        let texts = CardTexts(i18n: manifest["sap.app"]?["i18n"], locale: "de-AT") { _ in Data("ONE=Eins".utf8) }
        let replaced = parameters.resolvingPlaceholders(of: manifest, texts: texts)
        let configuration = replaced["sap.card"]?["configuration"]
        let destinations = CardDestinations(configuration: configuration?["destinations"])
        let card = await destinations.resolve(replaced).manifest["sap.card"] ?? .null
        var scope = BindingScope(data: card["data"]?["mockData"]?["json"], environment: .fixed())
        scope.setModel("parameters", to: parameters.model)
        scope.setModel("paginator", to: CardPaging(card["footer"]?["paginator"])?.model ?? CardPaging.initialModel)
        let tokens = CSRFTokens(configuration: card["configuration"]?["csrfTokens"])
        for value in [card["data"], card["header"]?["data"], card["content"]?["data"]].compactMap(\.self) {
            _ = CSRFTokens.replacing(in: value, with: ["t": "x"])
            _ = try? await loader.load(CardDataSection(value), in: scope, tokens: tokens)
            if let request = value["request"].flatMap({ try? CardRequest($0) }),
                let url = URL(string: "https://a.example/")
            {
                _ = try? request.httpRequest(to: url)
            }
        }
        await show(manifest, loader.bundle)
        var diagnostics: [BindingDiagnostic] = []
        _ = BoundValue(card["content"] ?? .null, diagnostics: &diagnostics).resolve(in: scope)
        _ = BoundValue(card["header"] ?? .null, diagnostics: &diagnostics).resolve(in: scope)
    }

    /// Resolves a card and changes all that a user can change.
    private func show(_ manifest: JSONValue, _ bundle: CardBundle?) async {
        let host = StandardCardHost(
            locale: Locale(identifier: "de"), timeZone: .gmt, now: Date(timeIntervalSince1970: 1_572_604_200))
        let session = CardSession(manifest: manifest, bundle: bundle, host: host, mode: .offline)
        let card = await session.resolve()
        for filter in card.filters { await session.setFilter(filter.id, to: "{x}") }
        await session.setPage(1)
        await session.setParameters(["p": "{{ONE}}", "n": 1])
        let json = await session.resolvedJSON()
        #expect((try? JSONParser().parse(json.jsonText())) == json || json.hasInfiniteNumbers, "\(json.jsonText())")
    }

    @Test func `mutated data addresses pictures and batches are read`() async {
        let pictures = [
            CardImageTests.png(10, 10), CardImageTests.jpeg(10, 10), CardImageTests.gif(10, 10),
            CardImageTests.bmp(10, 10),
            Data("<?xml version='1.0'?><!-- c --><svg/>".utf8),
        ]
        let multipart = Array(
            "--b\r\nContent-Type: application/http\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1]\r\n--b--".utf8
        )
        let rounds = FuzzRounds(2_000)
        await rounds.run { round, numbers in
            func changed(_ bytes: [UInt8]) -> [UInt8] {
                var bytes = bytes
                for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
                    bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
                }
                return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &numbers)))
            }
            let picture = changed(Array(pictures.randomElement(using: &numbers) ?? Data()))
            if let image = try? CardImage(Data(picture)), image.kind != .svg {
                #expect((image.width ?? 0) * (image.height ?? 0) <= CardDataLimits().maximumImagePixels)
            }
            let answer = CardHTTPResponse(
                status: 200, headers: ["content-type": "multipart/mixed;boundary=b"], body: Data(changed(multipart)))
            _ = try? BatchAnswer(answer, count: 1)
            _ = try? DataAddress(
                "data:image/png" + String(decoding: changed(Array(";base64,AAAA%20%zz".utf8)), as: UTF8.self),
                limits: .init())
            _ = PropertiesFile(String(decoding: changed(Array("a.b = c\\u00e4 \\\n d\n#x\n".utf8)), as: UTF8.self))
        }
    }
}

extension JSONValue {
    /// True if a number in the value has no text in JSON: 1e999 is read as infinity, as in JavaScript.
    fileprivate var hasInfiniteNumbers: Bool {
        switch self {
        case .number(let number): !number.isFinite
        case .array(let elements): elements.contains(where: \.hasInfiniteNumbers)
        case .object(let object): object.members.contains { $0.value.hasInfiniteNumbers }
        default: false
        }
    }
}
