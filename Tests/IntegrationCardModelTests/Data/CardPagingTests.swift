import LocalServer
import Testing

@testable import IntegrationCardModel

/// Pages of a list: counts, moves and requests.
///
/// Numbers: pages are count ÷ size, rounded up (Docs/Facts/Cards.md, "Paginator"), and skipped items page × size:
/// 12 items on pages of 5 are 3 pages, of which the last begins at 10.
@Suite struct CardPagingTests {
    @Test func `pages of the client cut the items`() throws {
        var paging = try #require(CardPaging(["pageSize": "5"]))
        #expect(!paging.isServerSide)
        #expect(paging.pageCount(itemCount: 12) == 3)
        #expect(Array(paging.items(of: Array(0..<12))) == [0, 1, 2, 3, 4])
        paging.goToNext(itemCount: 12)
        paging.goToNext(itemCount: 12)
        paging.goToNext(itemCount: 12)
        #expect(paging.pageIndex == 2)
        #expect(!paging.hasNext(itemCount: 12))
        #expect(Array(paging.items(of: Array(0..<12))) == [10, 11])
        // After the items have become fewer, the last page there is.
        #expect(Array(paging.items(of: Array(0..<7))) == [5, 6])
        #expect(paging.items(of: [Int]()).isEmpty)
        paging.goToPrevious(itemCount: 12)
        #expect(paging.skip == 5)
        paging.reset()
        #expect(!paging.hasPrevious)
    }

    @Test func `pages of the server are counted by it`() throws {
        var paging = try #require(CardPaging(["pageSize": 5, "totalCount": 11]))
        #expect(paging.isServerSide)
        #expect(paging.pageCount() == 3)
        paging.go(to: 2)
        #expect(paging.model == ["skip": 10, "size": 5, "pageIndex": 2])
        #expect(Array(paging.items(of: ["k"])) == ["k"])
        paging.setTotalCount(6)
        #expect(paging.pageIndex == 1)
        paging.setTotalCount(0)
        #expect(paging.pageCount() == 1)
        #expect(paging.pageIndex == 0)
        paging.goToPrevious()
        #expect(paging.pageIndex == 0)
    }

    @Test(
        arguments: [nil, [:], ["pageSize": 0], ["pageSize": -1], ["pageSize": "x"], ["pageSize": ""]] as [JSONValue?])
    func `without a size there are no pages`(_ value: JSONValue?) { #expect(CardPaging(value) == nil) }

    @Test func `huge numbers do not overflow`() throws {
        var paging = try #require(CardPaging(["pageSize": 1e300, "totalCount": 1e300]))
        #expect(paging.pageCount() == 1)
        paging = try #require(CardPaging(["pageSize": 1, "totalCount": 1e300], pageIndex: .max))
        paging.go(to: .max)
        #expect(paging.pageIndex == CardPaging.maximumCount - 1)
        #expect(paging.pageCount(itemCount: .max) == CardPaging.maximumCount)
        #expect(CardPaging(pageSize: .min, totalCount: .min, pageIndex: .min).skip == 0)
        #expect(try #require(CardPaging(["pageSize": 2.9])).pageSize == 2)
    }

    @Test func `requests read the page`() async throws {
        let server = try LocalServer { text in
            let skip = text.firstRange(of: "skip=").map { text[$0.upperBound...].prefix(while: \.isNumber) } ?? ""
            return LocalServer.answer(body: "{\"count\": 12, \"value\": [\(skip)]}")
        }
        let section = CardDataSection([
            "request": [
                "url": .string(server.url("/")),
                "parameters": ["skip": "{paginator>/skip}", "top": "{paginator>/size}"],
            ]
        ])
        let loader = CardDataLoader(policy: server.policy)
        var paging = CardPaging(pageSize: 5)
        for expected in [0, 5, 10] {
            var scope = BindingScope()
            scope.setModel("paginator", to: paging.model)
            let data = try await loader.load(section, in: scope)
            #expect(data.root["value"] == [.number(Double(expected))])
            paging.setTotalCount(Int(try #require(data.root["count"]?.numberValue)))
            paging.goToNext()
        }
        #expect(server.requests.last?.hasPrefix("GET /?skip=10&top=5 ") == true)
        #expect(!paging.hasNext())
    }
}
