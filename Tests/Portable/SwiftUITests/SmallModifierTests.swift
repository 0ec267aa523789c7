import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITestHost

/// Help, privacy, wishes for the system's parts, and angles keep the rules of their modifiers.
///
/// Numbers: arithmetic of the angles in the test.
@MainActor
@Suite("Help, privacy and what the system draws")
struct SmallModifierTests {
    @Test func `help is the hint and the tooltip, the innermost one under the pointer`() throws {
        let test = ViewTest(
            VStack(spacing: 0) {
                Button("Save") {}.frame(width: 100, height: 50).help("Writes the file")
                Color.red.frame(width: 100, height: 50)
            }
            .help(Text("The whole")))
        #expect(try test.element("Save").hint == "Writes the file")
        let button = try test.frame(of: "Save")
        #expect(test.host.help(at: CGPoint(x: button.midX, y: button.midY)) == "Writes the file")
        #expect(test.host.help(at: CGPoint(x: button.midX, y: button.maxY + 30)) == "The whole")
        #expect(ViewTest(Text("Plain")).host.help(at: CGPoint(x: 2, y: 2)) == nil)
    }

    @Test func `only what is private is redacted for privacy`() throws {
        let page = VStack {
            Text("Balance")
            Text("1,234 €").privacySensitive()
        }
        let hidden = ViewTest(page.redacted(reason: .privacy))
        #expect(hidden.texts.map(\.string) == ["Balance"])
        #expect(!hidden.has("1,234 €"))
        #expect(hidden.size == ViewTest(page).size)
        #expect(ViewTest(page).texts.map(\.string) == ["Balance", "1,234 €"])
        // The innermost modifier takes precedence, and there is no privacy without the reason.
        let open = Text("Open").privacySensitive(false).privacySensitive().redacted(reason: .privacy)
        #expect(ViewTest(open).has("Open"))
        #expect(ViewTest(page.redacted(reason: .invalidated)).has("1,234 €"))
        #expect(ViewTest(page.unredacted().redacted(reason: .privacy)).has("1,234 €"))
    }

    @Test func `private pictures are areas`() {
        let star = Image(systemName: "star").privacySensitive()
        #expect(Drawn.list(star.redacted(reason: .privacy)) != Drawn.list(star))
        #expect(
            Drawn.list(star.redacted(reason: .privacy))
                == Drawn.list(Image(systemName: "star").redacted(reason: .placeholder)))
    }

    @Test func `a host reads the wishes for the status bar and the system's overlays`() throws {
        struct Page: View {
            @State private var isFull = false

            var body: some View {
                VStack {
                    Button("Full") { isFull.toggle() }
                    if isFull { Color.black.statusBarHidden().persistentSystemOverlays(.hidden) }
                }
            }
        }
        let test = ViewTest(Page())
        #expect(!test.host.isStatusBarHidden)
        #expect(test.host.persistentSystemOverlays == .automatic)
        try test.tap("Full")
        #expect(test.host.isStatusBarHidden)
        #expect(test.host.persistentSystemOverlays == .hidden)
        try test.tap("Full")
        #expect(!test.host.isStatusBarHidden)
        // A view's own value takes precedence over those of its subviews.
        let outer = Text("A").statusBarHidden().persistentSystemOverlays(.hidden)
            .statusBarHidden(false).persistentSystemOverlays(.visible)
        #expect(!ViewTest(outer).host.isStatusBarHidden)
        #expect(ViewTest(outer).host.persistentSystemOverlays == .visible)
    }

    @Test func `angles are reckoned with`() {
        var angle = Angle.degrees(30) + .degrees(15)
        #expect(abs(angle.degrees - 45) < 1e-9)
        angle -= .degrees(5)
        angle *= 3
        angle /= 2
        #expect(abs(angle.degrees - 60) < 1e-9)
        angle += .degrees(30)
        #expect(abs((-angle).degrees + 90) < 1e-9)
        #expect(abs((angle - .degrees(100)).degrees + 10) < 1e-9)
        #expect(abs((2 * angle / 4 + angle * 0.5).degrees - 90) < 1e-9)
    }
}
