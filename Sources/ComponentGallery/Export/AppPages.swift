import ExamplePages
import SwiftUI

/// The pages of the Examples app that have controls and editors in place of examples, as entries of the gallery.
@MainActor
enum AppPages {
    static let all: [ComponentEntry] = ExamplePage.sections.flatMap(\.pages).compactMap { entry(of: $0) }

    /// The entry of a page; nil for one that is made of examples.
    static func entry(of page: ExamplePage) -> ComponentEntry? {
        switch page {
        case .home, .component, .styleable, .chart, .card: nil
        case .liveChart, .cardEditor, .palette, .styleSheet, .initializers, .optionalParts, .defaultControls,
            .collections, .styling, .state, .longTable, .newer:
            ComponentEntry(
                page.title, page.summary, isEdgeToEdge: true, properties: [], make: { _ in page.content },
                examples: [example(of: page)])
        }
    }

    private static func example(of page: ExamplePage) -> GalleryExample {
        let example = GalleryExample("as it opens", height: 844) {
            NavigationStack {
                page.content.navigationTitle(page.title).navigationBarTitleDisplayMode(.inline)
            }
        }
        let shown = page.code.map(example.showing) ?? example
        return page == .cardEditor ? shown.loadingContent() : shown
    }
}
