/// A manifest whose placeholders are replaced, with its bindings parsed: the plans of a card's parts.
struct CardBlueprint: Sendable {
    let manifest: JSONValue
    let id: String
    /// The type as the manifest names it.
    let typeName: String
    let type: CardManifest.CardType?
    let header: HeaderPlan?
    /// The `content` without its data; nil for a card that is only a header.
    let content: BoundValue?
    let footer: FooterPlan?
    let filters: [FilterPlan]
    /// Properties of the card itself, such as its actions.
    let card: BoundValue
    /// The parts of the configuration that have bindings.
    let configuration: BoundValue
    let sections: [CardPlace: CardDataSection]
    let tokens: CSRFTokens
    /// The data that the manifest had and that have been taken out of it, since they have no bindings.
    let staticData: [CardPlace: JSONValue]
    /// The bound of list elements, `configuration/modelSizeLimit`.
    let sizeLimit: Int
    private(set) var diagnostics: [CardDiagnostic] = []
    /// The reason for which the manifest is no card, at the value that is wrong or lacks a member; nil for a card.
    let configurationFault: CardDiagnostic?

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - manifest: the manifest with its placeholders replaced.
    ///   - staticData: the data that have been taken out of the manifest.
    init(
        _ manifest: JSONValue, staticData: [CardPlace: JSONValue] = [:], limits: CardLimits = CardLimits(),
        dataLimits: CardDataLimits = .init()
    ) {
        var faults: [BindingDiagnostic] = []
        func bound(_ value: JSONValue, _ pointer: JSONPointer) -> BoundValue {
            BoundValue(value, limits: limits.expressions, pointer: pointer, diagnostics: &faults)
        }
        func without(_ value: JSONValue, _ names: String...) -> JSONValue {
            guard case .object(var object) = value else { return value }
            for name in names { object[name] = nil }
            return .object(object)
        }
        self.manifest = manifest
        self.staticData = staticData
        let card = manifest["sap.card"] ?? .null
        let root = JSONPointer(["sap.card"])
        id = JSONText.text(manifest["sap.app"]?["id"])
        typeName = JSONText.text(card["type"])
        type = CardManifest.CardType(name: typeName)
        let settings = card["configuration"] ?? .null
        let wantedLimit = JSONText.number(settings["modelSizeLimit"]).flatMap { $0 >= 1 ? $0 : nil } ?? 1000
        let sizeLimit = Int(min(wantedLimit, Double(limits.content.maximumListElements)))
        self.sizeLimit = sizeLimit
        header = card["header"].flatMap { value in
            guard case .object(let object) = value, !object.isEmpty else { return nil }
            return HeaderPlan(header: bound(without(value, "data"), HeaderPlan.pointer), sizeLimit: sizeLimit)
        }
        if case .object? = card["content"] {
            let value = card["content"] ?? .null
            content =
                type == .adaptiveCard ? .literal(value) : bound(without(value, "data"), ContentPlan.pointer)
        } else {
            content = nil
        }
        footer = card["footer"].flatMap { value in
            guard case .object = value else { return nil }
            return FooterPlan(footer: bound(value, FooterPlan.pointer), sizeLimit: sizeLimit)
        }
        let declaredFilters = settings["filters"]?.objectValue?.members ?? []
        filters = declaredFilters.prefix(limits.content.maximumFilters).map { member in
            let pointer = JSONPointer(["sap.card", "configuration", "filters", member.name])
            return FilterPlan(
                name: member.name, kind: FilterPlan.Kind(name: member.value["type"]?.stringValue),
                filter: bound(without(member.value, "data"), pointer), sizeLimit: sizeLimit)
        }
        let own = ["actions", "headerPosition", "requiredHeight", "requiredWidth"]
        self.card = bound(
            .object(JSONObject(own.compactMap { name in card[name].map { (name, $0) } })), root)
        let used = ["messages", "actionHandlers", "enableMarkdown", "loadingPlaceholders"]
        configuration = bound(
            .object(JSONObject(used.compactMap { name in settings[name].map { (name, $0) } })),
            root.appending("configuration"))
        sections = Self.sections(card, type, limits, dataLimits, &faults)
        tokens = CSRFTokens(configuration: settings["csrfTokens"])
        configurationFault = Self.configurationFault(of: manifest, typeName, type)
        diagnostics = faults.map { CardDiagnostic(.error, at: $0.pointer, $0.message) }
        if declaredFilters.count > filters.count {
            diagnostics.append(
                CardDiagnostic(
                    .warning, at: root.appending("configuration").appending("filters"),
                    "a card has at most \(filters.count) filters; the others are left out"))
        }
        let columnCount = (card["content"]?["row"]?["columns"] ?? card["content"]?["columns"])?.arrayValue?.count ?? 0
        if columnCount > limits.content.maximumColumns {
            diagnostics.append(
                CardDiagnostic(
                    .warning, at: ContentPlan.pointer,
                    "a table has at most \(limits.content.maximumColumns) columns; the others are left out"))
        }
        let itemCount = (card["content"]?["groups"]?.arrayValue ?? []).reduce(0) {
            $0 + 1 + ($1["items"]?.arrayValue?.count ?? 0)
        }
        if type == .object, itemCount > limits.content.maximumItems {
            diagnostics.append(
                CardDiagnostic(
                    .warning, at: ContentPlan.pointer.appending("groups"),
                    "an object has at most \(limits.content.maximumItems) groups and items; the others are left out"))
        }
        diagnostics += UnshownParts.diagnostics(of: card)
        if wantedLimit > Double(sizeLimit) + 1 {
            diagnostics.append(
                CardDiagnostic(
                    .warning, at: root.appending("configuration").appending("modelSizeLimit"),
                    "the host allows at most \(sizeLimit) elements of a list"))
        }
    }

    private static func sections(
        _ card: JSONValue, _ type: CardManifest.CardType?, _ limits: CardLimits, _ dataLimits: CardDataLimits,
        _ faults: inout [BindingDiagnostic]
    ) -> [CardPlace: CardDataSection] {
        var sections: [CardPlace: CardDataSection] = [:]
        func add(_ place: CardPlace, _ value: JSONValue?) {
            guard case .object? = value, let value else { return }
            sections[place] = CardDataSection(
                value, limits: limits.expressions, dataLimits: dataLimits, pointer: place.pointer,
                diagnostics: &faults)
        }
        add(.card, card["data"])
        add(.header, card["header"]?["data"])
        add(.content, card["content"]?["data"])
        if type == .adaptiveCard, let request = card["content"]?["request"] { add(.payload, ["request": request]) }
        let filters = card["configuration"]?["filters"]?.objectValue?.members ?? []
        for member in filters.prefix(limits.content.maximumFilters) {
            add(.filter(member.name), member.value["data"])
        }
        return sections
    }

    private static func configurationFault(
        of manifest: JSONValue, _ typeName: String, _ type: CardManifest.CardType?
    ) -> CardDiagnostic? {
        let root = JSONPointer(["sap.card"])
        guard case .object? = manifest["sap.card"] else {
            let id = manifest["sap.app"]?["id"] == nil ? "the manifest has no “sap.app/id”; " : ""
            return CardDiagnostic(
                .error, at: manifest["sap.card"] == nil ? JSONPointer() : root, id + "the manifest has no “sap.card”")
        }
        let place = manifest["sap.card"]?["type"] == nil ? root : root.appending("type")
        if typeName.isEmpty {
            return manifest["sap.card"]?["content"] == nil
                ? nil : CardDiagnostic(.error, at: place, "the card has no type")
        }
        return type == nil ? CardDiagnostic(.error, at: place, "there is no card type “\(typeName.prefix(80))”") : nil
    }

    /// All paths into the context of the host that the manifest reads.
    static func contextPaths(in value: JSONValue, limits: CardLimits) -> Set<String> {
        var paths: Set<String> = []
        func visit(_ value: JSONValue, _ depth: Int) {
            guard depth <= 64 else { return }
            switch value {
            case .string(let text):
                guard CardBinding.mayContainBinding(text), text.contains("context>"),
                    let binding = try? CardBinding(text, limits: limits.expressions)
                else { return }
                for reference in binding.references where reference.model == "context" {
                    paths.insert("/" + reference.names.joined(separator: "/"))
                }
            case .array(let elements): for element in elements { visit(element, depth + 1) }
            case .object(let object): for member in object.members { visit(member.value, depth + 1) }
            default: break
            }
        }
        visit(value, 0)
        return paths
    }
}
