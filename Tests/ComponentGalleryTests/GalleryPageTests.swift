import ExamplePages
import Foundation
import Testing

@testable import ComponentGallery

/// The pages that show the gallery's pictures, and their contents.
///
/// Numbers: 11 are the pages of the Examples app that show no component, kind of chart or type of card, as `AppPages`
/// lists them. Sizes of pictures are given in the tests; heights are rounded to whole points.
@MainActor
@Suite("Pages of the gallery")
struct GalleryPageTests {
    private static func picture(_ file: String, _ width: CGFloat, _ height: CGFloat) -> GallerySite.Picture {
        GallerySite.Picture(caption: "light", file: file, size: CGSize(width: width, height: height))
    }

    /// A site of two sections with an entry each.
    private static let site: GallerySite = {
        var site = GallerySite(title: "Fiori <Examples>")
        site.begin(section: "Charts")
        var chart = GallerySite.Entry(name: "Column Chart", summary: "Upright columns & more.")
        chart.add(
            GallerySite.Example(
                name: "Two series", code: "ChartView(model)\n    .frame(height: 2 < 3)",
                pictures: [picture("column-light", 390, 99.5), picture("column-dark", 390, 99.5)]), thumbnails: (0, 1))
        site.add(chart)
        site.begin(section: "Integration Cards")
        var editor = GallerySite.Entry(name: "Card Editor", summary: "A manifest to edit.")
        editor.add(GallerySite.Example(name: "as it opens", code: nil, pictures: [picture("editor", 390, 844)]))
        site.add(editor)
        return site
    }()

    @Test func `a site is an index, a style sheet and a page for each entry`() {
        #expect(Self.site.files.map(\.name) == ["index.html", "gallery.css", "column-chart.html", "card-editor.html"])
        #expect(Self.site.pictureCount == 3)
    }

    @Test func `the index has a tile for each entry in its group, in light and dark`() {
        let html = Self.site.files[0].text
        #expect(html.contains("<input id=\"search\" type=\"search\""))
        #expect(html.contains("<a href=\"#integration-cards\">Integration Cards</a>"))
        #expect(html.contains("<section id=\"charts\">\n<h2>Charts</h2>"))
        #expect(html.contains("<title>Fiori &lt;Examples></title>"))
        #expect(
            html.contains(
                "<li data-search=\"column chart upright columns &amp; more. two series\"><a href=\"column-chart.html\">"
            ))
        #expect(html.contains("<source srcset=\"column-dark.svg\" media=\"(prefers-color-scheme: dark)\">"))
        #expect(html.contains("src=\"column-light.svg\""))
        #expect(html.contains("split(/\\s+/)"))
    }

    @Test func `the page of an entry has its code and pictures, and leads to those beside it`() {
        let (chart, editor) = (Self.site.files[2].text, Self.site.files[3].text)
        #expect(chart.contains("<h1>Column Chart</h1>"))
        #expect(chart.contains("<pre><code>ChartView(model)\n    .frame(height: 2 &lt; 3)</code></pre>"))
        #expect(chart.contains("<a href=\"column-dark.png\"><img src=\"column-dark.svg\""))
        #expect(chart.contains("alt=\"Column Chart, Two series, light\""))
        #expect(chart.contains("width=\"390\" height=\"100\""))
        #expect(chart.contains("<a rel=\"next\" href=\"card-editor.html\">") && !chart.contains("rel=\"prev\""))
        #expect(editor.contains("<a rel=\"prev\" href=\"column-chart.html\">") && !editor.contains("rel=\"next\""))
        #expect(!editor.contains("<details>"))
    }

    @Test func `the pages need no server: all their addresses are files beside them or anchors`() {
        var count = 0
        for file in Self.site.files {
            #expect(!file.text.contains("://") && !file.text.contains("src=\"/"), "\(file.name)")
            count += 1
        }
        #expect(count == 4)
    }

    @Test func `no two entries share a page`() {
        let names = ExamplePage.sections.flatMap(\.pages).map { GallerySite.Entry(name: $0.title, summary: "").slug }
        #expect(Set(names + ["index"]).count == names.count + 1)
    }

    @Test func `every page of the Examples app is in the gallery`() {
        let entries = ComponentCatalog.all + StyleableCatalog.all + ChartCatalog.all + CardCatalog.all + AppPages.all
        let names = Set(entries.map(\.title))
        let missing = ExamplePage.sections.flatMap(\.pages).map(\.title).filter { !names.contains($0) }
        #expect(missing == [])
        #expect(AppPages.all.count == 14)
    }

    @Test func `every example has code: its own lines, the manifest of its card, or the file of its page`() throws {
        for entry in ComponentCatalog.all + StyleableCatalog.all + ChartCatalog.all + CardCatalog.all + AppPages.all {
            #expect(!entry.examples.isEmpty, "\(entry.name)")
            for example in entry.examples {
                let code = try #require(example.code.text, "\(entry.name), \(example.name)")
                #expect(!code.isEmpty, "\(entry.name), \(example.name)")
            }
        }
        #expect(try #require(CardCatalog.all[0].examples[0].code.text).contains("\"sap.card\""))
        for page in AppPages.all {
            #expect(try #require(page.examples[0].code.text).contains(": View {"), "\(page.name)")
        }
    }
}
