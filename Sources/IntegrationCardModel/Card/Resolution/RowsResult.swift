/// The rows of a list as JSON: the groups as UI5 has them, and what only the typed values need.
struct RowsResult {
    private let name: String
    private let sizeLimit: Int
    private let budget: CardBudget
    private let laterBudget: CardBudget
    private var count = 0

    /// The number of rows that are charged to the card; views make later ones when they come into sight.
    static let earlyRows = 400

    private var groups: [(title: String?, rows: [JSONValue], keys: [JSONValue], typed: [JSONValue])] = []
    private var isFull = false

    init(name: String, sizeLimit: Int, in scope: BindingScope) {
        self.name = name
        budget = scope.budget
        laterBudget = CardBudget(scope.environment.limits.content.later)
        self.sizeLimit = sizeLimit
    }

    mutating func startGroup(_ title: String?) {
        guard !isFull else { return }
        if let title, !(count < Self.earlyRows ? budget : laterBudget).admits(.string(title)) {
            isFull = true
            budget.refuse()
            return
        }
        groups.append((title, [], [], []))
    }

    /// Adds the row of an element; false when the rows are too large together.
    ///
    /// A row whose texts have no room is the end of the list, not a row without texts. Only the first one is kept with
    /// what there is room for.
    mutating func add(
        _ element: (key: String, scope: BindingScope), _ template: BoundValue, expands: Bool,
        onMessage: BindingReport?
    ) -> Bool {
        guard !isFull, let last = groups.indices.last else { return false }
        var scope = element.scope
        var budget = budget
        if count >= Self.earlyRows {
            budget = laterBudget
            scope.environment.budget = budget
        }
        let refusals = budget.refusals
        let row = budget.admitting { template.json(in: scope, onMessage: onMessage) }
        var isAdmitted = row != nil && (count == 0 || budget.refusals == refusals)
        if expands, isAdmitted {
            var expansion = TemplateExpansion(sizeLimit: sizeLimit, budget: budget)
            let typed = expansion.json(of: template, in: scope, onMessage: onMessage)
            isAdmitted = !budget.isFull
            if isAdmitted { groups[last].typed.append(typed) }
        }
        guard isAdmitted, let row else {
            isFull = true
            self.budget.refuse()
            return false
        }
        count += 1
        groups[last].rows.append(row)
        groups[last].keys.append(.string(element.key))
        return true
    }

    /// The result.
    ///
    /// - Parameter total: the number of elements of all pages.
    func json(total: Int?) -> JSONValue {
        let lists = groups.map { group -> JSONValue in
            var object: JSONObject = [:]
            if let title = group.title { object["title"] = .string(title) }
            object[name] = .array(group.rows)
            return .object(object)
        }
        var result: JSONObject = [
            "groups": .array(lists), "keys": .array(groups.map { .array($0.keys) }),
        ]
        if groups.contains(where: { !$0.typed.isEmpty }) {
            result["typed"] = .array(groups.map { .array($0.typed) })
        }
        if let total { result["total"] = .number(Double(total)) }
        return .object(result)
    }
}
