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
            }
    }

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
