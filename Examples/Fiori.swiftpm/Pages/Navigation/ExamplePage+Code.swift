import Foundation

extension ExamplePage {
    /// The file of a page with controls or an editor; nil for pages that are made of examples, which have code of their own.
    package var code: SourceCode? {
        switch self {
        case .component, .styleable, .chart, .card: nil
        case .home: Self.file("Navigation/Home/HomePage.swift")
        case .liveChart: Self.file("Charts/ChartWorkshop.swift")
        case .cardEditor: Self.file("IntegrationCards/CardEditor/CardEditorPage.swift")
        case .palette: Self.file("Theming/PalettePage.swift")
        case .styleSheet: Self.file("Theming/StyleSheetPage.swift")
        case .initializers: Self.file("Concepts/InitializersPage.swift")
        case .optionalParts: Self.file("Concepts/OptionalPartsPage.swift")
        case .defaultControls: Self.file("Concepts/DefaultControlsPage.swift")
        case .collections: Self.file("Concepts/CollectionContainersPage.swift")
        case .styling: Self.file("Concepts/StylingPage.swift")
        case .state: Self.file("Concepts/StatePage.swift")
        case .longTable: Self.file("Concepts/LongTablePage.swift")
        case .newer(.scrolling): Self.file("Concepts/NewerSystems/FollowedScrolling.swift")
        case .newer(.tabsAndZooms): Self.file("Concepts/NewerSystems/TabsAndZooms.swift")
        case .newer(.drawingAndDragging): Self.file("Concepts/NewerSystems/DrawingAndDragging.swift")
        }
    }

    /// A file of the folder `Pages`.
    private static func file(_ path: String, of thisFile: String = #filePath) -> SourceCode {
        let pages = URL(fileURLWithPath: thisFile).deletingLastPathComponent().deletingLastPathComponent()
        return SourceCode(file: pages.appendingPathComponent(path).path)
    }
}
