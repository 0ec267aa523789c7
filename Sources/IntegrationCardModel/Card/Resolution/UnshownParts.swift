/// Parts of a manifest that cards leave out, or show otherwise, since their types or places are unknown.
enum UnshownParts {
    /// The warnings about the micro charts, figures and filters of a card.
    static func diagnostics(of card: JSONValue) -> [CardDiagnostic] {
        let root = JSONPointer(["sap.card"])
        let (header, content) = (card["header"] ?? .null, card["content"] ?? .null)
        let filters = card["configuration"]?["filters"]?.objectValue?.members ?? []
        return [
            chart(header["chart"], at: root.appending("header").appending("chart")),
            chart(content["item"]?["chart"], at: root.appending("content").appending("item").appending("chart")),
            figures(header["sideIndicators"], at: root.appending("header").appending("sideIndicators")),
        ]
        .compactMap { $0 }
            + filters.prefix(100).compactMap { member in
                filter(member.value, at: JSONPointer(["sap.card", "configuration", "filters", member.name]))
            } + items(content["groups"], at: root.appending("content").appending("groups"))
            + columns(content["row"]?["columns"], at: root.appending("content").appending("row").appending("columns"))
    }

    /// The greatest number of warnings about parts of one kind.
    private static let most = 100

    /// The warnings about items of an object that have a label alone, since their type is unknown and they have no value.
    private static func items(_ value: JSONValue?, at place: JSONPointer) -> [CardDiagnostic] {
        var diagnostics: [CardDiagnostic] = []
        for (index, group) in (value?.arrayValue ?? []).enumerated() {
            for (position, item) in (group["items"]?.arrayValue ?? []).enumerated() where diagnostics.count < most {
                guard item["value"] == nil, let type = type(item), !ManifestChoices.objectItems.contains(type) else {
                    continue
                }
                diagnostics.append(
                    CardDiagnostic(
                        .warning, at: JSONPointer(place.tokens + [String(index), "items", String(position), "type"]),
                        "there is no item of the type “\(type)” (one of "
                            + "\(ManifestChoices.objectItems.joined(separator: ", "))); its label is shown alone"))
            }
        }
        return diagnostics
    }

    /// The warnings about columns of a table whose cells are empty, since none of the properties that cells have is given.
    private static func columns(_ value: JSONValue?, at place: JSONPointer) -> [CardDiagnostic] {
        (value?.arrayValue ?? []).prefix(most).enumerated().compactMap { index, column in
            guard case .object(let members) = column, !cellProperties.contains(where: { column[$0] != nil }),
                let unknown = members.members.first(where: { !columnProperties.contains($0.name) })
            else { return nil }
            return CardDiagnostic(
                .warning, at: place.appending(index).appending(unknown.name),
                "there are no cells of “\(String(unknown.name.prefix(80)))” (one of "
                    + "\(cellProperties.joined(separator: ", "))); the column is empty")
        }
    }

    /// The properties of a column by which its cells have a content.
    private static let cellProperties = ["value", "icon", "progressIndicator", "url", "actions", "identifier", "state"]
    /// The other properties of a column.
    private static let columnProperties = Set(
        (ManifestPlace.collectionTable[.tableColumn] ?? []).map(\.name))

    /// A type that is a word, not a binding.
    private static func type(_ value: JSONValue?) -> String? {
        guard let type = value?["type"]?.stringValue, !CardBinding.mayContainBinding(type) else { return nil }
        return String(type.prefix(80))
    }

    private static func chart(_ value: JSONValue?, at place: JSONPointer) -> CardDiagnostic? {
        guard case .object? = value else { return nil }
        let names = ManifestChoices.charts.joined(separator: ", ")
        if value?["type"] == nil {
            return CardDiagnostic(.warning, at: place, "a micro chart without a type is left out (one of \(names))")
        }
        guard let type = type(value), !ManifestChoices.charts.contains(type) else { return nil }
        return CardDiagnostic(
            .warning, at: place.appending("type"),
            "there is no micro chart of the type “\(type)” (one of \(names)); it is left out")
    }

    private static func figures(_ value: JSONValue?, at place: JSONPointer) -> CardDiagnostic? {
        let most = ManifestChoices.mostSideIndicators
        guard let count = value?.arrayValue?.count, count > most else { return nil }
        return CardDiagnostic(
            .warning, at: place,
            "a header shows at most \(most) figures beside the main one; the others are left out")
    }

    private static func filter(_ value: JSONValue, at place: JSONPointer) -> CardDiagnostic? {
        guard let type = type(value), FilterPlan.Kind(known: type) == nil else { return nil }
        return CardDiagnostic(
            .warning, at: place.appending("type"),
            "there is no filter of the type “\(type)” (one of \(ManifestChoices.filters.joined(separator: ", "))); "
                + "a choice is shown")
    }
}
