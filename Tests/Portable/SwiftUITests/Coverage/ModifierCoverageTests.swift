import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Modifiers that tests of larger subjects do not cover.
///
/// Numbers: the default padding of 16 points (Docs/Facts/IOSMetrics.md), 20 in regular width as laid out today, not
/// compared with a device; around views of 10.
@MainActor
struct ModifierCoverageTests {
    // MARK: Colour schemes for the whole

    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        let name: String

        var body: some View { Text(verbatim: "\(name): \(scheme == .dark ? "dark" : "light")") }
    }

    private struct Window: View {
        @State var wanted: ColorScheme?

        var body: some View {
            VStack {
                Scheme(name: "outside")
                VStack {
                    Scheme(name: "inside")
                    Button("other") { wanted = wanted == .dark ? nil : .dark }
                }
                .preferredColorScheme(wanted)
            }
        }
    }

    @Test func `preferred color schemes are those of the window`() throws {
        let test = ViewTest(Window(wanted: .dark))
        #expect(test.has("outside: dark") && test.has("inside: dark"))
        try test.tap("other")
        #expect(test.has("outside: light") && test.has("inside: light"))
        try test.tap("other")
        #expect(test.has("outside: dark"))
    }

    @Test func `windows without a wish look as the host says`() {
        let test = ViewTest(Window(wanted: nil), DisplayConfiguration(colorScheme: .dark))
        #expect(test.has("outside: dark") && test.has("inside: dark"))
    }

    // MARK: Scene padding

    @Test(arguments: [(UserInterfaceSizeClass.compact, CGFloat(16)), (.regular, 20)])
    func `scene padding follows the room`(sizeClass: UserInterfaceSizeClass, margin: CGFloat) throws {
        let configuration = DisplayConfiguration(width: 300, horizontalSizeClass: sizeClass)
        let all = ViewTest(Color.red.frame(height: 10).scenePadding().accessibilityLabel("a"), configuration)
        #expect(all.size.height == 10 + 2 * margin)
        let top = ViewTest(Color.red.frame(height: 10).scenePadding(.minimum, edges: .top), configuration)
        #expect(top.size.height == 10 + margin)
    }

    // MARK: Custom content

    @Test func `custom content is read on demand`() throws {
        let age = AccessibilityCustomContentKey("Age")
        let view = Text("Rex")
            .accessibilityCustomContent(age, "three")
            .accessibilityCustomContent(Text("Breed"), Text("Poodle"), importance: .high)
            .accessibilityCustomContent("Colour", Text("brown"))
            .padding()
            .accessibilityCustomContent(age, "four")
            .accessibilityCustomContent("Colour", Text("black"))
        let element = try ViewTest(view).element("Rex")
        #expect(element.customContent.map(\.label) == ["Breed", "Age", "Colour"])
        #expect(element.customContent.map(\.value) == ["Poodle", "four", "black"])
    }

    @Test func `custom content can be taken away`() throws {
        let age = AccessibilityCustomContentKey(Text("Age in years"), id: "age")
        let view = Text("Rex").accessibilityCustomContent(age, "three").padding()
            .accessibilityCustomContent(AccessibilityCustomContentKey("Age", id: "age"), nil as Text?)
        #expect(try ViewTest(view).element("Rex").customContent.isEmpty)
    }

    // MARK: Deprecated

    @available(*, deprecated)
    @Test func `long presses tell by their old name`() throws {
        func log<V: View>(_ make: (Color, @escaping (String) -> Void) -> V) throws -> [String] {
            var log: [String] = []
            let test = ViewTest(
                make(.gray) { log.append($0) }.frame(width: 100, height: 100).accessibilityLabel("press"))
            try test.tap("press")
            try test.longPress("press")
            return log
        }
        let old = try log { view, note in
            view.onLongPressGesture(pressing: { note($0 ? "down" : "up") }) { note("long") }
        }
        let new = try log { view, note in
            view.onLongPressGesture(perform: { note("long") }, onPressingChanged: { note($0 ? "down" : "up") })
        }
        #expect(old == new)
        #expect(old.sorted() == ["down", "down", "long", "up", "up"])
    }
}
