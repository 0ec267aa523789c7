import ExamplePages
import Foundation
import Testing

@testable import ComponentGallery

/// The page that shows the gallery's pictures, and its contents.
///
/// Numbers: 11 are the pages of the Examples app that show no component, kind of chart or type of card, as `AppPages`
/// lists them. Sizes of pictures are given in the tests; heights are rounded to whole points.
@MainActor
@Suite("Page of the gallery")
struct GalleryPageTests {
    @Test func `entries are found by their names, summaries and examples, and have their code and pictures`() throws {
        var page = GalleryPage(title: "Components")
        page.begin("Column Chart", summary: "Upright columns & more.")
        page.begin("Two series", code: "ChartView(model)\n    .frame(height: 2 < 3)")
        page.add(GalleryVariant.all[0], file: "column-light", size: CGSize(width: 390, height: 99.5))
        page.begin("Card Editor", summary: "A manifest to edit.")
        page.begin("as it opens", code: nil)
        page.add(GalleryVariant.all[1], file: "editor", size: CGSize(width: 390, height: 844))
        let html = page.html
        #expect(page.pictureCount == 2)
        #expect(html.contains("<input id=\"search\" type=\"search\""))
        #expect(html.contains("<a href=\"#column-chart\">Column Chart</a>"))
        #expect(
            html.contains(
                "<section id=\"column-chart\" data-search=\"column chart upright columns &amp; more. two series\">"))
        #expect(html.contains("<pre><code>ChartView(model)\n    .frame(height: 2 &lt; 3)</code></pre>"))
        #expect(html.components(separatedBy: "<details>").count == 2)
        #expect(html.contains("src=\"column-light.svg\""))
        #expect(html.contains("height=\"100\""))
        #expect(html.contains("split(/\\s+/)"))
    }

    @Test func `the page needs no server: all its addresses are files beside it or anchors`() {
        var page = GalleryPage(title: "Components")
        page.begin("Palette", summary: "Colours.")
        page.begin("as it opens", code: nil)
        page.add(GalleryVariant.all[0], file: "palette", size: CGSize(width: 1, height: 1))
        #expect(!page.html.contains("://"))
        #expect(!page.html.contains("src=\"/"))
    }

    @Test func `every page of the Examples app is in the gallery`() {
        let names = Set((ComponentCatalog.all + ChartCatalog.all + CardCatalog.all + AppPages.all).map(\.name))
        let missing = ExamplePage.sections.flatMap(\.pages).map(\.title).filter { !names.contains($0) }
        #expect(missing == [])
        #expect(AppPages.all.count == 11)
    }

    @Test func `every example has code: its own lines, the manifest of its card, or the file of its page`() throws {
        for entry in ComponentCatalog.all + ChartCatalog.all + CardCatalog.all + AppPages.all {
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
