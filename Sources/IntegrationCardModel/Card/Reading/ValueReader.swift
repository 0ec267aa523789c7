/// The reader of typed values from resolved JSON. Missing values and values of another kind take the property's
/// default.
struct ValueReader: Sendable {
    /// Makes a relative address absolute, when the address of the manifest is known.
    var resolve: @Sendable (String) -> String = { $0 }

    func text(_ value: JSONValue?) -> String { CardLimits.Content.shown(JSONText.text(value)) }

    /// The text of a property that may be absent; nil for an empty one.
    func optionalText(_ value: JSONValue?) -> String? {
        let text = self.text(value)
        return text.isEmpty ? nil : text
    }

    func flag(_ value: JSONValue?, _ fallback: Bool) -> Bool { JSONText.flag(value) ?? fallback }

    func lines(_ value: JSONValue?, _ fallback: Int) -> Int {
        JSONText.integer(value).flatMap { $0 > 0 ? $0 : nil } ?? fallback
    }

    /// A choice by its exact name.
    func choice<Choice: RawRepresentable<String>>(_ value: JSONValue?, _ fallback: Choice) -> Choice {
        value?.stringValue.flatMap(Choice.init(rawValue:)) ?? fallback
    }

    func state(_ value: JSONValue?) -> ValueState { value?.stringValue.flatMap(ValueState.init(name:)) ?? .none }

    func image(_ value: JSONValue?) -> ResolvedImage? {
        guard case .string(let source)? = value else { return nil }
        return ResolvedImage(source, resolve: resolve)
    }

    /// True if a part is shown; it is unless its `visible` is false.
    func isVisible(_ value: JSONValue?) -> Bool { flag(value?["visible"], true) }

    // MARK: Parts that many places share

    /// A text, or an object with label, value and visibility.
    func labelledText(_ value: JSONValue?) -> ResolvedText? {
        guard let value else { return nil }
        guard case .object = value else { return ResolvedText(value: text(value)) }
        return ResolvedText(
            value: text(value["value"]), label: text(value["label"]), isVisible: isVisible(value))
    }

    /// An icon: an object, or only its address.
    func icon(
        _ value: JSONValue?, shape: ResolvedIcon.Shape = .circle, fit: ResolvedIcon.Fit = .cover,
        size: ResolvedIcon.Size? = nil
    ) -> ResolvedIcon? {
        guard let value, !value.isNull else { return nil }
        var icon = ResolvedIcon(shape: shape, size: size, fit: fit)
        guard case .object = value else {
            icon.image = image(value)
            return icon.image == nil ? nil : icon
        }
        icon.image = image(value["src"])
        icon.initials = initials(value["initials"] ?? value["text"])
        icon.alternativeText = text(value["alt"])
        icon.shape = choice(value["shape"], shape)
        icon.size = value["size"]?.stringValue.flatMap(ResolvedIcon.Size.init(rawValue:)) ?? size
        icon.background = choice(
            value["backgroundColor"], icon.initials.isEmpty ? .transparent : ResolvedIcon.BackgroundColor.accent6)
        icon.fit = choice(value["fitType"], fit)
        icon.isVisible = isVisible(value)
        icon.state = state(value["state"])
        return icon
    }

    /// Returns initials of one to three Latin letters; empty for all other values.
    private func initials(_ value: JSONValue?) -> String {
        let text = JSONText.text(value)
        // A letter with accents takes a few bytes; longer texts are not read.
        guard text.utf8.count <= 64 else { return "" }
        let isLatin = text.unicodeScalars.allSatisfy { scalar in
            scalar.value < 0x250 && scalar.properties.isAlphabetic
        }
        return (1...3).contains(text.count) && isLatin ? text : ""
    }

    func status(_ value: JSONValue?) -> ResolvedStatus? {
        guard let value, !value.isNull else { return nil }
        guard case .object = value else { return ResolvedStatus(value: text(value)) }
        return ResolvedStatus(
            value: text(value["value"]), state: state(value["state"]),
            showsStateIcon: flag(value["showStateIcon"], false), customStateIcon: image(value["customStateIcon"]),
            isInverted: flag(value["inverted"], false), isVisible: isVisible(value), action: action(of: value))
    }

    // MARK: Actions

    /// The action of an element: the first of its `actions`, or the deprecated single one.
    func action(of value: JSONValue?) -> ResolvedAction? {
        switch value?["actions"] {
        case .array(let actions)?: actions.first.flatMap { action($0) }
        case .object?: action(value?["actions"])
        default: nil
        }
    }

    /// An action; nil when its type is unknown.
    func action(_ value: JSONValue?) -> ResolvedAction? {
        guard let value, let name = value["type"]?.stringValue, let kind = ResolvedAction.Kind(name: name) else {
            return nil
        }
        var action = ResolvedAction(kind: kind)
        // An undefined value disables the action, as a missing address shall.
        action.isEnabled = value["enabled"].map { JSONText.truth($0) } ?? true
        action.parameters = value["parameters"] ?? .object([:])
        action.showsNavigationArrow = flag(value["navigationArrow"], false)
        if kind == .navigation {
            let parameters = value["parameters"]
            let url = text(value["url"]).isEmpty ? text(parameters?["url"]) : text(value["url"])
            action.url = SafeLink.link(url).map(resolve)
            action.opensInPlace = (value["target"] ?? parameters?["target"])?.stringValue == "_self"
        }
        return action
    }

    /// A navigation to an address, as deprecated properties give it.
    func navigation(url: JSONValue?, target: JSONValue? = nil) -> ResolvedAction? {
        let address = text(url)
        guard !address.isEmpty, let link = SafeLink.link(address) else { return nil }
        var action = ResolvedAction(kind: .navigation)
        action.url = resolve(link)
        action.parameters = ["url": .string(address)]
        action.opensInPlace = target?.stringValue == "_self"
        return action
    }

    // MARK: Strips

    /// The items of a strip that are shown. A spacer in front moves them to the trailing edge when there is none.
    func strip(_ value: JSONValue?) -> [ResolvedStripItem] {
        let elements = value?.arrayValue ?? value?["item"]?.arrayValue ?? []
        var items = elements.filter(isVisible).compactMap(stripItem)
        if !items.isEmpty, !items.contains(where: { $0.kind == .spacer }) {
            items.insert(ResolvedStripItem(kind: .spacer), at: 0)
        }
        return items
    }

    func stripItem(_ value: JSONValue) -> ResolvedStripItem? {
        guard case .object = value else { return nil }
        var item = ResolvedStripItem()
        item.kind = choice(value["type"], .button)
        item.text = text(value["text"])
        item.icon = image(value["icon"]) ?? image(value["icon"]?["src"])
        item.tooltip = text(value["tooltip"])
        item.isIconOnly = item.icon != nil && (flag(value["preferIcon"], false) || item.text.isEmpty)
        item.buttonType = choice(value["buttonType"], .standard)
        item.isEmphasized = flag(value["emphasized"], false)
        item.overflowPriority = choice(value["overflowPriority"], .high)
        item.overflowGroup = JSONText.integer(value["overflowGroup"]) ?? 0
        item.popup = optionalText(value["ariaHasPopup"]).flatMap { $0 == "None" ? nil : $0 }
        item.action = action(of: value)
        return item
    }
}
