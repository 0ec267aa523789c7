extension AdaptiveReading {
    mutating func elements(_ properties: AdaptiveProperties, _ name: String, depth: Int) -> [AdaptiveElement] {
        list(properties, name, depth: depth) { reading, properties, depth in
            guard let type = properties.text("type") else { return .unknown("the element has no type") }
            guard let content = reading.content(type, properties, depth) else {
                return .unknown("the element type “\(type)” is not known")
            }
            return .value(
                AdaptiveElement(
                    id: properties.text("id"), isVisible: properties.bool("isVisible") ?? true,
                    spacing: reading.choice(properties, "spacing") ?? .default,
                    hasSeparator: properties.bool("separator") ?? false,
                    height: type == "Image" || type == "Carousel"
                        ? properties.text("height")?.lowercased() == "stretch" ? .stretch : .auto
                        : reading.choice(properties, "height") ?? .auto,
                    content: content))
        }
    }

    private mutating func content(
        _ type: String, _ properties: AdaptiveProperties, _ depth: Int
    ) -> AdaptiveElement.Content? {
        switch type {
        case "TextBlock": .textBlock(textBlock(properties))
        case "RichTextBlock":
            .richTextBlock(runs(properties, depth), alignment: choice(properties, "horizontalAlignment"))
        case "Image": .image(image(properties, depth))
        case "ImageSet":
            .imageSet(images(properties, depth), size: choice(properties, "imageSize") ?? .medium)
        case "Media": .media(media(properties))
        case "Container": .container(container(properties, depth: depth))
        case "ColumnSet": .columnSet(columnSet(properties, depth))
        case "FactSet": .factSet(facts(properties, depth))
        case "Table": .table(table(properties, depth))
        case "Carousel": .carousel(carousel(properties, depth))
        case "ActionSet":
            .actionSet(
                actions(properties, "actions", depth: depth), alignment: choice(properties, "horizontalAlignment"))
        default: type.hasPrefix("Input.") ? input(type, properties, depth).map { .input($0) } : nil
        }
    }

    // MARK: Texts

    private mutating func textBlock(_ properties: AdaptiveProperties) -> AdaptiveTextBlock {
        AdaptiveTextBlock(
            text: shownText(properties, "text"), style: choice(properties, "style") ?? .default,
            size: choice(properties, "size") ?? .default, weight: choice(properties, "weight") ?? .default,
            color: choice(properties, "color") ?? .default, fontType: choice(properties, "fontType") ?? .default,
            isSubtle: properties.bool("isSubtle") ?? false, wraps: properties.bool("wrap") ?? false,
            maximumLines: properties.integer("maxLines").flatMap { $0 > 0 ? $0 : nil },
            alignment: choice(properties, "horizontalAlignment"))
    }

    private mutating func runs(_ properties: AdaptiveProperties, _ depth: Int) -> [AdaptiveTextRun] {
        // Inlines may be plain strings.
        let pointer = properties.pointer
        let inlines = (properties["inlines"]?.arrayValue ?? []).map { inline -> JSONValue in
            inline.stringValue.map { ["type": "TextRun", "text": .string($0)] } ?? inline
        }
        return list(AdaptiveProperties(["inlines": .array(inlines)], pointer), "inlines", depth: depth) {
            reading, properties, depth in
            guard properties.text("type") == "TextRun" else { return .unknown("the inline is no “TextRun”") }
            return .value(
                AdaptiveTextRun(
                    text: reading.shownText(properties, "text"), size: reading.choice(properties, "size") ?? .default,
                    weight: reading.choice(properties, "weight") ?? .default,
                    color: reading.choice(properties, "color") ?? .default,
                    fontType: reading.choice(properties, "fontType") ?? .default,
                    isSubtle: properties.bool("isSubtle") ?? false, isItalic: properties.bool("italic") ?? false,
                    isStruckThrough: properties.bool("strikethrough") ?? false,
                    isUnderlined: properties.bool("underline") ?? false,
                    isHighlighted: properties.bool("highlight") ?? false,
                    selectAction: reading.selectAction(properties, depth)))
        }
    }

    private mutating func facts(_ properties: AdaptiveProperties, _ depth: Int) -> [AdaptiveFact] {
        list(properties, "facts", depth: depth) { reading, properties, _ in
            .value(
                AdaptiveFact(
                    title: reading.shownText(properties, "title"), value: reading.shownText(properties, "value")))
        }
    }

    // MARK: Pictures and media

    private mutating func image(_ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveImage {
        var image = AdaptiveImage(
            url: media(properties, "url"), alternativeText: properties.text("altText"),
            size: choice(properties, "size") ?? .auto)
        image.style = choice(properties, "style") ?? .default
        image.width = properties.points("width")
        image.height = properties.points("height")
        image.alignment = choice(properties, "horizontalAlignment")
        image.backgroundColor = properties.text("backgroundColor")
        image.selectAction = selectAction(properties, depth)
        return image
    }

    private mutating func images(_ properties: AdaptiveProperties, _ depth: Int) -> [AdaptiveImage] {
        list(properties, "images", depth: depth) { reading, properties, depth in
            guard properties.text("type") ?? "Image" == "Image" else { return .unknown("the entry is no “Image”") }
            return .value(reading.image(properties, depth))
        }
    }

    private mutating func media(_ properties: AdaptiveProperties) -> AdaptiveMedia {
        let sources: [AdaptiveMedia.Source] = list(properties, "sources", depth: 0) { reading, properties, _ in
            guard let url = reading.media(properties, "url") else { return .unknown("the source has no address") }
            return .value(AdaptiveMedia.Source(url: url, mimeType: properties.text("mimeType")))
        }
        return AdaptiveMedia(
            sources: sources, poster: media(properties, "poster"), alternativeText: properties.text("altText"))
    }

    // MARK: Containers

    private mutating func columnSet(_ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveColumnSet {
        let columns: [AdaptiveColumnSet.Column] = list(properties, "columns", depth: depth) {
            reading, properties, depth in
            guard properties.text("type") ?? "Column" == "Column" else { return .unknown("the entry is no “Column”") }
            return .value(
                AdaptiveColumnSet.Column(
                    id: properties.text("id"), isVisible: properties.bool("isVisible") ?? true,
                    width: reading.width(properties, fallback: .stretch),
                    spacing: reading.choice(properties, "spacing") ?? .default,
                    hasSeparator: properties.bool("separator") ?? false,
                    container: reading.container(properties, depth: depth)))
        }
        return AdaptiveColumnSet(
            columns: columns, style: choice(properties, "style"), bleeds: properties.bool("bleed") ?? false,
            minimumHeight: properties.points("minHeight"), alignment: choice(properties, "horizontalAlignment"),
            selectAction: selectAction(properties, depth))
    }

    private mutating func width(
        _ properties: AdaptiveProperties, fallback: AdaptiveColumnWidth
    ) -> AdaptiveColumnWidth {
        guard let text = properties.text("width")?.lowercased() else { return fallback }
        if text == "auto" { return .auto }
        if text == "stretch" { return .stretch }
        if text.hasSuffix("px") {
            let points = JavaScriptNumber.parse(String(text.dropLast(2)))
            if points >= 0, points.isFinite { return .points(points) }
        } else if let weight = properties.number("width"), weight > 0 {
            return .weight(weight)
        }
        report("“\(text)” is no width", properties.pointer.appending("width"))
        return fallback
    }

    private mutating func table(_ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveTable {
        let columns: [AdaptiveTable.Column] = list(properties, "columns", depth: depth) { reading, properties, _ in
            .value(
                AdaptiveTable.Column(
                    width: reading.width(properties, fallback: .weight(1)),
                    horizontalAlignment: reading.choice(properties, "horizontalCellContentAlignment"),
                    verticalAlignment: reading.choice(properties, "verticalCellContentAlignment")))
        }
        let rows: [AdaptiveTable.Row] = list(properties, "rows", depth: depth) { reading, properties, depth in
            let cells: [AdaptiveContainer] = reading.list(properties, "cells", depth: depth) {
                reading, properties, depth in
                .value(reading.container(properties, depth: depth))
            }
            return .value(
                AdaptiveTable.Row(
                    cells: cells, style: reading.choice(properties, "style"),
                    horizontalAlignment: reading.choice(properties, "horizontalCellContentAlignment"),
                    verticalAlignment: reading.choice(properties, "verticalCellContentAlignment")))
        }
        return AdaptiveTable(
            columns: columns, rows: rows, firstRowIsHeader: properties.bool("firstRowAsHeaders") ?? true,
            showsGridLines: properties.bool("showGridLines") ?? true,
            gridStyle: choice(properties, "gridStyle") ?? .default,
            horizontalAlignment: choice(properties, "horizontalCellContentAlignment"),
            verticalAlignment: choice(properties, "verticalCellContentAlignment"))
    }

    private mutating func carousel(_ properties: AdaptiveProperties, _ depth: Int) -> AdaptiveCarousel {
        let pages: [AdaptiveContainer] = list(properties, "pages", depth: depth) { reading, properties, depth in
            .value(reading.container(properties, depth: depth))
        }
        let initial = properties.integer("initialPage") ?? 0
        return AdaptiveCarousel(
            pages: pages, timer: properties.number("timer").flatMap { $0 > 0 ? $0 : nil },
            initialPage: pages.indices.contains(initial) ? initial : 0, loops: properties.bool("loop") ?? true,
            height: properties.points("heightInPixels") ?? properties.points("height"))
    }
}
