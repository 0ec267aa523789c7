import FioriThemeManager
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore

/// Themes of subtrees: two views of one process have two themes, and follow changes in their own only.
///
/// No test here changes the shared theme.
///
/// Numbers: a padding of 10 adds 20; a line of 40 points is 27 higher than one of 17 (1.193 × the font size, project
/// facts, ios-metrics), and 15 is a bound below that.
@MainActor
struct ThemeEnvironmentTests {
    private struct Part: View {
        var body: some View {
            Text("Part").modifier(Themed("ThemeEnvironmentTests.part", EmptyModifier()))
                .foregroundStyle(Color.preferredColor(.customColor5))
        }
    }

    private func theme(_ color: String, sheet: String? = nil) throws -> ThemeManager {
        let theme = ThemeManager()
        theme.setHexColor(color, for: .customColor5)
        if let sheet { theme.addStyleSheet(try StyleSheet(sheet)) }
        return theme
    }

    @Test func `two views in one process have two themes`() throws {
        let first = ViewTest(Part().fioriTheme(try theme("010203")))
        let second = ViewTest(Part().fioriTheme(try theme("040506")))
        #expect(first.svg().contains("#010203"))
        #expect(second.svg().contains("#040506"))
        #expect(!ViewTest(Part()).svg().contains("#010203"))
    }

    @Test func `the nearest theme counts, in one tree too`() throws {
        let (outer, inner) = (try theme("010203"), try theme("040506"))
        let test = ViewTest(
            VStack {
                Part()
                Part().fioriTheme(inner)
            }
            .fioriTheme(outer))
        #expect(test.svg().contains("#010203"))
        #expect(test.svg().contains("#040506"))
    }

    @Test func `views follow changes in their theme and evaluate nothing for those in another`() throws {
        let (own, other) = (try theme("010203"), try theme("040506"))
        let test = ViewTest(Part().fioriTheme(own))
        let before = test.svg()
        let evaluations = test.bodyEvaluations
        other.setHexColor("111111", for: .customColor5)
        #expect(test.svg() == before)
        #expect(test.bodyEvaluations == evaluations)
        own.setHexColor("0A0B0C", for: .customColor5)
        #expect(test.svg().contains("#0a0b0c"))
        own.setHexColor("010203", for: .customColor5)
        #expect(test.svg() == before)
    }

    @Test func `style sheets belong to their theme`() throws {
        let large = ViewTest(
            Part().fioriTheme(try theme("010203", sheet: "ThemeEnvironmentTests.part { font-size: 40; }")))
        let plain = ViewTest(Part().fioriTheme(try theme("010203")))
        #expect(try large.frame(of: "Part").height > plain.frame(of: "Part").height + 15)
    }

    @Test func `styles of the cache belong to their theme`() throws {
        let (own, other) = (try theme("010203"), try theme("010203"))
        let test = ViewTest(Part().fioriTheme(own))
        let neighbour = ViewTest(Part().fioriTheme(other))
        let height = test.size.height
        StyleCache.upsertStyles(["ThemeEnvironmentTests.part": AnyViewModifier { $0.padding(10) }], in: own)
        #expect(test.size.height == height + 20)
        #expect(neighbour.size.height == height)
        StyleCache.resetStyles(in: own)
        #expect(test.size.height == height)
    }

    @Test func `components draw in the theme of their window`() throws {
        let theme = ThemeManager()
        theme.setHexColor("FE0102", for: .primaryLabel)
        let test = ViewTest(ContactItem(title: "Name").fioriTheme(theme))
        #expect(test.svg().contains("#fe0102"))
        #expect(!ViewTest(ContactItem(title: "Name")).svg().contains("#fe0102"))
    }

    @Test func `presented views keep the theme`() throws {
        struct Screen: View {
            @State private var isPresented = true
            var body: some View { Color.clear.sheet(isPresented: $isPresented) { Part() } }
        }
        let test = ViewTest(Screen().fioriTheme(try theme("010203")), DisplayConfiguration(width: 320, height: 480))
        #expect(test.svg().contains("#010203"))
    }
}
