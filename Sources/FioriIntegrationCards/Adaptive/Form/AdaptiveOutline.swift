/// The identifiers of a card's elements with the state that the card gives them, those of shown cards included.
nonisolated struct AdaptiveOutline {
    private(set) var initialVisibility: [String: Bool] = [:]
    private(set) var initialValues: [String: String] = [:]

    init(_ card: AdaptiveCard) { add(card) }

    private mutating func add(_ card: AdaptiveCard) {
        add(card.body)
        add(card.actions)
    }

    private mutating func add(_ actions: [AdaptiveAction]) {
        for action in actions { if case .showCard(let card) = action.kind { add(card) } }
    }

    private mutating func add(_ elements: [AdaptiveElement]) {
        for element in elements {
            if let id = element.id { initialVisibility[id] = element.isVisible }
            switch element.content {
            case .input(let input): if let id = input.id { initialValues[id] = input.initialValue }
            case .container(let container): add(container.items)
            case .columnSet(let set):
                for column in set.columns {
                    if let id = column.id { initialVisibility[id] = column.isVisible }
                    add(column.container.items)
                }
            case .table(let table): for row in table.rows { for cell in row.cells { add(cell.items) } }
            case .carousel(let carousel): for page in carousel.pages { add(page.items) }
            case .actionSet(let actions, _): add(actions)
            case .textBlock, .richTextBlock, .image, .imageSet, .media, .factSet: break
            }
        }
    }
}
