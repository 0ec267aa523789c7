import Styled
import SwiftUI
import SwiftUITestHost
import Testing

/// Components of this package's own, which the plugin of the package around checks in each build.
///
/// Numbers: 44 is the height that the row's layout sets at least.
@MainActor
struct StyledTests {
    @Test func `a component of the package's own stands beside those of FioriComponents`() throws {
        let test = ViewTest(PlayersPage(), DisplayConfiguration(width: 390))
        #expect(test.elements.map(\.label) == ["Players", "Ann, 1", "Ben"])
        #expect(try test.element("Players").isHeader)
        #expect(try test.element("Ann, 1").frame.height == 44)
    }
}
