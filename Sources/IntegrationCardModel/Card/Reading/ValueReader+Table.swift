extension ValueReader {
    /// A table from its headers and the rows of its area.
    func table(
        headers: JSONValue?, rows: JSONValue?, options: (String) -> JSONValue?
    ) -> ResolvedTable {
        let all = headers?.arrayValue ?? []
        let columns = all.enumerated().compactMap { isVisible($1) ? column($1, index: $0) : nil }
        let groups = rows.map { value in
            RowsReading(name: "rows", value: value).groups { row, key in
                let cells = row["columns"]?.arrayValue ?? []
                return ResolvedTable.Row(
                    id: key,
                    cells: columns.map { column in
                        guard column.index < cells.count else { return .empty }
                        return cell(cells[column.index], header: all[column.index])
                    }, action: action(of: row), highlight: state(row["highlight"]),
                    highlightText: text(row["highlightText"]))
            }
        }
        return configured(ResolvedTable(columns: columns, groups: groups ?? []), options)
    }

    /// A table whose columns and rows the manifest gives without data.
    func staticTable(columns: JSONValue?, rows: JSONValue?, options: (String) -> JSONValue?) -> ResolvedTable {
        let all = (columns?.arrayValue ?? []).prefix(CardLimits.Content().maximumColumns)
        let shown = all.enumerated().compactMap { isVisible($1) ? column($1, index: $0) : nil }
        let items = (rows?.arrayValue ?? []).enumerated().map { index, row in
            let cells = row["cells"]?.arrayValue ?? []
            return ResolvedTable.Row(
                id: String(index),
                cells: shown.map { column in
                    guard column.index < cells.count else { return .empty }
                    let value = cells[column.index]
                    guard case .object = value else { return .text(text(value), additionalText: "") }
                    return cell(value, header: .object(value["identifier"].map { ["identifier": $0] } ?? [:]))
                }, action: action(of: row))
        }
        let groups = items.isEmpty ? [] : [ResolvedGroup<ResolvedTable.Row>(title: nil, items: items)]
        return configured(ResolvedTable(columns: shown, groups: groups), options)
    }

    private func configured(_ table: ResolvedTable, _ options: (String) -> JSONValue?) -> ResolvedTable {
        var table = table
        table.minItems = JSONText.integer(options("minItems"))
        table.popsInAutomatically = flag(options("autoPopinMode"), false)
        table.popinLayout = choice(options("popinLayout"), .block)
        table.hiddenInPopin = (options("hiddenInPopin")?.arrayValue ?? []).compactMap {
            $0.stringValue.flatMap(ResolvedTable.Column.Importance.init(rawValue:))
        }
        return table
    }

    private func column(_ value: JSONValue, index: Int) -> ResolvedTable.Column {
        ResolvedTable.Column(
            index: index, title: text(value["title"]), width: optionalText(value["width"]),
            alignment: choice(value["hAlign"], .begin), isIdentifier: isIdentifier(value),
            importance: choice(value["importance"], .none), popinWidth: optionalText(value["autoPopinWidth"]))
    }

    /// True if `identifier` is present with any value but a literal false.
    private func isIdentifier(_ header: JSONValue) -> Bool {
        switch header["identifier"] {
        case nil, .bool(false)?: false
        default: true
        }
    }

    /// A cell, whose kind follows from the properties that are given.
    private func cell(_ value: JSONValue, header: JSONValue) -> ResolvedTable.Cell {
        let link = action(of: value) ?? navigation(url: value["url"], target: value["target"])
        let title = text(value["value"])
        if isIdentifier(header) {
            let identifier = header["identifier"]
            return .identifier(
                title: title, additionalText: text(value["additionalText"]),
                action: link ?? navigation(url: identifier?["url"], target: identifier?["target"]))
        }
        if value["url"] != nil || value["actions"] != nil {
            return link.map { .link(text: title, action: $0) } ?? .text(title, additionalText: "")
        }
        if value["state"] != nil { return status(value).map { .status($0) } ?? .empty }
        if value["value"] != nil { return .text(title, additionalText: text(value["additionalText"])) }
        if value["icon"] != nil {
            return icon(value["icon"], fit: .contain, size: .extraSmall).map { .icon($0) } ?? .empty
        }
        guard let bar = value["progressIndicator"], case .object = bar else { return .empty }
        return .progress(
            ResolvedProgress(
                percent: min(max(JSONText.number(bar["percent"]) ?? 0, 0), 100), text: text(bar["text"]),
                state: state(bar["state"])))
    }
}
