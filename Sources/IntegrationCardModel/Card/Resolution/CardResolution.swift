import Foundation

/// A card with its models, evaluated: the synchronous part between loaded data and the resolved card.
///
/// Each part of the card is an area with the models and contexts that UI5 gives it. Setting a model re-evaluates the
/// values that read what has changed; setting the data of a part makes its area anew.
struct CardResolution: Sendable {
    let blueprint: CardBlueprint
    let environment: BindingEnvironment
    let messages: CardMessages
    let reader: ValueReader
    let mode: CardDataMode
    /// The validators and the custom content of the host.
    var host: any CardHost

    let dataBudget: CardBudget

    /// The named models, in the order in which they were added.
    private(set) var models: [(name: String, root: JSONValue, kind: BindingScope.ModelKind)] = []
    private(set) var data: [CardPlace: CardDataState] = [:]
    private var areas: [AreaName: CardArea] = [:]
    private var retiredEvaluations = 0
    /// The values that the user has entered or chosen.
    private(set) var entered: [String: JSONValue] = [:]
    private(set) var chosen: [String: JSONValue] = [:]
    private(set) var pageIndex = 0
    private(set) var paging: CardPaging?
    private var formDiagnostics: [CardDiagnostic] = []
    private var object: ResolvedObject?
    /// The number of changes of what the content is read from.
    private(set) var contentVersion = 0
    /// The content that was read last, with the number of changes at that time.
    var readContent: (version: Int, section: ResolvedSection<ResolvedContent>?)?

    /// The parts of a card that are evaluated.
    enum AreaName: Hashable, Sendable {
        case card, header, content, footer, requests
        case filter(String)
    }

    init(
        blueprint: CardBlueprint, environment: BindingEnvironment, messages: CardMessages, reader: ValueReader,
        mode: CardDataMode, host: any CardHost, models: [(name: String, root: JSONValue, kind: BindingScope.ModelKind)]
    ) {
        self.blueprint = blueprint
        self.environment = environment
        var dataLimits = environment.limits.content
        dataLimits.maximumValues = max(dataLimits.maximumValues, environment.limits.json.maximumValues)
        dataBudget = CardBudget(dataLimits)
        self.messages = messages
        self.reader = reader
        self.mode = mode
        self.host = host
        self.models = models
        for (name, root) in [
            ("filters", JSONValue.object([:])), ("form", [:]),
            ("messages", ["hasErrors": false, "hasWarnings": false, "records": []]),
            ("paginator", CardPaging.initialModel), ("csrfTokens", [:]), (PagingModel.name, .null),
        ] {
            self.models.append((name, root, .json))
        }
        for (place, section) in blueprint.sections where section.provider(in: mode) != nil { data[place] = .loading }
        // Bindings see named sections as empty until they are loaded.
        for name in blueprint.sections.values.compactMap(\.name).sorted() where isFree(name) {
            self.models.append((name, .object([:]), .json))
        }
        for filter in blueprint.filters { makeArea(.filter(filter.name)) }
        updateFilters()
        makeArea(.requests)
        loadStaticData()
        // The content comes last: when it is too large, the rest of the card still has its texts.
        for name in [AreaName.card, .header, .footer, .content] { makeArea(name) }
        settle()
    }

    private func isFree(_ name: String) -> Bool { !models.contains { $0.name == name } }

    /// The number of evaluations of bound values so far.
    var evaluationCount: Int { retiredEvaluations + areas.values.reduce(0) { $0 + $1.evaluationCount } }

    // MARK: Models and contexts

    /// The scope of the card: its data with its path, and all named models.
    func cardScope() -> BindingScope {
        var environment = environment
        environment.budget = transientBudget
        var scope = BindingScope(data: root(of: .card), environment: environment)
        for model in models { scope.setModel(model.name, to: model.root, kind: model.kind) }
        setContext(of: .card, in: &scope)
        return scope
    }

    /// The data of a part as the default model; nil when none are loaded, or when they are in a named model.
    private func root(of place: CardPlace) -> JSONValue? {
        guard blueprint.sections[place]?.name == nil, case .loaded(let root)? = data[place] else { return nil }
        return root
    }

    private func hasOwnModel(_ place: CardPlace) -> Bool {
        guard let section = blueprint.sections[place] else { return false }
        return section.provider(in: mode) != nil && section.name == nil
    }

    private func setContext(of place: CardPlace, in scope: inout BindingScope) {
        guard let section = blueprint.sections[place] else { return }
        let path = section.path(in: mode, scope: scope)
        let reference = BindingReference(path)
        if hasOwnModel(place), reference.model.isEmpty, !reference.isAbsolute {
            scope.setContext(BindingReference("/" + path))
        } else {
            scope.setContext(reference)
        }
    }

    /// A new account, for values that are evaluated and dropped, such as requests.
    private var transientBudget: CardBudget { CardBudget(environment.limits.content) }

    /// The account of the values of a part. Static data with bindings are kept in addition to what the card shows.
    private func budget(of name: AreaName) -> CardBudget? {
        name == .requests ? dataBudget : environment.budget
    }

    private func scope(of name: AreaName) -> BindingScope {
        var scope = cardScope()
        scope.environment.budget = budget(of: name)
        switch name {
        case .card, .footer, .requests: break
        case .header:
            // A header does not take over the path of the card.
            if hasOwnModel(.header) {
                scope.setModel("", to: root(of: .header) ?? .object([:]))
            } else {
                scope.setContext(BindingReference("/"))
            }
            setContext(of: .header, in: &scope)
        case .content:
            guard blueprint.sections[.content] != nil else { break }
            if hasOwnModel(.content) { scope.setModel("", to: root(of: .content) ?? .object([:])) }
            setContext(of: .content, in: &scope)
        case .filter(let filter):
            let place = CardPlace.filter(filter)
            if hasOwnModel(place) { scope.setModel("", to: root(of: place) ?? .object([:])) }
            setContext(of: place, in: &scope)
        }
        return scope
    }

    /// The place of the elements that the content's templates are repeated for.
    private func contentList(in scope: BindingScope) -> BindingReference {
        let place: CardPlace = blueprint.sections[.content] != nil ? .content : .card
        guard let section = blueprint.sections[place] else { return BindingReference("") }
        let reference = BindingReference(section.path(in: mode, scope: scope))
        // The context has been set to the path, so that a list in the default model is where the context is.
        return reference.model.isEmpty
            ? BindingReference("") : BindingReference(model: reference.model, path: "")
    }

    private mutating func makeArea(_ name: AreaName) {
        if let old = areas[name] {
            retiredEvaluations += old.evaluationCount
            old.release()
        }
        if name == .content || name == .card { contentVersion += 1 }
        var area = CardArea(scope: scope(of: name))
        switch name {
        case .card:
            for member in blueprint.card.boundMembers {
                area.add(member.value, at: [member.name], pointer: JSONPointer(["sap.card", member.name]))
            }
            for member in blueprint.configuration.boundMembers where member.name != "actionHandlers" {
                area.add(
                    member.value, at: ["configuration", member.name],
                    pointer: JSONPointer(["sap.card", "configuration", member.name]))
            }
        case .header: blueprint.header?.add(to: &area)
        case .footer: blueprint.footer?.add(to: &area)
        case .content: contentPlan(in: area.scope)?.add(to: &area)
        case .filter(let filter): blueprint.filters.first { $0.name == filter }?.add(to: &area)
        case .requests:
            for (place, section) in blueprint.sections {
                guard let provider = section.provider(in: mode) else { continue }
                area.add(provider.value, at: [Self.name(of: place)], pointer: place.pointer)
            }
        }
        areas[name] = area
    }

    private func contentPlan(in scope: BindingScope) -> ContentPlan? {
        guard let type = blueprint.type, let content = blueprint.content else { return nil }
        var payload = blueprint.manifest["sap.card"]?["content"] ?? .null
        if type == .adaptiveCard, case .object(var object) = payload {
            object["data"] = nil
            object["request"] = nil
            if case .loaded(.object(let loaded))? = data[.payload] {
                for member in loaded { object[member.name] = member.value }
            }
            payload = .object(object)
        }
        return ContentPlan(
            type: type, content: content, payload: payload, list: contentList(in: scope),
            sizeLimit: blueprint.sizeLimit)
    }

    private static func name(of place: CardPlace) -> String {
        switch place {
        case .card: "card"
        case .header: "header"
        case .content: "content"
        case .payload: "payload"
        case .filter(let name): "filter>" + name
        }
    }

    // MARK: Changes

    /// Sets a named model everywhere.
    mutating func setModel(_ name: String, to root: JSONValue) {
        guard let index = models.firstIndex(where: { $0.name == name }), models[index].root != root else { return }
        models[index].root = root
        let kind = models[index].kind
        for area in Array(areas.keys) {
            if isContextBound(of: area, to: name) {
                makeArea(area)
            } else {
                let isChanged = areas[area]?.setModel(name, to: root, kind: kind) ?? false
                if isChanged, area == .content || area == .card { contentVersion += 1 }
            }
        }
    }

    /// True if the context of an area depends on a model.
    private func isContextBound(of area: AreaName, to model: String) -> Bool {
        var places: [CardPlace] = [.card]
        switch area {
        case .header: places.append(.header)
        case .content: places.append(.content)
        case .filter(let name): places.append(.filter(name))
        case .card, .footer, .requests: break
        }
        return places.contains { place in
            blueprint.sections[place]?.path.references.contains { $0.model == model } ?? false
        }
    }

    /// Sets the state of a part's data.
    mutating func setData(_ state: CardDataState, of place: CardPlace) {
        data[place] = state
        contentVersion += 1
        if let name = blueprint.sections[place]?.name {
            if case .loaded(let root) = state { setModel(name, to: root) }
            if place == .content { makeArea(.content) }
        } else {
            switch place {
            case .card:
                for name in Array(areas.keys) { makeArea(name) }
            case .header: makeArea(.header)
            case .content, .payload: makeArea(.content)
            case .filter(let name): makeArea(.filter(name))
            }
        }
        if case .filter = place { updateFilters() }
        settle()
    }

    /// Takes over data that the manifest itself has: they need no loading.
    private mutating func loadStaticData() {
        for (place, section) in blueprint.sections {
            guard case .json(let value)? = section.provider(in: mode) else { continue }
            let own = section.usesMockData(in: mode) ? nil : blueprint.staticData[place]
            let root =
                own ?? areas[.requests]?.value(at: Self.name(of: place))
                ?? value.json(in: cardScope())
            data[place] = .loaded(root)
            if let name = section.name, let index = models.firstIndex(where: { $0.name == name }) {
                models[index].root = root
            }
        }
        for filter in blueprint.filters where blueprint.sections[.filter(filter.name)] != nil {
            makeArea(.filter(filter.name))
        }
        updateFilters()
        makeArea(.requests)
    }

    /// Sets what the user has chosen in a filter; pages start anew.
    mutating func choose(_ value: JSONValue, inFilter name: String) {
        allowSteps()
        chosen[name] = value
        pageIndex = 0
        updateFilters()
        settle()
    }

    /// Sets what the user has entered in a form field.
    mutating func enter(_ value: JSONValue, inField id: String) {
        allowSteps()
        entered[id] = value
        settle()
    }

    /// Sets all values of a form at once, as an Adaptive Card submits them.
    mutating func setForm(_ values: JSONObject) { setModel("form", to: .object(values)) }

    /// Goes to a page.
    mutating func goToPage(_ index: Int) {
        allowSteps()
        guard var target = paging else { return }
        target.go(to: index, itemCount: itemCount)
        pageIndex = target.pageIndex
        settle()
    }

    /// Sets the values of parameters.
    mutating func setParameters(_ values: JSONObject) {
        allowSteps()
        guard let index = models.firstIndex(where: { $0.name == "parameters" }),
            case .object(var object) = models[index].root
        else { return }
        for member in values { object[member.name] = ["value": member.value] }
        setModel("parameters", to: .object(object))
        updateFilters()
        settle()
    }

    /// Takes over what the user has entered, chosen and turned to.
    mutating func takeOver(_ old: CardResolution) {
        entered = old.entered
        chosen = old.chosen
        pageIndex = old.pageIndex
        updateFilters()
        settle()
    }

    /// Gives back the steps of earlier evaluations, since the user or the host asks for something new.
    func allowSteps() {
        environment.budget?.allowSteps()
        dataBudget.allowSteps()
    }

    // MARK: Dependent models

    private mutating func updateFilters() {
        var model: JSONObject = [:]
        for filter in blueprint.filters {
            model[filter.name] = filter.model(of: control(of: filter), environment: environment)
        }
        setModel("filters", to: .object(model))
    }

    private func control(of filter: FilterPlan) -> ResolvedFilter.Control {
        filter.control(areas[.filter(filter.name)]?.json ?? .null, chosen: chosen[filter.name])
    }

    /// Brings the models that depend on other values into line: pages, visible items, the form.
    private mutating func settle() {
        for _ in 0..<4 {
            let before = models.map(\.root)
            updatePaging()
            updateVisibleItems()
            updateForm()
            updateStaticData()
            if models.map(\.root) == before { break }
        }
    }

    private mutating func updatePaging() {
        guard blueprint.footer != nil else { return }
        let value = areas[.footer]?.value(at: "paginator")
        let isShown = value.map { reader.isVisible($0) } ?? false
        paging = isShown ? CardPaging(value, pageIndex: pageIndex) : nil
        setModel("paginator", to: paging?.model ?? CardPaging.initialModel)
        setModel(PagingModel.name, to: PagingModel.root(of: paging))
    }

    /// The number of items of all pages.
    private var itemCount: Int {
        let rows = areas[.content]?.value(at: ">rows")
        return JSONText.integer(rows?["total"]) ?? Self.count(rows)
    }

    private static func count(_ rows: JSONValue?) -> Int {
        (rows?["keys"]?.arrayValue ?? []).reduce(0) { $0 + ($1.arrayValue?.count ?? 0) }
    }

    private mutating func updateVisibleItems() {
        guard let type = blueprint.type, let area = areas[.content],
            case .object(var parameters)? = models.first(where: { $0.name == "parameters" })?.root
        else { return }
        switch type {
        case .list, .table, .timeline:
            guard let rows = area.value(at: ">rows") else { return }
            parameters["visibleItems"] = .number(Double(Self.count(rows)))
        case .calendar:
            let calendar = calendar(of: area)
            let all = calendar.appointments(on: calendar.date, timeZone: environment.timeZone)
            let shown = calendar.shownAppointments(
                on: calendar.date, now: environment.now(), timeZone: environment.timeZone)
            parameters["allItems"] = .number(Double(all.count))
            parameters["visibleItems"] = .number(Double(shown.count))
        default: return
        }
        setModel("parameters", to: .object(parameters))
    }

    /// The calendar of the content's area.
    private func calendar(of area: CardArea) -> ResolvedCalendar {
        reader.calendar(area.json, environment: environment) { area.value(at: ">" + $0) }
    }

    /// The content of a calendar card.
    var resolvedCalendar: ResolvedCalendar? { areas[.content].map(calendar) }

    private mutating func updateForm() {
        guard blueprint.type == .object, let area = areas[.content] else { return }
        let host = host
        var form = FormReading(
            entered: entered, environment: environment,
            validation: FormValidation(texts: messages.texts) { host.validate($0, with: $1) })
        let action = reader.action(
            of: area.value(at: ">actions").map { ["actions": $0] })
        let value = reader.object(area.json, action: action, form: &form)
        if value != object { contentVersion += 1 }
        object = value
        formDiagnostics = form.diagnostics
        if form.validation.isExhausted {
            formDiagnostics.append(
                CardDiagnostic(
                    .warning, at: ContentPlan.pointer,
                    "the patterns of the fields take too many steps; those of the last fields are not checked"))
        }
        setModel("form", to: .object(form.model))
        setModel("messages", to: form.messages)
    }

    /// Re-evaluates static data of the manifest whose strings read a changed model.
    private mutating func updateStaticData() {
        for (place, section) in blueprint.sections {
            guard case .json(let value)? = section.provider(in: mode), !value.references.isEmpty,
                let root = areas[.requests]?.value(at: Self.name(of: place)), case .loaded(let old)? = data[place],
                root != old
            else { continue }
            data[place] = .loaded(root)
            if let name = section.name {
                setModel(name, to: root)
            } else {
                switch place {
                case .card: for name in Array(areas.keys) where name != .requests { makeArea(name) }
                case .header: makeArea(.header)
                case .content, .payload: makeArea(.content)
                case .filter(let name): makeArea(.filter(name))
                }
            }
        }
    }

    // MARK: Results

    /// The current requests by place. A request that differs from the previous one requires its data to be loaded
    /// again.
    var requests: [CardPlace: JSONValue] {
        var requests: [CardPlace: JSONValue] = [:]
        for (place, section) in blueprint.sections where section.isAsynchronous(in: mode) {
            requests[place] = areas[.requests]?.value(at: Self.name(of: place))
        }
        return requests
    }

    /// The values of a part as JSON.
    func json(of name: AreaName) -> JSONValue { areas[name]?.json ?? .object([:]) }

    /// A value of a part.
    func value(of name: AreaName, at place: String...) -> JSONValue? {
        guard let area = areas[name] else { return nil }
        return place.count == 2 ? area.value(at: place[0], place[1]) : area.value(at: place[0])
    }

    /// The content of an object card.
    var resolvedObject: ResolvedObject? { object }

    /// The warnings of expressions and forms.
    var warnings: [CardDiagnostic] { areas.values.flatMap(\.warnings) + formDiagnostics }

    /// The pages of the content.
    var paginator: ResolvedPaginator? {
        paging.map { paging in
            ResolvedPaginator(
                pageSize: paging.pageSize, pageCount: paging.pageCount(itemCount: itemCount),
                pageIndex: min(paging.pageIndex, paging.pageCount(itemCount: itemCount) - 1),
                isServerSide: paging.isServerSide)
        }
    }

    /// The control of a filter with its value.
    func filterControl(_ filter: FilterPlan) -> ResolvedFilter.Control { control(of: filter) }
}
