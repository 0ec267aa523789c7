/// The rows of a list as JSON: the groups as UI5 has them, and what only the typed values need.
struct RowsResult {
    static let tooLarge = "the rows are too large: those that are left out would exceed the bounds of a card"

    private let name: String
    private let sizeLimit: Int
    private var budget = RowBudget()
    private var groups: [(title: String?, rows: [JSONValue], keys: [JSONValue], typed: [JSONValue])] = []
    private var isFull = false

    init(name: String, sizeLimit: Int) {
        self.name = name
        self.sizeLimit = sizeLimit
    }

    mutating func startGroup(_ title: String?) {
        guard !isFull else { return }
        groups.append((title, [], [], []))
    }

    /// Adds the row of an element; false when the rows are too large together.
    mutating func add(
        _ element: (key: String, scope: BindingScope), _ template: BoundValue, expands: Bool,
        onMessage: @escaping (String) -> Void
    ) -> Bool {
        guard !isFull, let last = groups.indices.last else { return false }
        let row = template.json(in: element.scope, onMessage: onMessage)
        var isAdmitted = budget.admits(row)
        if expands, isAdmitted {
            var expansion = TemplateExpansion(sizeLimit: sizeLimit)
            let typed = expansion.json(of: template, in: element.scope, onMessage: onMessage)
            isAdmitted = budget.admits(typed)
            groups[last].typed.append(typed)
        }
        guard isAdmitted else {
            isFull = true
            onMessage(Self.tooLarge)
            return false
        }
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
