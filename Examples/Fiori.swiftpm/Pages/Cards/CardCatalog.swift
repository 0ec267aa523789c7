/// The types of cards of the gallery, in the order it shows them.
package enum CardCatalog {
    package static let kinds = [
        CardKind(
            name: "Object Cards", summary: "Groups of labelled values, and forms to fill in.",
            samples: [CardSample("groups of values", "object"), CardSample("a form", "object-form")]),
        CardKind(
            name: "List Cards", summary: "Items below each other, each with texts, a state, charts and actions.",
            samples: [
                CardSample("items with states", "list"), CardSample("groups and attributes", "list-groups"),
                CardSample("bullet charts and actions", "list-microcharts"),
                CardSample("stacked bars", "list-stacked-bars"), CardSample("pages", "list-pages"),
                CardSample("filters", "list-filters"),
            ]),
        CardKind(
            name: "Timeline Cards", summary: "Events in the order of time.",
            samples: [CardSample("events", "timeline")]),
        CardKind(
            name: "Analytical Cards", summary: "Charts of all kinds, also below figures.",
            samples: [
                CardSample("lines below figures", "analytical-line"),
                CardSample("stacked columns", "analytical-columns"), CardSample("bars", "analytical-bars"),
                CardSample("donut", "analytical-donut"),
            ]),
        CardKind(
            name: "Table Cards", summary: "Rows and columns.", samples: [CardSample("all kinds of cells", "table")]),
        CardKind(
            name: "Calendar Cards", summary: "Months with the appointments of a day.",
            samples: [CardSample("appointments", "calendar")]),
        CardKind(
            name: "Adaptive Cards", summary: "Microsoft Adaptive Cards below the header of an Integration Card.",
            samples: [CardSample("a request with inputs", "adaptive")]),
        CardKind(
            name: "Web Page Cards", summary: "Pages of the web.", samples: [CardSample("a page", "web-page")]),
        CardKind(
            name: "Component Cards", summary: "Content that an app supplies.",
            samples: [CardSample("without a view of the app", "component")]),
        CardKind(
            name: "Card Headers", summary: "Title, icon and status of a card, or its figures.",
            samples: [CardSample("default", "header"), CardSample("numeric", "header-numeric")]),
        CardKind(
            name: "Card States", summary: "Cards whose data is on its way, empty, or cannot be loaded.",
            samples: [
                CardSample("loading", "loading", isLoading: true), CardSample("no data", "no-data"),
                CardSample("an error", "error"),
            ]),
    ]
}
