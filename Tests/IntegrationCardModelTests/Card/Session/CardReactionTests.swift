import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Changes of filters, pages, parameters and fields: the parts that are evaluated and loaded again, and those that are
/// not.
///
/// Numbers: requests that each test's server has got; 7 items on pages of 3, and 5 on pages of 2, have three pages
/// (count ÷ size, rounded up: Docs/Facts/Cards.md, "Paginator").
struct CardReactionTests {
    private func session(_ manifest: JSONValue, _ client: RecordingClient) -> CardSession {
        let host = FixedHost()
        return CardSession(manifest: manifest, host: host, client: client)
    }

    private func answer(_ request: CardHTTPRequest) -> CardHTTPResponse { RecordingClient.json([]) }

    @Test func `a parameter evaluates only what reads it`() async {
        let manifest = CardSamples.products(
            50, content: ["item": ["title": "{name}"]],
            card: [
                "configuration": ["parameters": ["a": ["value": 1], "b": ["value": 2]]],
                "header": [
                    "title": "{parameters>/a/value}", "subTitle": "{parameters>/b/value}",
                    "status": ["text": "{/count}"],
                ],
            ])
        let session = CardSamples.session(manifest)
        await session.resolve()
        let before = await session.evaluationCount
        let card = await session.setParameters(["a": 9])
        #expect(card.header?.value?.title == "9")
        #expect(await session.evaluationCount - before == 1)
        await session.setParameters(["a": 9])
        #expect(await session.evaluationCount - before == 1)
        // A parameter that the manifest does not declare is ignored.
        await session.setParameters(["c": 9])
        #expect(await session.evaluationCount - before == 1)
    }

    @Test func `a parameter in double braces makes the card anew`() async {
        let manifest = CardSamples.products(
            3,
            card: [
                "configuration": ["parameters": ["n": ["value": 2]]],
                "header": ["title": "Top {{parameters.n}} of {{parameters.LOCALE}}, {{parameters.TODAY_ISO}}"],
                "content": ["maxItems": "{{parameters.n}}", "item": ["title": "{name}"]],
            ])
        let session = CardSamples.session(manifest)
        #expect(await session.resolve().header?.value?.title == "Top 2 of en, 2019-11-01")
        let card = await session.setParameters(["n": 1])
        #expect(card.header?.value?.title == "Top 1 of en, 2019-11-01")
        #expect(card.titles == ["Product 0"])
    }

    @Test func `a filter loads only the requests that read it`() async {
        let client = RecordingClient { request in
            let query = request.url.query ?? ""
            return request.url.path == "/kpi"
                ? RecordingClient.json(["n": 5]) : RecordingClient.json(["items": [["t": .string(query)]]])
        }
        let session = session(
            CardSamples.manifest([
                "type": "List",
                "configuration": [
                    "filters": [
                        "country": [
                            "value": "DE",
                            "items": [["key": "DE", "title": "Germany"], ["key": "FR", "title": "France"]],
                        ]
                    ]
                ],
                "header": [
                    "title": "{filters>/country/selectedItem/title}: {n}",
                    "data": ["request": ["url": "https://example.com/kpi"]],
                ],
                "content": [
                    "data": [
                        "request": [
                            "url": "https://example.com/list", "parameters": ["c": "{filters>/country/value}"],
                        ],
                        "path": "/items",
                    ], "item": ["title": "{t}"],
                ],
            ]), client)
        let first = await session.resolve()
        #expect(first.titles == ["c=DE"])
        #expect(first.header?.value?.title == "Germany: 5")
        let second = await session.setFilter("country", to: "FR")
        #expect(second.titles == ["c=FR"])
        #expect(second.header?.value?.title == "France: 5")
        #expect(await client.requests.map(\.url.path).sorted() == ["/kpi", "/list", "/list"])
        await session.setFilter("country", to: "FR")
        #expect(await client.requests.count == 3)
    }

    @Test func `old placeholders of filters follow the filter`() async {
        let client = RecordingClient { request in RecordingClient.json([["t": .string(request.url.path)]]) }
        let session = session(
            CardSamples.manifest([
                "type": "List", "configuration": ["filters": ["s": ["type": "search", "value": "a\"b"]]],
                "header": ["title": "{{filters.s}} {= ${filters>/s/value}.length }"],
                "content": [
                    "data": ["request": ["url": "https://example.com/{{filters.s}}"]], "item": ["title": "{t}"],
                ],
            ]), client)
        #expect(await session.resolve().header?.value?.title == "a\\\"b 4")
        #expect(await session.setFilter("s", to: "x").titles == ["/x"])
    }

    @Test func `pages of the server are requested, others are cut from what is loaded`() async {
        let client = RecordingClient { request in
            RecordingClient.json(["count": 7, "value": [["t": .string(request.url.query ?? "")]]])
        }
        let server = session(
            CardSamples.manifest([
                "type": "List", "header": ["title": "a"],
                "data": [
                    "request": ["url": "https://example.com/p", "parameters": ["skip": "{paginator>/skip}"]],
                    "path": "/value",
                ], "content": ["item": ["title": "{t}"]],
                "footer": ["paginator": ["pageSize": 3, "totalCount": "{/count}"]],
            ]), client)
        #expect(await server.resolve().titles == ["skip=0"])
        let second = await server.setPage(2)
        #expect(second.titles == ["skip=6"])
        #expect(
            second.footer?.paginator == ResolvedPaginator(pageSize: 3, pageCount: 3, pageIndex: 2, isServerSide: true))
        #expect(await server.setPage(9).footer?.paginator?.pageIndex == 2)

        let local = CardSamples.session(
            CardSamples.products(5, content: ["maxItems": 1], card: ["footer": ["paginator": ["pageSize": "2"]]]))
        #expect(await local.resolve().titles == ["Product 0", "Product 1"])
        let last = await local.setPage(2)
        #expect(last.titles == ["Product 4"])
        #expect(
            last.footer?.paginator == ResolvedPaginator(pageSize: 2, pageCount: 3, pageIndex: 2, isServerSide: false))
    }

    @Test func `a filter goes back to the first page`() async {
        let local = CardSamples.session(
            CardSamples.products(
                5,
                card: [
                    "footer": ["paginator": ["pageSize": 2]], "configuration": ["filters": ["s": ["type": "Search"]]],
                ]))
        await local.resolve()
        #expect(await local.setPage(1).footer?.paginator?.pageIndex == 1)
        #expect(await local.setFilter("s", to: "x").footer?.paginator?.pageIndex == 0)
    }

    @Test func `an error shows with its status, and a retry loads again`() async {
        let attempts = CallCounter()
        let client = RecordingClient { _ in
            _ = attempts.count(nil)
            return attempts.value == 1
                ? CardHTTPResponse(status: 500) : RecordingClient.json([["t": "here"]])
        }
        let session = session(
            CardSamples.manifest([
                "type": "List", "header": ["title": "Title"],
                "content": ["data": ["request": ["url": "https://example.com/"]], "item": ["title": "{t}"]],
            ]), client)
        let loading = await session.card
        #expect(loading.content == .loading(LoadingPlaceholder()))
        #expect(loading.header?.value?.title == "Title")
        let failed = await session.resolve()
        #expect(failed.content?.message?.title == "500 Internal Server Error")
        #expect(failed.content?.message?.canRetry == true)
        #expect(failed.header?.value?.title == "Title")
        #expect(failed.diagnostics.map(\.severity) == [.error])
        #expect(await session.retry().titles == ["here"])
    }

    @Test func `the stream of updates ends with the loaded card`() async {
        let client = RecordingClient { _ in RecordingClient.json([["t": "here"]]) }
        let session = session(
            CardSamples.manifest([
                "type": "List", "header": ["title": "Title"],
                "content": ["data": ["request": ["url": "https://example.com/"]], "item": ["title": "{t}"]],
            ]), client)
        var iterator = await session.updates().makeAsyncIterator()
        #expect(await iterator.next()?.content == .loading(LoadingPlaceholder()))
        await session.resolve()
        #expect(await iterator.next()?.titles == ["here"])
    }

    @Test func `a broken binding leaves the rest intact`() async {
        let card = await CardSamples.card(
            CardSamples.products(
                2, content: ["item": ["title": "{name}", "description": "{= ${price} == 1 }"]],
                card: ["header": ["title": "{/count", "subTitle": "{/count}"]]))
        #expect(card.titles == ["Product 0", "Product 1"])
        #expect(card.header?.value?.title == "{/count")
        #expect(card.header?.value?.subtitle == "2")
        #expect(
            card.diagnostics.filter { $0.severity == .error }.map(\.pointer.description)
                == ["/sap.card/content/item/description", "/sap.card/header/title"])
    }
}
