import Testing

@testable import FoundationAdditions

@Suite struct URLFormatStyleTests {
    private let text = "https://me:secret@www.shop.example.org:8080/a/b?c=d#e"

    @Test func defaults() throws {
        let url = try #require(URL(string: text))
        #expect(url.formatted() == "https://www.shop.example.org/a/b")
        let file = try #require(URL(string: "ftp://example.org:21/a"))
        #expect(file.formatted() == "ftp://example.org:21/a")
        let mail = try #require(URL(string: "mailto:a@b.c"))
        #expect(mail.formatted() == "mailto:a@b.c")
    }

    @Test func components() throws {
        let url = try #require(URL(string: text))
        #expect(
            url.formatted(.url.user().password().port(.always).query().fragment())
                == "https://me:secret@www.shop.example.org:8080/a/b?c=d#e")
        #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.shop.example.org")
        #expect(
            url.formatted(.url.scheme(.omitIfHTTPFamily).host(.omitSpecificSubdomains(["www"])))
                == "shop.example.org/a/b")
        #expect(
            url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true)))
                == "example.org/a/b")
        #expect(url.formatted(.url.path(.omitWhen(.path, matches: ["/a/b"]))) == "https://www.shop.example.org")
        #expect(url.formatted(.url.query(.displayWhen(.scheme, matches: ["https"]))).hasSuffix("?c=d"))
    }
}

@Suite struct NotificationSequenceTests {
    @Test func `in order`() async {
        let center = NotificationCenter()
        let name = Notification.Name("happened")
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func `cancelled tasks end`() async {
        let task = Task {
            var count = 0
            for await _ in NotificationCenter().notifications(named: Notification.Name("never")) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}

/// Tests the state of the process and the pool of objects to release.
///
/// Numbers: 3 is what the closure in the pool returns.
@Suite struct ProcessTests {
    @Test func `state can be asked`() {
        let info = ProcessInfo.processInfo
        #expect([.nominal, .fair, .serious, .critical].contains(info.thermalState))
        #expect(!info.isiOSAppOnMac)
        #expect(autoreleasepool { 3 } == 3)
    }
}
