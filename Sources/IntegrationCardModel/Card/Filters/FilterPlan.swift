/// A filter of a card before its bindings are evaluated.
struct FilterPlan: Sendable {
    /// The types of filters.
    enum Kind: Sendable {
        case select, comboBox, search, dateRange

        /// Reads a type in any case of letters. Unknown ones are choices.
        init(name: String?) { self = name.flatMap(Kind.init(known:)) ?? .select }

        /// Reads a type in any case of letters, also the old "string" and "integer" of choices; nil for an unknown one.
        init?(known name: String) {
            switch name.lowercased() {
            case "combobox": self = .comboBox
            case "search": self = .search
            case "daterange": self = .dateRange
            case "select", "string", "integer", "": self = .select
            default: return nil
            }
        }
    }

    let name: String
    let kind: Kind
    /// The filter without its data.
    let filter: BoundValue
    let sizeLimit: Int

    var pointer: JSONPointer { JSONPointer(["sap.card", "configuration", "filters", name]) }

    /// Adds the values of the filter to its area. The options that a template makes become `items`.
    func add(to area: inout CardArea) {
        for member in filter.boundMembers where member.name != "item" {
            area.add(member.value, at: [member.name], pointer: pointer.appending(member.name))
        }
        guard let list = filter["item"], let template = list["template"] else { return }
        let references = TemplateExpansion.references(of: list)
        let group = kind == .comboBox ? filter["group"].flatMap { $0.isNull ? nil : $0 } : nil
        let sizeLimit = sizeLimit
        let path = list["path"]
        area.add(reading: references, at: ["items"], pointer: pointer) { scope, onMessage in
            withoutActuallyEscaping(onMessage) { onMessage in
                let optionReport = BoundValue.report(onMessage, within: "item", "template")
                let reference = BindingReference(path?.json(in: scope).stringValue ?? "/")
                let elements = ElementList(reference: reference, sizeLimit: sizeLimit, group: group)
                var options: [JSONValue] = []
                for part in elements.groups(in: scope, onMessage: onMessage) {
                    for element in part.elements {
                        var option = template.json(in: element.scope, onMessage: optionReport).objectValue ?? [:]
                        if let title = part.title { option["group"] = .string(title) }
                        guard scope.budget.admits(.object(option)) else { return .array(options) }
                        options.append(.object(option))
                    }
                }
                return .array(options)
            }
        }
    }

    // MARK: Values

    /// The options of the filter.
    static func options(_ value: JSONValue) -> [ResolvedOption] {
        (value["items"]?.arrayValue ?? []).map { item in
            ResolvedOption(
                key: JSONText.text(item["key"]), title: JSONText.text(item["title"]),
                additionalText: JSONText.text(item["additionalText"]), group: item["group"]?.stringValue,
                isEnabled: JSONText.flag(item["enabled"]) ?? true)
        }
    }

    /// The control of the filter.
    ///
    /// - Parameters:
    ///   - value: the filter's JSON.
    ///   - chosen: what the user has chosen; nil while that is what the manifest gives.
    func control(_ value: JSONValue, chosen: JSONValue?) -> ResolvedFilter.Control {
        let placeholder = JSONText.text(value["placeholder"])
        switch kind {
        case .search:
            return .search(value: JSONText.text(chosen ?? value["value"]), placeholder: placeholder)
        case .dateRange:
            let range = chosen ?? value["value"]
            return .dateRange(
                ResolvedDateRange(
                    option: range?["option"]?.stringValue, values: range?["values"]?.arrayValue ?? [],
                    options: (value["options"]?.arrayValue).map { $0.map { JSONText.text($0) } }
                        ?? ResolvedDateRange.standardOptions, placeholder: placeholder))
        case .select:
            let options = Self.options(value)
            let wanted = chosen ?? value["value"]
            // A choice always has a value: without one in the manifest it is the first option.
            let key = wanted.flatMap { $0.isNull ? nil : JSONText.text($0) } ?? options.first?.key
            return .select(
                ResolvedFilter.Choice(
                    options: options, selectedKey: key,
                    value: options.first { $0.key == key }?.title ?? key ?? "", placeholder: placeholder))
        case .comboBox:
            return .comboBox(Self.comboBox(value, chosen: chosen, placeholder: placeholder))
        }
    }

    /// The state of a combo box: `selectedKey` and `selectedIndex` come before `value`, which may be any text.
    static func comboBox(
        _ value: JSONValue, chosen: JSONValue?, placeholder: String
    ) -> ResolvedFilter.Choice {
        let options = options(value)
        var choice = ResolvedFilter.Choice(options: options, placeholder: placeholder)
        var selected: ResolvedOption?
        if let chosen {
            if let key = chosen["key"] ?? chosen["selectedKey"] {
                selected = options.first { $0.key == JSONText.text(key) }
            }
            choice.value = JSONText.text(chosen["value"] ?? (chosen.objectValue == nil ? chosen : nil))
            if selected == nil { selected = options.first { $0.title == choice.value && !choice.value.isEmpty } }
        } else {
            choice.value = JSONText.text(value["value"])
            let key = JSONText.text(value["selectedKey"])
            if !key.isEmpty {
                selected = options.first { $0.key == key }
            } else if let index = JSONText.integer(value["selectedIndex"]), options.indices.contains(index) {
                selected = options[index]
            } else if !choice.value.isEmpty {
                selected = options.first { $0.title == choice.value }
            }
        }
        if let selected {
            choice.selectedKey = selected.key
            choice.value = selected.title
        }
        return choice
    }

    /// The filter's part of the binding model `filters`.
    func model(of control: ResolvedFilter.Control, environment: BindingEnvironment) -> JSONValue {
        switch control {
        case .search(let value, _):
            // Values stand within quotation marks of queries.
            return ["value": .string(value.replacing("\"", with: "\\\""))]
        case .dateRange(let range):
            return .object(
                DateRangeModel(environment: environment).model(
                    of: range.option.map { ["option": .string($0), "values": .array(range.values)] }))
        case .select(let choice):
            var model: JSONObject = [:]
            if let key = choice.selectedKey { model["value"] = .string(key) }
            if let option = choice.options.first(where: { $0.key == choice.selectedKey }) {
                model["selectedItem"] = ["title": .string(option.title), "key": .string(option.key)]
            }
            return .object(model)
        case .comboBox(let choice):
            var model: JSONObject = ["value": .string(choice.value)]
            if let option = choice.options.first(where: { $0.key == choice.selectedKey }) {
                model["selectedItem"] = [
                    "title": .string(option.title), "key": .string(option.key),
                    "additionalText": .string(option.additionalText),
                ]
            }
            return .object(model)
        }
    }
}
