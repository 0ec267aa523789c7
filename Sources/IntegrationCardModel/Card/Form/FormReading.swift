/// The form of an object card: its fields with what the user has entered, and what bindings read of them.
struct FormReading {
    /// The values that the user has entered, by identifier.
    let entered: [String: JSONValue]
    let environment: BindingEnvironment
    private(set) var validation: FormValidation
    private(set) var model: JSONObject = [:]
    private(set) var records: [JSONValue] = []
    private(set) var diagnostics: [CardDiagnostic] = []

    init(entered: [String: JSONValue], environment: BindingEnvironment, validation: FormValidation) {
        self.entered = entered
        self.environment = environment
        self.validation = validation
    }

    /// The content of the binding model `messages`.
    var messages: JSONValue {
        [
            "hasErrors": .bool(records.contains { $0["type"]?.stringValue == "Error" }),
            "hasWarnings": .bool(records.contains { $0["type"]?.stringValue == "Warning" }),
            "records": .array(records),
        ]
    }

    /// Reads a field; nil when the type is none of a field. Fields without an identifier of their own are no part of
    /// the form.
    mutating func field(_ value: JSONValue, pointer: JSONPointer) -> ResolvedFormField? {
        guard let type = value["type"]?.stringValue, Self.types.contains(type) else { return nil }
        let id = JSONText.text(value["id"])
        let isPart = !id.isEmpty && model[id] == nil
        if !isPart {
            let reason = id.isEmpty ? "the field has no id" : "the id “\(id)” belongs to another field"
            diagnostics.append(CardDiagnostic(.warning, at: pointer, reason + "; it is no part of the form"))
        }
        let entry = isPart ? entered[id] : nil
        var field: ResolvedFormField
        var text: String
        var isChosen: Bool?
        let formValue: JSONValue
        switch type {
        case "ComboBox":
            var source = value
            // The key wins over the text.
            if case .object(var object) = source, JSONText.text(object["selectedKey"]).isEmpty {
                object["selectedKey"] = nil
                source = .object(object)
            }
            let choice = FilterPlan.comboBox(source, chosen: entry, placeholder: "")
            if entry == nil, choice.selectedKey == nil, !choice.options.isEmpty {
                checkKey(of: source, pointer)
            }
            field = ResolvedFormField(
                id: id,
                control: .comboBox(options: choice.options, selectedKey: choice.selectedKey, value: choice.value))
            text = choice.value
            isChosen = choice.selectedKey != nil
            formValue = ["key": .string(choice.selectedKey ?? ""), "value": .string(choice.value)]
        case "RadioButtonGroup":
            let options = FilterPlan.options(value)
            var key = entry.map { JSONText.text($0["key"] ?? $0) } ?? JSONText.text(value["selectedKey"])
            if key.isEmpty, let index = JSONText.integer(value["selectedIndex"]), options.indices.contains(index) {
                key = options[index].key
            }
            let option = options.first { $0.key == key }
            if entry == nil, option == nil, !options.isEmpty { checkKey(of: value, pointer) }
            field = ResolvedFormField(id: id, control: .radioButtons(options: options, selectedKey: option?.key))
            text = option?.key ?? ""
            isChosen = option != nil
            formValue = ["key": .string(option?.key ?? ""), "value": .string(option?.title ?? "")]
        case "DateRange":
            let chosen = entry ?? value["value"]
            let range = ResolvedDateRange(
                option: chosen?["option"]?.stringValue, values: chosen?["values"]?.arrayValue ?? [],
                options: value["options"]?.arrayValue?.map { JSONText.text($0) } ?? ["date"])
            field = ResolvedFormField(id: id, control: .dateRange(range))
            if entry == nil { checkDates(value["value"], pointer) }
            text = range.values.isEmpty ? "" : range.option ?? ""
            formValue = .object(DateRangeModel(environment: environment).model(of: chosen))
        default:
            text = JSONText.text(entry ?? value["value"])
            if type == "Duration", !Self.isDuration(text) {
                if !text.isEmpty {
                    warn(
                        "the value “\(text.prefix(80))” is no duration of hours and minutes such as “PT2H30M”; "
                            + "the field is empty", pointer.appending("value"))
                }
                text = ""
            }
            let control: ResolvedFormField.Control =
                switch type {
                case "TextArea": .textArea(value: text, rows: JSONText.integer(value["rows"]))
                case "Duration": .duration(value: text)
                default: .input(value: text)
                }
            field = ResolvedFormField(id: id, control: control)
            formValue = .string(text)
        }
        field.placeholder = JSONText.text(value["placeholder"])
        field.isRequired = value["validations"]?.arrayValue?.contains { JSONText.flag($0["required"]) == true } ?? false
        field.message = validation.message(
            rules: value["validations"], text: text, isChosen: isChosen, value: formValue)
        if isPart {
            model[id] = formValue
            record(field)
        }
        return field
    }

    private mutating func warn(_ message: String, _ pointer: JSONPointer) {
        diagnostics.append(CardDiagnostic(.warning, at: pointer, message))
    }

    /// Notes a chosen key that no option has.
    private mutating func checkKey(of value: JSONValue, _ pointer: JSONPointer) {
        let key = JSONText.text(value["selectedKey"])
        if !key.isEmpty {
            warn("no option has the key “\(key.prefix(80))”; none is chosen", pointer.appending("selectedKey"))
        }
    }

    /// Notes a value that is no chosen option with dates, unless it is empty.
    private mutating func checkDates(_ value: JSONValue?, _ pointer: JSONPointer) {
        let isEmpty =
            switch value {
            case nil, .null?: true
            case .string(let text)?: text.isEmpty
            case .object(let object)?: object.isEmpty
            default: false
            }
        guard !isEmpty, DateRangeModel(environment: environment).model(of: value)["range"] == nil else { return }
        warn(
            "the value is no range of dates such as { \"option\": \"date\", \"values\": [\"2026-01-31\"] }",
            pointer.appending("value"))
    }

    private mutating func record(_ field: ResolvedFormField) {
        guard let message = field.message else { return }
        let type =
            switch message.state {
            case .warning: "Warning"
            case .information: "Information"
            default: "Error"
            }
        records.append([
            "type": .string(type), "message": .string(message.text), "bindingPath": .string("/" + field.id),
        ])
    }

    private static let types: Set<String> = [
        "ComboBox", "TextArea", "Input", "Duration", "DateRange", "RadioButtonGroup",
    ]

    /// True if a text is a duration of 0 to 24 hours and 0 to 59 minutes, such as "PT10H30M".
    static func isDuration(_ text: String) -> Bool {
        guard text.hasPrefix("PT"), text.utf8.count <= 16 else { return false }
        var rest = text.dropFirst(2)
        guard !rest.isEmpty else { return false }
        for (unit, greatest) in [("H", 24), ("M", 59)] {
            guard let end = rest.firstIndex(of: Character(unit)) else { continue }
            guard let number = Int(rest[..<end]), (0...greatest).contains(number) else { return false }
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty
    }
}
