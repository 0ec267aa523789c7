extension AdaptiveReading {
    mutating func actions(_ properties: AdaptiveProperties, _ name: String, depth: Int) -> [AdaptiveAction] {
        list(properties, name, depth: depth) { reading, properties, depth in
            guard let type = properties.text("type") else { return .unknown("the action has no type") }
            return reading.action(type, properties, depth)
        }
    }

    /// Reads the action of a tap. It cannot show a card.
    mutating func selectAction(_ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveAction? {
        action(named: "selectAction", properties, depth)
    }

    private mutating func action(
        named name: String, _ properties: AdaptiveProperties, _ depth: Int
    ) -> AdaptiveAction? {
        guard let value = properties[name], !value.isNull else { return nil }
        let single = AdaptiveProperties([name: [value]], properties.pointer)
        let action = actions(single, name, depth: depth).first
        if case .showCard? = action?.kind {
            report("a card cannot be shown from here", properties.pointer.appending(name))
            return nil
        }
        return action
    }

    private mutating func action(
        _ type: String, _ properties: AdaptiveProperties, _ depth: Int
    ) -> Entry<AdaptiveAction> {
        let inputs: AdaptiveAssociatedInputs = choice(properties, "associatedInputs") ?? .auto
        let kind: AdaptiveAction.Kind
        switch type {
        case "Action.OpenUrl":
            guard let url = link(properties, "url") else { return .unknown("the action has no address to open") }
            kind = .openURL(url)
        case "Action.Submit": kind = .submit(data: properties["data"], inputs: inputs)
        case "Action.Execute":
            kind = .execute(verb: properties.text("verb"), data: properties["data"], inputs: inputs)
        case "Action.ShowCard":
            guard let value = properties["card"] else { return .unknown("the action has no card to show") }
            kind = .showCard(card(value, at: properties.pointer.appending("card"), depth: depth))
        case "Action.ToggleVisibility": kind = .toggleVisibility(targets(properties))
        default: return .unknown("the action type “\(type)” is not known")
        }
        return .value(
            AdaptiveAction(
                id: properties.text("id"), title: properties.text("title"), iconURL: icon(properties, "iconUrl"),
                tooltip: properties.text("tooltip"), style: choice(properties, "style") ?? .default,
                mode: choice(properties, "mode") ?? .primary, isEnabled: properties.bool("isEnabled") ?? true,
                role: properties.text("role"), kind: kind))
    }

    private func targets(_ properties: AdaptiveProperties) -> [AdaptiveAction.Target] {
        (properties["targetElements"]?.arrayValue ?? []).compactMap { target in
            if let id = target.stringValue { return AdaptiveAction.Target(elementID: id, isVisible: nil) }
            guard let id = target["elementId"]?.stringValue else { return nil }
            return AdaptiveAction.Target(elementID: id, isVisible: target["isVisible"]?.boolValue)
        }
    }

    // MARK: Inputs

    mutating func input(_ type: String, _ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveInput? {
        guard let kind = inputKind(type, properties, depth) else { return nil }
        if properties.text("id")?.isEmpty ?? true { report("an input without an id is not sent", properties.pointer) }
        var input = AdaptiveInput(
            id: properties.text("id"), label: properties.text("label"),
            labelPosition: choice(properties, "labelPosition") ?? .above, labelWidth: labelWidth(properties),
            style: choice(properties, "inputStyle") ?? .default, isRequired: properties.bool("isRequired") ?? false,
            errorMessage: properties.text("errorMessage"), value: nil, placeholder: properties.text("placeholder"),
            kind: kind)
        let value = properties.text("value")
        if let value, !value.isEmpty, !input.isWellFormed(value) {
            report("“\(value.prefix(100))” is no \(expectation(of: kind))", properties.pointer.appending("value"))
        } else {
            input.value = value
        }
        return input
    }

    private func expectation(of kind: AdaptiveInput.Kind) -> String {
        switch kind {
        case .date: "date of the calendar as yyyy-MM-dd"
        case .time: "time as HH:mm"
        default: "number"
        }
    }

    /// Reads the width of a label: a number of percent, or points such as "40px".
    private mutating func labelWidth(_ properties: AdaptiveProperties) -> AdaptiveLabelWidth? {
        guard let text = properties.text("labelWidth")?.lowercased() else { return nil }
        if text.hasSuffix("px") {
            if AdaptiveInputValue.isNumber(String(text.dropLast(2))), let points = properties.points("labelWidth") {
                return .points(points)
            }
        } else if let percent = properties.number("labelWidth"), (0...100).contains(percent) {
            return .percent(percent)
        }
        report(
            "“\(text.prefix(100))” is no width of a label: a number from 0 to 100 is a share in percent, “80px” a width",
            properties.pointer.appending("labelWidth"))
        return nil
    }

    /// Reads a bound of dates or times; one that is none does not count.
    private mutating func bound(
        _ properties: AdaptiveProperties, _ name: String, _ isValid: (String) -> Bool
    ) -> String? {
        guard let text = properties.text(name), !text.isEmpty else { return nil }
        if isValid(text) { return text }
        report("“\(text.prefix(100))” is no bound of the input", properties.pointer.appending(name))
        return nil
    }

    private mutating func inputKind(
        _ type: String, _ properties: AdaptiveProperties, _ depth: Int
    ) -> AdaptiveInput.Kind? {
        let kind: AdaptiveInput.Kind
        switch type {
        case "Input.Text":
            kind = .text(
                AdaptiveInput.Text(
                    isMultiline: properties.bool("isMultiline") ?? false,
                    maximumLength: properties.integer("maxLength").flatMap { $0 > 0 ? $0 : nil },
                    style: choice(properties, "style") ?? .text, pattern: pattern(properties),
                    inlineAction: action(named: "inlineAction", properties, depth)))
        case "Input.Number": kind = .number(minimum: properties.number("min"), maximum: properties.number("max"))
        case "Input.Date":
            kind = .date(
                minimum: bound(properties, "min", AdaptiveInputValue.isDate),
                maximum: bound(properties, "max", AdaptiveInputValue.isDate))
        case "Input.Time":
            kind = .time(
                minimum: bound(properties, "min", AdaptiveInputValue.isTime),
                maximum: bound(properties, "max", AdaptiveInputValue.isTime))
        case "Input.Toggle":
            kind = .toggle(
                title: properties.text("title") ?? "", valueOn: properties.text("valueOn") ?? "true",
                valueOff: properties.text("valueOff") ?? "false", wraps: properties.bool("wrap") ?? false)
        case "Input.ChoiceSet": kind = .choices(choices(properties, depth))
        default: return nil
        }
        return kind
    }

    private mutating func pattern(_ properties: AdaptiveProperties) -> String? {
        guard let source = properties.text("regex") else { return nil }
        var limits = CardLimits.Patterns()
        guard remainingInstructions > 0 else {
            report("the regular expressions of the card are too large together", properties.pointer.appending("regex"))
            return nil
        }
        limits.maximumInstructions = min(limits.maximumInstructions, remainingInstructions)
        do throws(BoundedPattern.Fault) {
            remainingInstructions -= try BoundedPattern(source, limits: limits).instructions.count
            return source
        } catch {
            remainingInstructions -= limits.maximumInstructions
            report("the regular expression is not valid: \(error.message)", properties.pointer.appending("regex"))
            return nil
        }
    }

    private mutating func choices(_ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveInput.Choices {
        let choices: [AdaptiveInput.Choices.Choice] = list(properties, "choices", depth: depth) { _, properties, _ in
            .value(
                AdaptiveInput.Choices.Choice(
                    title: properties.text("title") ?? "", value: properties.text("value") ?? ""))
        }
        return AdaptiveInput.Choices(
            choices: choices, allowsSeveral: properties.bool("isMultiSelect") ?? false,
            style: choice(properties, "style") ?? .compact, wraps: properties.bool("wrap") ?? false,
            dataset: properties["choices.data"]?["dataset"]?.stringValue)
    }
}
