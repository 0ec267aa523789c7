import SwiftUI

/// A page of the app.
package enum ExamplePage: Hashable, Identifiable, Sendable {
    case home
    case component(String)
    case styleable(String)
    case chart(String)
    case liveChart
    case card(CardKind)
    case cardEditor
    case palette
    case styleSheet
    case initializers
    case optionalParts
    case defaultControls
    case collections
    case styling
    case state
    case longTable
    case newer(NewerSubject)

    package var id: Self { self }

    /// The sections of the list, in order.
    @MainActor package static let sections: [(title: String, symbol: String, pages: [ExamplePage])] = [
        ("Components", "square.stack.3d.up", ComponentCatalog.all.map { .component($0.name) }),
        ("Styleable Components", "paintbrush", StyleableCatalog.all.map { .styleable($0.name) }),
        ("Charts", "chart.bar", [.liveChart] + ChartCatalog.all.map { .chart($0.name) }),
        ("Integration Cards", "rectangle.stack", [.cardEditor] + CardCatalog.kinds.map { .card($0) }),
        ("Theming", "paintpalette", [.palette, .styleSheet]),
        (
            "Concepts", "book",
            [.initializers, .optionalParts, .defaultControls, .collections, .styling, .state, .longTable]
        ),
        ("SwiftUI of Newer Systems", "sparkles", NewerSubject.allCases.map { .newer($0) }),
    ]

    package var title: String {
        switch self {
        case .home: "Home"
        case .component(let name), .chart(let name): name
        case .styleable(let name): "Styleable " + name
        case .liveChart: "Chart Workshop"
        case .card(let kind): kind.name
        case .cardEditor: "Card Editor"
        case .palette: "Palette"
        case .styleSheet: "Style Sheet Editor"
        case .initializers: "Initializers"
        case .optionalParts: "Conditional Initializers"
        case .defaultControls: "Default Controls"
        case .collections: "Collection Containers"
        case .styling: "Styling"
        case .state: "State"
        case .longTable: "Long Table"
        case .newer(.scrolling): "Followed Scrolling"
        case .newer(.tabsAndZooms): "Tabs and Zooms"
        case .newer(.drawingAndDragging): "Drawing and Dragging"
        }
    }

    /// The page in a sentence, which the search looks through, too.
    @MainActor package var summary: String {
        switch self {
        case .home: "A component, a chart and a card at work, and the pages to begin with."
        case .component(let name): ComponentCatalog.entry(named: name)?.summary ?? ""
        case .styleable(let name): StyleableCatalog.entry(named: name)?.summary ?? ""
        case .chart(let name): ChartCatalog.entry(named: name)?.summary ?? ""
        case .liveChart: "A chart of any kind, with controls for its data and options."
        case .card(let kind): kind.summary
        case .cardEditor: "An editor for manifests, with the card and its diagnostics."
        case .palette: "The colours of all versions of the palette, in light and dark."
        case .styleSheet: "An editor for style sheets, with components that follow it."
        case .initializers: "The three ways to create a component: plain values, a model, and view builders."
        case .optionalParts: "Initializers that leave out optional parts of a component."
        case .defaultControls:
            "The controls that components create from plain data, and views of your own in their place."
        case .collections:
            "Containers that create components from a collection, and containers that only lay out views."
        case .styling: "Modifiers, named styles and style sheets, and their precedence."
        case .state: "Components that show and change the state of an app."
        case .longTable: "A table of 10,000 rows that creates the visible ones only."
        case .newer(.scrolling): "A list that buttons scroll, with its position, its size and the rows in sight."
        case .newer(.tabsAndZooms): "Tabs that are values, in sections, and pages that grow out of pictures."
        case .newer(.drawingAndDragging):
            "A gradient over a mesh, a text drawn as bars, and rows that are dragged."
        }
    }

    /// True if the title or the summary contains a text.
    @MainActor func matches(_ text: String) -> Bool {
        text.isEmpty || title.localizedCaseInsensitiveContains(text) || summary.localizedCaseInsensitiveContains(text)
    }

    /// The page without a title and a navigation bar.
    @MainActor @ViewBuilder package var content: some View {
        switch self {
        case .home: HomePage()
        case .component(let name):
            if let entry = ComponentCatalog.entry(named: name) { ComponentPage(entry: entry) } else { missing }
        case .styleable(let name):
            if let entry = StyleableCatalog.entry(named: name) { ComponentPage(entry: entry) } else { missing }
        case .chart(let name):
            if let entry = ChartCatalog.entry(named: name) { ChartPage(entry: entry) } else { missing }
        case .liveChart: ChartWorkshop()
        case .card(let kind): CardKindPage(kind: kind)
        case .cardEditor: CardEditorPage()
        case .palette: PalettePage()
        case .styleSheet: StyleSheetPage()
        case .initializers: InitializersPage()
        case .optionalParts: OptionalPartsPage()
        case .defaultControls: DefaultControlsPage()
        case .collections: CollectionContainersPage()
        case .styling: StylingPage()
        case .state: StatePage()
        case .longTable: LongTablePage()
        case .newer(let subject): NewerSystemsPage(subject: subject)
        }
    }

    /// The page of an address that names none.
    @MainActor private var missing: some View {
        ContentUnavailableView(
            "No such page", systemImage: "questionmark.square", description: Text("Choose one from the list."))
    }
}
