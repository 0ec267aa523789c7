import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore
@testable import SwiftUINavigation

/// The layout of names and values, and the selection.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md). Rows begin 16 points from the edge, as
/// drawn today, not compared with a device.
@MainActor
struct ListPickerItemTests {
    private let compact = DisplayConfiguration(width: 358, height: 600)

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the value stands at the trailing edge`(direction: LayoutDirection) throws {
        let test = ViewTest(
            ListPickerItem(key: "Country", value: "Germany"),
            DisplayConfiguration(width: 358, layoutDirection: direction))
        let (key, value) = (try test.text("Country").frame, try test.text("Germany").frame)
        #expect(abs((direction == .leftToRight ? key.minX : value.minX) - 0) < 0.5)
        #expect(abs((direction == .leftToRight ? value.maxX : key.maxX) - 358) < 0.5)
        #expect(test.size.height == 44)
        #expect(test.elements.map(\.label) == ["Country, Germany"])
    }

    @Test func `large text puts the value below`() throws {
        let test = ViewTest(
            ListPickerItem(key: "Country", value: "Germany"),
            DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        #expect(try test.text("Germany").frame.minY >= test.text("Country").frame.maxY)
        #expect(test.texts.allSatisfy { !$0.isTruncated })
    }

    @Test func `a missing value takes no room`() {
        #expect(ViewTest(ListPickerItem(key: "Country"), compact).texts.map(\.string) == ["Country"])
    }

    private struct OnePage: View {
        @State var chosen: String? = "Spain"

        var body: some View {
            NavigationStack {
                ListPickerItem(
                    key: "Country", value: chosen,
                    configuration: ListPickerItemConfiguration(
                        ["France", "Germany", "Spain"], id: \.self, selection: $chosen
                    ) { name, text in
                        name.contains(text)
                    } rowContent: {
                        Text($0)
                    })
            }
        }
    }

    @Test func `choosing one goes back`() throws {
        let test = ViewTest(OnePage(), compact)
        try test.tap("Country, Spain")
        test.advance(by: 1)
        #expect(try test.element("Spain").traits.contains(.isSelected))
        #expect(try test.frame(of: "Germany").height >= 44)
        try test.tap("Germany")
        test.advance(by: 1)
        #expect(test.has("Country, Germany"))
        #expect(!test.has("France"))
    }

    @Test func `a list is searched`() throws {
        let test = ViewTest(OnePage(), compact)
        try test.tap("Country, Spain")
        test.advance(by: 1)
        try test.tap("Search")
        try test.type("an")
        #expect(test.has("France") && test.has("Germany") && !test.has("Spain"))
    }

    private struct ManyPage: View {
        @State var chosen: Set<Int> = [2]

        var body: some View {
            NavigationStack {
                ListPickerItem(
                    key: "Numbers", value: chosen.sorted().map(String.init).joined(separator: " "),
                    configuration: ListPickerItemConfiguration(1...4, id: \.self, selection: $chosen) { Text("\($0)") })
            }
        }
    }

    @Test func `choosing many stays`() throws {
        let test = ViewTest(ManyPage(), compact)
        try test.tap("Numbers, 2")
        test.advance(by: 1)
        #expect(!test.has("Search"))
        try test.tap("3")
        try test.tap("2")
        test.advance(by: 1)
        #expect(try test.element("3").traits.contains(.isSelected))
        #expect(try !test.element("2").traits.contains(.isSelected))
    }

    // MARK: Values below values

    private struct Place: Identifiable {
        let id: String
        var places: [Place]?

        static let all = [
            Place(id: "Europe", places: [Place(id: "France"), Place(id: "Germany", places: [Place(id: "Walldorf")])]),
            Place(id: "Houston"),
        ]
    }

    private struct PlacePage: View {
        @State var chosen: String?

        var body: some View {
            NavigationStack {
                ListPickerItem(
                    key: "Place", value: chosen,
                    configuration: ListPickerItemConfiguration(
                        Place.all, children: \.places, selection: $chosen
                    ) { place, text in
                        place.id.localizedCaseInsensitiveContains(text)
                    } rowContent: {
                        Text($0.id)
                    })
            }
        }
    }

    @Test func `a value with further ones leads to their page`() throws {
        let test = ViewTest(PlacePage(), compact)
        try test.tap("Place")
        test.advance(by: 1)
        #expect(test.has("Houston") && !test.has("France"))
        try test.tap("Europe")
        test.advance(by: 1)
        // The page is named by the value that it belongs to.
        #expect(try test.text("Europe").frame.minY < test.text("France").frame.minY)
        #expect(!test.has("Houston"))
        try test.tap("Germany")
        test.advance(by: 1)
        try test.tap("Walldorf")
        test.advance(by: 2)
        // Back at the item, past the pages between.
        #expect(test.has("Place, Walldorf"))
        #expect(!test.has("Europe") && !test.has("France"))
        // The row that leads to the chosen value has its check mark.
        try test.tap("Place, Walldorf")
        test.advance(by: 1)
        #expect(test.images.contains { $0.name == "checkmark" })
    }

    @Test func `values are found through those below them`() throws {
        let test = ViewTest(PlacePage(), compact)
        try test.tap("Place")
        test.advance(by: 1)
        try test.tap("Search")
        try test.type("wall")
        #expect(test.has("Europe") && !test.has("Houston"))
        try test.type("x")
        #expect(!test.has("Europe"))
        #expect(test.texts.contains { $0.string.contains("wallx") })
    }

    private struct LookPage: View {
        var body: some View {
            NavigationStack {
                ListPickerItem(
                    key: "Planets",
                    configuration: ListPickerItemConfiguration(["Mars", "Venus"], id: \.self) { Text($0) })
            }
        }
    }

    @Test func `a list to look at has no buttons`() throws {
        let test = ViewTest(LookPage(), compact)
        try test.tap("Planets")
        test.advance(by: 1)
        #expect(try !test.element("Mars").traits.contains(.isButton))
        #expect(test.texts.map(\.string).contains("Planets"))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `rows of a list are hit and read at any size`(direction: LayoutDirection) throws {
        let test = ViewTest(
            OnePage(),
            DisplayConfiguration(
                width: 358, height: 600, dynamicTypeSize: .accessibility3, layoutDirection: direction))
        try test.tap("Country, Spain")
        test.advance(by: 1)
        let (text, row) = (try test.text("Germany"), try test.frame(of: "Germany"))
        #expect(!text.isTruncated && row.height >= 44)
        #expect(direction == .leftToRight ? text.frame.minX == 16 : text.frame.maxX == 342)
    }
}
