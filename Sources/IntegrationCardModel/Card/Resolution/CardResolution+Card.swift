extension CardResolution {
    /// The resolved card. The content is read anew only when something has changed in it.
    mutating func card() -> ResolvedCard {
        if readContent?.version != contentVersion { readContent = (contentVersion, withoutEmptyRows(content)) }
        var card = ResolvedCard(id: blueprint.id, type: blueprint.type)
        card.menu = host.menu
        card.badges = host.badges
        if let fault = blueprint.configurationFault {
            card.content = .error(messages.configuration(fault.message))
            card.diagnostics.append(fault)
        }
        card.header = header
        card.headerPosition = reader.choice(value(of: .card, at: "headerPosition"), .top)
        card.filters = filters
        if blueprint.configurationFault == nil { card.content = readContent?.section }
        card.footer = footer
        card.action = reader.action(of: value(of: .card, at: "actions").map { ["actions": $0] })
        card.requiredHeight = reader.optionalText(value(of: .card, at: "requiredHeight"))
        card.requiredWidth = reader.optionalText(value(of: .card, at: "requiredWidth"))
        card.diagnostics += diagnostics
        return card
    }

    /// The bound of faults that are listed.
    private static let maximumDiagnostics = 1_000
    /// The bound of faults of one kind that are listed; more are counted.
    private static let maximumOfKind = 50

    /// The faults of bindings, data and expressions.
    private var diagnostics: [CardDiagnostic] {
        var all = blueprint.diagnostics
        for (place, state) in data {
            if case .failed(let error) = state {
                var fault = CardDiagnostic(.error, at: place.pointer(of: error.place), error.description)
                switch error {
                case .invalidRequest, .destination, .token: fault.refusesRequest = true
                default: break
                }
                all.append(fault)
            }
        }
        if blueprint.type == .calendar, case .ready? = readContent?.section {
            all += reader.calendarProblems(json(of: .content), environment)
        }
        let rowCount = value(of: .content, at: ">rows")?["rows"]?.arrayValue?.count ?? 0
        if case .ready(.analytical(let chart))? = readContent?.section, chart.rows.count < rowCount {
            all.append(
                CardDiagnostic(
                    .warning, at: ContentPlan.pointer,
                    "the chart shows the first \(chart.rows.count) of \(rowCount) rows: its series have more than "
                        + "\(environment.limits.content.maximumPoints) points in all"))
        }
        if blueprint.type == .adaptiveCard, case .ready? = readContent?.section {
            all += AdaptiveReader(limits: environment.limits.adaptive).read(json(of: .content)).diagnostics.map {
                CardDiagnostic(.warning, at: JSONPointer(ContentPlan.pointer.tokens + $0.pointer.tokens), $0.message)
            }
        }
        if environment.budget?.hasRefused == true || dataBudget.hasRefused {
            all.append(
                CardDiagnostic(.warning, at: JSONPointer(["sap.card"]), (environment.budget ?? dataBudget).refusal))
        }
        if environment.budget?.hasLongText == true {
            all.append(CardDiagnostic(.warning, at: JSONPointer(["sap.card"]), CardLimits.Content.longTextNotice))
        }
        all += warnings
        all = CardDiagnostic.counted(all, most: Self.maximumOfKind)
        let total = all.count
        if total > Self.maximumDiagnostics {
            all.removeLast(total - Self.maximumDiagnostics)
            all.append(
                CardDiagnostic(
                    .warning, at: JSONPointer(), "\(total - Self.maximumDiagnostics) further faults are not listed"))
        }
        // The order of tables is not that of the manifest.
        return all.map { (place: $0.pointer.description, fault: $0) }
            .sorted { ($0.place, $0.fault.message) < ($1.place, $1.fault.message) }.map(\.fault)
    }

    private var delay: Double? {
        JSONText.number(value(of: .card, at: "configuration", "loadingPlaceholders")?["delay"])
    }

    /// The state of the first place that is loading or has failed; nil if there is none.
    private func obstacle(_ places: CardPlace...) -> CardDataState? {
        for place in places {
            switch data[place] {
            case .loading?, .failed?: return data[place]
            case .loaded?, nil: continue
            }
        }
        return nil
    }

    // MARK: Header

    private var header: ResolvedSection<ResolvedHeader>? {
        guard blueprint.header != nil else { return nil }
        var json = json(of: .header)
        guard reader.isVisible(json) else { return nil }
        switch data[.header] {
        case .failed(let error)?: return .error(messages.error(error))
        case .loading?: return .loading(LoadingPlaceholder(delay: delay))
        case .loaded?, nil: break
        }
        if data[.header] == nil, case .loading? = data[.card] { return .loading(LoadingPlaceholder(delay: delay)) }
        // Templates of charts are repeated beside the JSON that UI5 would show.
        if let chart = value(of: .header, at: ">chart"), case .object(var object) = json {
            object["chart"] = chart
            json = .object(object)
        }
        return .ready(reader.header(json, timeZone: environment.timeZone))
    }

    // MARK: Filters

    private var filters: [ResolvedFilter] {
        blueprint.filters.compactMap { filter in
            let json = json(of: .filter(filter.name))
            guard reader.isVisible(json) else { return nil }
            let control: ResolvedSection<ResolvedFilter.Control> =
                switch data[.filter(filter.name)] {
                case .loading?: .loading(LoadingPlaceholder(itemCount: 1, delay: delay))
                case .failed?:
                    .error(
                        CardMessage(
                            illustration: "", title: messages.texts["FILTER_ERROR"] ?? "", canRetry: true))
                case .loaded?, nil: .ready(filterControl(filter))
                }
            return ResolvedFilter(id: filter.name, label: reader.text(json["label"]), control: control)
        }
    }

    // MARK: Footer

    private var footer: ResolvedFooter? {
        guard blueprint.footer != nil else { return nil }
        let json = json(of: .footer)
        guard reader.isVisible(json) else { return nil }
        var footer = ResolvedFooter()
        footer.actionsStrip = reader.strip(value(of: .footer, at: ">actionsStrip") ?? json["actionsStrip"])
        footer.paginator = paginator
        footer.showsSeparator = reader.flag(json["showSeparator"], false)
        footer.showsCloseButton = JSONText.flag(json["closeButton"]?["visible"])
        footer.isEnabled = obstacle(.card, .content, .payload) == nil
        return footer
    }

    // MARK: Content

    private var noData: CardMessage? {
        blueprint.type.map { messages.noData($0, custom: value(of: .card, at: "configuration", "messages")?["noData"]) }
    }

    private var content: ResolvedSection<ResolvedContent>? {
        guard let type = blueprint.type else { return nil }
        if type == .component || type == .analyticsCloud { return component(type) }
        guard blueprint.content != nil else { return nil }
        switch obstacle(.card, .content, .payload) {
        case .failed(let error)?: return .error(messages.error(error))
        case .loading?:
            let count =
                JSONText.integer(value(of: .content, at: ">minItems"))
                ?? JSONText.integer(blueprint.content?["maxItems"]?.json(in: cardScope())) ?? paging?.pageSize
            return .loading(LoadingPlaceholder(itemCount: min(max(1, count ?? 2), 50), delay: delay))
        case .loaded?, nil: break
        }
        let rows = value(of: .content, at: ">rows")
        let minItems = value(of: .content, at: ">minItems")
        switch type {
        case .list:
            let list = reader.list(rows: rows, staticItems: value(of: .content, at: "items"), minItems: minItems)
            return section(.list(list), isEmpty: list.groups.isEmpty)
        case .timeline:
            let timeline = reader.timeline(rows: rows, minItems: minItems, timeZone: environment.timeZone)
            return section(.timeline(timeline), isEmpty: timeline.items.isEmpty)
        case .table:
            let table = table(rows)
            return section(.table(table), isEmpty: table.groups.isEmpty)
        case .object:
            if let hasData = value(of: .content, at: ">hasData"), !Self.hasData(hasData) {
                return noData.map { .noData($0) }
            }
            return resolvedObject.map { .ready(.object($0)) }
        case .analytical:
            let chart = reader.chart(
                json(of: .content), rows: rows, dataTypes: value(of: .content, at: ">dataTypes"),
                maximumPoints: environment.limits.content.maximumPoints)
            return section(.analytical(chart), isEmpty: chart.rows.isEmpty)
        case .calendar: return resolvedCalendar.map { .ready(.calendar($0)) }
        case .adaptiveCard:
            let card = AdaptiveReader(limits: environment.limits.adaptive, environment: environment)
                .read(json(of: .content)).card
            let markdown = JSONText.flag(value(of: .card, at: "configuration", "enableMarkdown")) ?? false
            return .ready(.adaptive(ResolvedAdaptiveCard(card: card, rendersMarkdown: markdown)))
        case .webPage: return webPage
        case .component, .analyticsCloud: return component(type)
        }
    }

    private func section(_ content: ResolvedContent, isEmpty: Bool) -> ResolvedSection<ResolvedContent> {
        if isEmpty, let noData { return .noData(noData) }
        return .ready(content)
    }

    /// True if a value has data: false for empty objects and arrays, and for other values that JavaScript counts as
    /// false.
    private static func hasData(_ value: JSONValue) -> Bool {
        switch value {
        case .array(let elements): !elements.isEmpty
        case .object(let object): !object.isEmpty
        default: JSONText.truth(value)
        }
    }

    private func table(_ rows: JSONValue?) -> ResolvedTable {
        let json = json(of: .content)
        func option(_ name: String) -> JSONValue? { value(of: .content, at: ">" + name) }
        guard let rows else {
            return reader.staticTable(columns: json["columns"], rows: json["rows"], options: option)
        }
        return reader.table(headers: json["headers"], rows: rows, options: option)
    }

    private var webPage: ResolvedSection<ResolvedContent> {
        let json = json(of: .content)
        let source = JavaScriptText.trim(reader.text(json["src"]))
        guard !source.isEmpty else { return .error(messages.error("EMPTY_URL")) }
        let address = reader.resolve(source)
        guard address.lowercased().hasPrefix("https://") else { return .error(messages.error("UNSAFE_URL")) }
        var page = ResolvedWebPage(source: address)
        page.sandbox = reader.text(json["sandbox"])
        page.allow = reader.text(json["allow"])
        page.allowsFullscreen = reader.flag(json["allowFullscreen"] ?? json["allowfullscreen"], false)
        page.omitsSandbox = reader.flag(json["omitSandbox"], false)
        page.minHeight = reader.optionalText(json["minHeight"]) ?? page.minHeight
        return .ready(.webPage(page))
    }

    private func component(_ type: CardManifest.CardType) -> ResolvedSection<ResolvedContent> {
        let data = cardScope().value(of: BindingReference("")) ?? .null
        return .ready(
            .component(
                ResolvedComponent(
                    id: blueprint.id, typeName: type.rawValue,
                    custom: host.customContent(for: blueprint.id, data: data),
                    minHeight: reader.text(json(of: .content)["minHeight"]), data: data)))
    }
}
