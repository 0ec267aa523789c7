import Foreign
import ForeignInSwift5
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

/// Code as other packages have it, in both language modes.
///
/// Numbers: a quarter turn takes (10, 0) to (0, 10); all else is chosen in the tests.
@MainActor
struct ForeignTests {
    @Test func `a view that logs counts and says so`() async throws {
        for view in [AnyView(Foreign.EventLogView()), AnyView(ForeignInSwift5.EventLogView())] {
            let test = ViewTest(view, DisplayConfiguration(width: 390))
            try test.tap("Count 0")
            #expect(try test.element("Count 1").label == "Count 1")
        }
    }

    @Test func `locks guard values and flags`() {
        let cache = Foreign.SharedCache<String, Int>()
        cache["a"] = 1
        #expect(cache["a"] == 1 && cache["b"] == nil)
        let flag = ForeignInSwift5.Flag()
        #expect(flag.set())
        #expect(!flag.set())
    }

    @Test func `a rotation moves a point`() {
        let place = Foreign.Orbit(angle: .pi / 2).place
        #expect(abs(place.x) < 1e-5 && abs(place.y - 10) < 1e-5)
        #expect(ForeignInSwift5.Orbit(angle: .pi / 2).place == place)
    }

    @Test func `records are searched and linked`() throws {
        #expect(Foreign.Records.isAddress("ann@example.com"))
        #expect(!ForeignInSwift5.Records.isAddress("ann@"))
        #expect(Foreign.Records.search("ZO", in: [["name": "Zoë"], ["name": "Ann"]]).count == 1)
        let address = try #require(URL(string: "https://example.com"))
        #expect(Foreign.Records.link("Site", to: address).runs.first?.link == address)
    }
}
