/// The types of cards of the gallery, in the order it shows them.
package enum CardCatalog {
    package static let kinds = [
        CardKind(
            name: "Object Cards", summary: "Groups of labelled values, and forms to fill in.",
            samples: [CardSample("groups of values", "object"), CardSample("a form", "object-form")]),
        CardKind(
            name: "List Cards", summary: "A list of items, each with texts, a status, charts and actions.",
            samples: [
                CardSample("items with states", "list"), CardSample("groups and attributes", "list-groups"),
                CardSample("bullet charts and actions", "list-microcharts"),
                CardSample("stacked bars", "list-stacked-bars"), CardSample("pages", "list-pages"),
                CardSample("filters", "list-filters"),
            ]),
        CardKind(
            name: "Timeline Cards", summary: "Events along a time line.",
            samples: [CardSample("events", "timeline")]),
        CardKind(
            name: "Analytical Cards", summary: "Charts of all kinds, with or without key figures above them.",
            samples: [
                CardSample("lines below figures", "analytical-line"),
                CardSample("stacked columns", "analytical-columns"), CardSample("bars", "analytical-bars"),
                CardSample("donut", "analytical-donut"),
            ]),
        CardKind(
            name: "Table Cards", summary: "A table of texts, links, states, icons and charts.",
            samples: [CardSample("all kinds of cells", "table")]),
        CardKind(
            name: "Calendar Cards", summary: "A month, and the appointments of the selected day.",
            samples: [CardSample("appointments", "calendar")]),
        CardKind(
            name: "Adaptive Cards", summary: "Microsoft Adaptive Cards below the header of an Integration Card.",
            samples: [CardSample("a request with inputs", "adaptive")]),
        CardKind(
            name: "Web Page Cards", summary: "A web page in the card.", samples: [CardSample("a page", "web-page")]),
        CardKind(
            name: "Component Cards", summary: "A view that the app supplies as the content.",
            samples: [CardSample("without a view of the app", "component")]),
        CardKind(
            name: "Card Headers", summary: "The header of a card: title, icon and status, or key figures.",
            samples: [CardSample("default", "header"), CardSample("numeric", "header-numeric")]),
        CardKind(
            name: "Card States", summary: "Cards whose data is on its way, empty, or cannot be loaded.",
            samples: [
                CardSample("loading", "loading", isLoading: true), CardSample("no data", "no-data"),
                CardSample("an error", "error"),
            ]),
    ]
}
