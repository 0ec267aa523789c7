import Expectations
import Foundation
import SwiftUITestHost
import Testing

@testable import ExamplePages
@testable import SwiftUICore
@testable import SwiftUINavigation

/// The pages of the Examples app, each in a window of a phone and of a tablet.
///
/// Numbers: sizes of the windows that the tests open. In a window of 390 code begins in the left 60 points and headings
/// end in the right 60, bounds that texts of the other direction fail.
@MainActor
@Suite("Pages of the Examples app")
struct PageTests {
    private static let pages = ExamplePage.sections.flatMap(\.pages)

    @Test
    func `there is a page for every component, kind of chart and type of card, and no title stands twice in a section`()
        throws
    {
        #expect(
            ExamplePage.sections.map(\.title) == [
                "Components", "Styleable Components", "Charts", "Integration Cards", "Theming", "Concepts",
                "SwiftUI of Newer Systems",
            ])
        let counts = ExamplePage.sections.map(\.pages.count)
        #expect(counts[0] == ComponentCatalog.all.count)
        #expect(counts[1] == StyleableCatalog.all.count)
        #expect(counts[2] == ChartCatalog.all.count + 1)
        #expect(counts[3] == CardCatalog.kinds.count + 1)
        #expect(Set(Self.pages).count == Self.pages.count)
        for section in ExamplePage.sections {
            #expect(Set(section.pages.map(\.title)).count == section.pages.count, "\(section.title)")
        }
        // The browser tests tap through the pages of this list.
        #expect(try Self.browserList("pages.txt") == Self.pages.map { $0.title + "\n" }.joined())
        for page in Self.pages { #expect(!page.summary.isEmpty, "\(page.title)") }
    }

    private static func browserList(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Browser")
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func `each page has an address of its own that leads to it, and other addresses to none`() throws {
        // The first page stands above the sections.
        let pages = Self.pages + [.home]
        #expect(try Self.browserList("addresses.txt") == pages.map { $0.address + "\n" }.joined())
        for page in pages {
            #expect(ExamplePage(address: page.address) == page)
            let data = try JSONEncoder().encode(page)
            #expect(try JSONDecoder().decode(ExamplePage.self, from: data) == page)
        }
        for address in ["", "components", "components/", "cards/Nothing", "theming/Palette/more"] {
            #expect(ExamplePage(address: address) == nil, "\(address)")
        }
    }

    @Test(arguments: [390.0, 900])
    func `every page opens without a warning, in compact and in regular width`(width: Double) {
        var lines: [String] = []
        let outer = Log.sink
        Log.sink = { lines.append($0) }
        defer { Log.sink = outer }
        expectAll(Self.pages, count: 60...) { page in
            let test = test(page, width: width)
            #expect(test.size == CGSize(width: width, height: 844), "\(page.title)")
            #expect(test.texts.contains { $0.string == page.title }, "\(page.title) has no title")
            #expect(test.texts.count > 1, "\(page.title) is empty")
            #expect(lines.isEmpty, "\(page.title)")
            lines = []
        }
    }

    @Test func `every page opens with large text from right to left, and in the dark`() {
        expectAll(Self.pages, count: 60...) { page in
            let test = test(page, width: 390, colorScheme: .dark, size: .accessibility3, direction: .rightToLeft)
            #expect(test.texts.count > 1, "\(page.title) is empty")
        }
    }

    @Test func `the code of each example is that of its own lines`() throws {
        try expectAll(ComponentCatalog.all + StyleableCatalog.all + ChartCatalog.all, count: 60...) { entry in
            for example in entry.examples {
                let text = try #require(example.code.text, "\(entry.name), \(example.name)")
                #expect(text.contains(example.name), "\(entry.name), \(example.name): \(text)")
            }
        }
    }

    @Test
    func `every page shows code, that of components and charts also the code of what the controls change`() throws {
        for page in Self.pages {
            let test = test(page, width: 390, height: 4000)
            let isShown = test.elements.contains { $0.label.hasPrefix("Code") && $0.role == "button" }
            let isOpen = test.texts.contains { $0.string.contains("/Pages/") && $0.string.contains(".swift:") }
            #expect(isShown || isOpen, "\(page.title)")
        }
        for entry in ComponentCatalog.all + StyleableCatalog.all {
            let code = try #require(entry.code.text, "\(entry.name)")
            #expect(code.hasPrefix("make: {"), "\(entry.name): \(code)")
            #expect(code.contains(entry.name) || code.contains("make"), "\(entry.name)")
        }
        let file = Self.pagesFolder + "Charts/LiveChart.swift"
        let chart = try #require(SourceCode(file: file, declaration: "struct LiveChart").text)
        #expect(chart.contains("@StateObject"))
        #expect(chart.hasSuffix("}"))
    }

    private static let pagesFolder = #filePath.components(separatedBy: "/Tests/")[0] + "/Examples/Fiori.swiftpm/Pages/"

    @Test func `code of state has the state: declarations are found by their names`() throws {
        let file = Self.pagesFolder + "Concepts/StatePage.swift"
        let code = SourceCode(file: file, declaration: "struct TypedText")
        let text = try #require(code.text)
        #expect(text.hasPrefix("private struct TypedText: View {\n    @State private var name"))
        #expect(text.hasSuffix("\n}"))
        #expect(code.place.hasPrefix("Examples/Fiori.swiftpm/Pages/Concepts/StatePage.swift:"))
        #expect(SourceCode(file: file, declaration: "struct Nothing").text == nil)
        #expect(SourceCode(file: file).text?.hasPrefix("import FioriSwiftUICore") == true)
        #expect(SourceCode(file: file + "x").text == nil)
    }

    @Test func `the code of an example is shown when it is asked for`() throws {
        let test = test(.component("Tag"), width: 390, height: 3000)
        let entry = try #require(ComponentCatalog.entry(named: "Tag"))
        let code = try #require(entry.examples[0].code.text)
        #expect(!test.texts.contains { $0.string == code })
        // The first one shows the code that makes the component with the values of its properties.
        let buttons = test.elements.filter { $0.label == "Code" }
        #expect(buttons.count == entry.examples.count + 1)
        let button = buttons[1]
        test.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(test.texts.contains { $0.string == code })
    }

    @Test func `code is written from left to right also where texts are not`() throws {
        let test = test(.initializers, width: 390, direction: .rightToLeft)
        let code = try #require(test.texts.first { $0.string.hasPrefix("ContactItem(title:") })
        #expect(code.frame.minX < 60)
        #expect(try test.text("FROM VALUES").frame.maxX > 330)
    }

    private func test(
        _ page: ExamplePage, width: Double, height: Double = 844, colorScheme: ColorScheme = .light,
        size: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight
    ) -> ViewTest<some View> {
        let configuration = DisplayConfiguration(
            width: width, height: height, colorScheme: colorScheme,
            horizontalSizeClass: width < 600 ? .compact : .regular, dynamicTypeSize: size, layoutDirection: direction)
        return ViewTest(configuration) { NavigationStack { page.content.navigationTitle(page.title) } }
    }
}
