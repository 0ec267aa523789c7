extension CardResolution {
    /// The section, or the message that formatters are missing in place of rows whose texts they would have made.
    func withoutEmptyRows(_ section: ResolvedSection<ResolvedContent>?) -> ResolvedSection<ResolvedContent>? {
        guard case .ready(let content)? = section else { return section }
        var template = blueprint.manifest["sap.card"]?["content"] ?? .null
        if !content.hasRowsWithoutTexts {
            // Figures beside texts that are missing tell nothing; rows of figures alone are what the manifest wants.
            guard content.hasRowsWithoutTitles, let item = template["item"] else { return section }
            template = ["title": item["title"] ?? .null, "description": item["description"] ?? .null]
        }
        let missing = CardRequirements(of: ["sap.card": ["content": template]]).missingFormatters(of: host)
        return missing.isEmpty ? section : .error(messages.missingFormatters(missing))
    }
}

extension ResolvedContent {
    /// True for rows of a list with other parts than texts, none of which has a title or a description.
    fileprivate var hasRowsWithoutTitles: Bool {
        guard case .list(let list) = self else { return false }
        return !list.items.isEmpty
            && list.items.allSatisfy { $0.title.value.isEmpty && $0.description?.value.isEmpty ?? true }
    }

    /// True for rows, none of which has a text.
    fileprivate var hasRowsWithoutTexts: Bool {
        switch self {
        case .list(let list):
            !list.items.isEmpty
                && list.items.allSatisfy { item in
                    item.title.value.isEmpty && item.description?.value.isEmpty ?? true && item.attributes.isEmpty
                        && item.info == nil && item.chart == nil
                }
        case .timeline(let timeline):
            !timeline.items.isEmpty
                && timeline.items.allSatisfy {
                    $0.title?.value.isEmpty ?? true && $0.description?.value.isEmpty ?? true
                }
        case .table(let table):
            !table.rows.isEmpty && table.rows.allSatisfy { $0.cells.allSatisfy(\.hasNoText) }
        default: false
        }
    }
}

extension ResolvedTable.Cell {
    /// True for a cell of texts, all of which are empty.
    fileprivate var hasNoText: Bool {
        switch self {
        case .identifier(let title, let text, _): title.isEmpty && text.isEmpty
        case .link(let text, _): text.isEmpty
        case .status(let status): status.value.isEmpty
        case .text(let text, let additional): text.isEmpty && additional.isEmpty
        case .empty: true
        case .icon, .progress: false
        }
    }
}
