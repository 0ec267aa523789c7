/// The content of a card before its bindings are evaluated.
struct ContentPlan: Sendable {
    let type: CardManifest.CardType
    /// The `content` of the manifest without its data.
    let content: BoundValue
    /// The content of an Adaptive Card as it is written.
    let payload: JSONValue
    /// The place of the elements that templates are repeated for.
    let list: BindingReference
    /// The most elements of a list, `configuration/modelSizeLimit`.
    let sizeLimit: Int

    static let pointer = JSONPointer(["sap.card", "content"])

    private var pagingReference: BindingReference { BindingReference(model: PagingModel.name, path: "/") }

    /// Adds the values of the content to its area.
    func add(to area: inout CardArea) {
        switch type {
        case .list, .timeline: addItems(to: &area)
        case .table: addTable(to: &area)
        case .object: addObject(to: &area)
        case .analytical: addChart(to: &area)
        case .calendar: addCalendar(to: &area)
        case .adaptiveCard: addAdaptiveCard(to: &area)
        case .webPage, .component, .analyticsCloud: addMembers(to: &area)
        }
    }

    private func addMembers(
        to area: inout CardArea, except names: Set<String> = [], hidden: Bool = false, in scope: BindingScope? = nil
    ) {
        for member in content.boundMembers where !names.contains(member.name) {
            area.add(
                member.value, at: [(hidden ? ">" : "") + member.name],
                pointer: Self.pointer.appending(member.name), in: scope)
        }
    }

    // MARK: Lists

    private func addItems(to area: inout CardArea) {
        addMembers(to: &area, except: ["item", "items", "group", "maxItems"], hidden: true)
        guard let template = content["item"] else {
            if let items = content["items"] {
                area.add(items, at: ["items"], pointer: Self.pointer.appending("items"))
            }
            return
        }
        addRows(of: template, named: "items", to: &area)
    }

    private func addTable(to area: inout CardArea) {
        addMembers(
            to: &area, except: ["row", "rows", "columns", "group", "maxItems"], hidden: true)
        guard let row = content["row"] else {
            for name in ["columns", "rows"] {
                if let value = content[name] { area.add(value, at: [name], pointer: Self.pointer.appending(name)) }
            }
            return
        }
        // The rest is named in the card's faults.
        let columns = (row["columns"]?.elements ?? []).prefix(area.scope.environment.limits.content.maximumColumns)
        let place = Self.pointer.appending("row").appending("columns")
        for (index, column) in columns.enumerated() {
            let header = BoundValue.object(column.boundMembers.filter { Self.headerNames.contains($0.name) })
            area.add(header, at: ["headers", String(index)], pointer: place.appending(index))
        }
        let cells = columns.map { column in
            BoundValue.object(column.boundMembers.filter { !Self.headerNames.contains($0.name) })
        }
        addRows(of: row.setting("columns", to: .array(cells)), named: "rows", to: &area)
    }

    /// The properties of a table's column that belong to the column as a whole.
    static let headerNames: Set<String> = [
        "title", "width", "hAlign", "visible", "identifier", "importance", "autoPopinWidth",
    ]

    /// Adds the elements of the list, each as the template makes it, in groups.
    private func addRows(of template: BoundValue, named name: String, to area: inout CardArea) {
        let group = content["group"].flatMap { $0.isNull ? nil : $0 }
        let maxItems = content["maxItems"]
        let expands = TemplateExpansion.isNeeded(for: template)
        var references: Set<BindingReference> = [list, pagingReference]
        let perElement = expands ? TemplateExpansion.references(of: template) : template.references
        let model = list.model
        references.formUnion(perElement.filter { $0.isAbsolute || $0.model != model })
        references.formUnion(maxItems?.references ?? [])
        references.formUnion(group?["title"]?.references(outsideOfElementsIn: model) ?? [])
        references.formUnion(group?["order"]?.references ?? [])
        let (place, sizeLimit) = (list, sizeLimit)
        area.add(reading: references, at: [">rows"], pointer: Self.pointer) { scope, onMessage in
            withoutActuallyEscaping(onMessage) { onMessage in
                let rowReport = BoundValue.report(onMessage, within: name == "rows" ? "row" : "item")
                var elements = ElementList(reference: place, sizeLimit: sizeLimit, group: group)
                elements.maximum = JSONText.integer(maxItems?.json(in: scope)).flatMap { $0 > 0 ? $0 : nil }
                elements.paging = PagingModel.paging(in: scope)
                var rows = RowsResult(name: name, sizeLimit: sizeLimit, in: scope)
                for group in elements.groups(in: scope, onMessage: onMessage) {
                    rows.startGroup(group.title)
                    for element in group.elements {
                        guard rows.add(element, template, expands: expands, onMessage: rowReport) else { break }
                    }
                }
                return rows.json(total: elements.paging == nil ? nil : elements.count(in: scope))
            }
        }
    }

    // MARK: Objects

    private func addObject(to area: inout CardArea) {
        addMembers(to: &area, except: ["groups"], hidden: true)
        area.add(.literal(.array([])), at: ["groups"], pointer: Self.pointer)
        // The rest is named in the card's faults.
        var rest = area.scope.environment.limits.content.maximumItems
        for (index, group) in (content["groups"]?.elements ?? []).enumerated() where rest > 0 {
            rest -= 1
            let place = Self.pointer.appending("groups").appending(index)
            area.add(group.removing("items"), at: ["groups", String(index)], pointer: place)
            area.add(
                .literal(.array([])), at: ["groups", String(index), "items"], pointer: place.appending("items"))
            let items = (group["items"]?.elements ?? []).prefix(rest)
            rest -= items.count
            for (position, item) in items.enumerated() {
                addItem(
                    item, at: ["groups", String(index), "items", String(position)],
                    pointer: place.appending("items").appending(position), to: &area)
            }
        }
    }

    /// Adds an item. The options, icons or buttons that a template makes become its `items`.
    private func addItem(_ item: BoundValue, at place: [String], pointer: JSONPointer, to area: inout CardArea) {
        let list: BoundValue? =
            item["template"] == nil ? item["item"].flatMap { $0["template"] == nil ? nil : $0 } : item
        let names = item["template"] == nil ? ["item"] : []
        guard let list, let template = list["template"] else {
            area.add(item, at: place, pointer: pointer)
            return
        }
        let rest = item["template"] == nil ? item.removing("item") : item.removing("path", "template")
        let references = rest.references.union(
            TemplateExpansion.references(
                of: .object(list.boundMembers.filter { $0.name == "path" || $0.name == "template" })))
        let sizeLimit = sizeLimit
        area.add(reading: references, at: place, pointer: pointer) { scope, onMessage in
            withoutActuallyEscaping(onMessage) { onMessage in
                var object = rest.json(in: scope, onMessage: onMessage).objectValue ?? [:]
                var expansion = TemplateExpansion(sizeLimit: sizeLimit, in: scope)
                object["items"] = .array(
                    expansion.elements(of: list, template: template, in: scope) { onMessage(names + $0, $1) })
                return .object(object)
            }
        }
    }

    // MARK: Charts

    private func addChart(to area: inout CardArea) {
        // Names and properties are evaluated once, from the root of the model.
        var root = area.scope
        root.setContext(BindingReference("/"))
        addMembers(to: &area, except: ["measures", "dimensions"], in: root)
        let measures = content["measures"]?.elements ?? []
        let dimensions = content["dimensions"]?.elements ?? []
        for (name, elements) in [("measures", measures), ("dimensions", dimensions)] where content[name] != nil {
            let names = elements.map { $0["name"] ?? $0["label"] ?? .literal(.null) }
            area.add(.array(names), at: [name], pointer: Self.pointer.appending(name), in: root)
        }
        area.add(
            .array(dimensions.map { $0["dataType"] ?? .literal(.null) }), at: [">dataTypes"],
            pointer: Self.pointer.appending("dimensions"), in: root)
        let row = BoundValue.object([
            BoundValue.Member(name: "dimensions", value: .array(dimensions.map { $0["value"] ?? .literal(.null) })),
            BoundValue.Member(name: "measures", value: .array(measures.map { $0["value"] ?? .literal(.null) })),
        ])
        let labels = BoundValue.array(dimensions.map { $0["displayValue"] ?? .literal(.null) })
        let hasLabels = dimensions.contains { $0["displayValue"] != nil }
        var references: Set<BindingReference> = [list]
        for value in [row, labels] { references.formUnion(value.references(outsideOfElementsIn: list.model)) }
        let elements = ElementList(reference: list, sizeLimit: sizeLimit)
        area.add(reading: references, at: [">rows"], pointer: Self.pointer) { scope, onMessage in
            withoutActuallyEscaping(onMessage) { onMessage in
                let budget = scope.budget
                let labelReport: BindingReport = { onMessage(["dimensions"] + $0 + ["displayValue"], $1) }
                var (rows, keys, texts): ([JSONValue], [JSONValue], [JSONValue]) = ([], [], [])
                for element in elements.groups(in: scope).first?.elements ?? [] {
                    let value = row.json(in: element.scope) { onMessage($0 + ["value"], $1) }
                    // Points are cheap: their values have been charged when they were evaluated.
                    guard !budget.isFull else {
                        budget.refuse()
                        break
                    }
                    rows.append(value)
                    keys.append(.string(element.key))
                    if hasLabels { texts.append(labels.json(in: element.scope, onMessage: labelReport)) }
                }
                return ["rows": .array(rows), "keys": .array(keys), "labels": .array(texts)]
            }
        }
    }

    // MARK: Calendars

    private func addCalendar(to area: inout CardArea) {
        // UI5's resolver keeps these four, and the rest is for the typed values.
        let shown: Set<String> = ["date", "maxItems", "maxLegendItems", "noItemsText"]
        let templates: Set<String> = ["item", "specialDate", "legendItem"]
        let others = Set(content.boundMembers.map(\.name)).subtracting(shown)
        addMembers(to: &area, except: others)
        addMembers(to: &area, except: shown.union(templates), hidden: true)
        for (name, result) in [("item", "items"), ("specialDate", "specialDates"), ("legendItem", "legendItems")] {
            guard let list = content[name], let template = list["template"] else { continue }
            let references = TemplateExpansion.references(of: list)
            let sizeLimit = sizeLimit
            area.add(reading: references, at: [result], pointer: Self.pointer.appending(name)) { scope, onMessage in
                withoutActuallyEscaping(onMessage) { onMessage in
                    var expansion = TemplateExpansion(sizeLimit: sizeLimit, in: scope)
                    return .array(expansion.elements(of: list, template: template, in: scope, onMessage: onMessage))
                }
            }
        }
    }

    // MARK: Adaptive Cards

    private func addAdaptiveCard(to area: inout CardArea) {
        let payload = payload
        // A template may read anything, so it depends on the data as a whole.
        area.add(reading: [list, BindingReference("/")], at: [], pointer: Self.pointer) { scope, onMessage in
            let data = scope.value(of: BindingReference("")) ?? .null
            let result = AdaptiveTemplate(payload, environment: scope.environment).expand(with: data)
            // A message that many elements have is told once, at the first one, so that others have room.
            var told: Set<String> = []
            for diagnostic in result.diagnostics where told.insert(diagnostic.message).inserted {
                onMessage(diagnostic.pointer.tokens, diagnostic.message)
            }
            return result.card
        }
    }
}
