extension ValueReader {
    /// An object from its resolved JSON. The form collects its fields.
    func object(_ value: JSONValue, action: ResolvedAction?, form: inout FormReading) -> ResolvedObject {
        var groups: [ResolvedObject.Group] = []
        let place = ContentPlan.pointer.appending("groups")
        for (index, group) in (value["groups"]?.arrayValue ?? []).enumerated() where isShown(group) {
            var result = ResolvedObject.Group(id: index, items: [])
            result.title = text(group["title"])
            result.titleMaxLines = lines(group["titleMaxLines"], 1)
            result.wrapsLabels = flag(group["labelWrapping"], false)
            result.isStretched = group["alignment"]?.stringValue == "Stretch"
            for (position, item) in (group["items"]?.arrayValue ?? []).enumerated() where isShown(item) {
                let pointer = place.appending(index).appending("items").appending(position)
                result.items.append(objectItem(item, id: position, pointer: pointer, form: &form))
            }
            // A group with nothing in it takes no column.
            if !result.items.isEmpty || !result.title.isEmpty { groups.append(result) }
        }
        return ResolvedObject(groups: groups, action: action)
    }

    /// True if a group or item is shown: certain texts hide it too.
    private func isShown(_ value: JSONValue) -> Bool {
        if case .string(let text)? = value["visible"] {
            return !["null", "false", "undefined", ""].contains(JavaScriptText.trim(text))
        }
        return isVisible(value)
    }

    private func objectItem(
        _ value: JSONValue, id: Int, pointer: JSONPointer, form: inout FormReading
    ) -> ResolvedObjectItem {
        var item = ResolvedObjectItem(id: id, content: .label)
        item.label = text(value["label"])
        item.showsColon = flag(value["showColon"], true)
        item.icon = icon(value["icon"], fit: .contain, size: .extraSmall)
        item.tooltip = text(value["tooltip"])
        item.action = action(of: value)
        if let field = form.field(value, pointer: pointer) {
            item.content = .field(field)
            return item
        }
        switch value["type"]?.stringValue {
        case "Status": item.content = status(value).map { .status($0) } ?? .label
        case "NumericData": item.content = .numericData(figures(value))
        case "IconGroup": item.content = .icons(icons(value["items"]), size: choice(value["size"], .extraSmall))
        case "ButtonGroup":
            item.content = .buttons((value["items"]?.arrayValue ?? []).filter(isVisible).compactMap(stripItem))
        case "RatingIndicator":
            item.content = .rating(
                value: JSONText.number(value["value"]) ?? 0,
                maximum: JSONText.integer(value["maxValue"]).flatMap { (1...100).contains($0) ? $0 : nil } ?? 5,
                halves: value["visualMode"]?.stringValue != "Full")
        case "Image": item.content = .image(objectImage(value))
        case let type: readText(value, type: type, into: &item)
        }
        return item
    }

    /// A text, which the deprecated types make a link.
    private func readText(_ value: JSONValue, type: String?, into item: inout ResolvedObjectItem) {
        guard let given = value["value"], !text(given).isEmpty else {
            if value["value"] != nil { item.content = .text("", maxLines: nil) }
            return
        }
        let shown = text(given)
        item.content = .text(shown, maxLines: JSONText.integer(value["maxLines"]).flatMap { $0 > 0 ? $0 : nil })
        guard item.action == nil else { return }
        switch type {
        case "link": item.action = navigation(url: value["url"] ?? given, target: value["target"])
        case "email":
            let subject = text(value["emailSubject"])
            let query = subject.isEmpty ? "" : "?subject=" + CardRequest.encoded(subject)
            item.action = navigation(url: .string("mailto:" + shown + query))
        case "phone": item.action = navigation(url: .string("tel:" + (optionalText(value["tel"]) ?? shown)))
        default: break
        }
    }

    private func icons(_ value: JSONValue?) -> [ResolvedGroupIcon] {
        (value?.arrayValue ?? []).enumerated().compactMap { index, element in
            icon(element["icon"]).map {
                ResolvedGroupIcon(id: String(index), icon: $0, action: action(of: element))
            }
        }
    }

    private func objectImage(_ value: JSONValue) -> ResolvedObjectImage {
        var result = ResolvedObjectImage()
        result.image = image(value["src"])
        result.fallback = image(value["fallbackSrc"])
        result.alternativeText = text(value["alt"])
        result.isFullWidth = flag(value["fullWidth"], false)
        result.height = optionalText(value["height"])
        result.fit = optionalText(value["imageFit"])
        result.position = optionalText(value["imagePosition"])
        guard let over = value["overlay"], case .object = over, isVisible(over) else { return result }
        var overlay = ResolvedObjectImage.Overlay()
        overlay.supertitle = text(over["supertitle"])
        overlay.title = text(over["title"])
        overlay.subtitle = text(over["subTitle"] ?? over["subtitle"])
        overlay.verticalPosition = optionalText(over["verticalPosition"]) ?? overlay.verticalPosition
        overlay.horizontalPosition = optionalText(over["horizontalPosition"]) ?? overlay.horizontalPosition
        overlay.padding = optionalText(over["padding"]) ?? overlay.padding
        overlay.textColor = optionalText(over["textColor"])
        overlay.textFilter = optionalText(over["textFilter"])
        overlay.background = optionalText(over["background"])
        overlay.animation = optionalText(over["animation"]) ?? overlay.animation
        result.overlay = overlay
        return result
    }
}
