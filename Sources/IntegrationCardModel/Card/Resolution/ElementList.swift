import Foundation

/// The list that templates are repeated for: sorted, cut and grouped elements of a model.
struct ElementList: Sendable {
    /// The place of the list.
    var reference: BindingReference
    /// The most elements that are looked at, `configuration/modelSizeLimit`.
    var sizeLimit = 1000
    /// The grouping: `title` per element, and `order` with `path` and `dir`.
    var group: BoundValue?
    /// The greatest number of elements that are kept; nil for all.
    var maximum: Int?
    /// The page that is shown, when the loaded elements are divided into pages.
    var paging: CardPaging?

    /// The elements of one group.
    struct Group {
        var title: String?
        var elements: [(key: String, scope: BindingScope)]
    }

    /// The elements in groups, whose titles report their messages below `group`. Only those that are kept get a scope, and
    /// only the sort path is read of the others.
    func groups(in scope: BindingScope, onMessage: BindingReport? = nil) -> [Group] {
        let elements = kept(in: scope).map { element in
            (key: element.key, scope: scope.scope(ofElement: element.key, value: element.value, in: reference))
        }
        guard let title = group?["title"] else {
            return elements.isEmpty ? [] : [Group(title: nil, elements: elements)]
        }
        var groups: [Group] = []
        let titleReport = BoundValue.report(onMessage, within: "group", "title")
        // Elements are looked at whether they are shown or not: their titles have an account of their own.
        let budget = CardBudget(scope.environment.limits.content.later)
        for element in elements {
            var inner = element.scope
            inner.environment.budget = budget
            let before = budget.charge
            let text = JSONText.text(title.json(in: inner, onMessage: titleReport))
            if let last = groups.indices.last, groups[last].title == text {
                budget.release(budget.charge - before)
                groups[last].elements.append(element)
            } else {
                groups.append(Group(title: text, elements: [element]))
            }
        }
        if budget.hasRefused { scope.environment.budget?.refuse() }
        return groups
    }

    /// The number of elements before they are divided into pages.
    func count(in scope: BindingScope) -> Int { scope.elements(of: reference, limit: sizeLimit).count }

    private func kept(in scope: BindingScope) -> [(key: String, value: JSONValue)] {
        let order = group?["order"]?["path"]?.json(in: scope).stringValue.flatMap { $0.isEmpty ? nil : $0 }
        let limit = max(0, sizeLimit)
        if let paging, !paging.isServerSide {
            return Array(paging.items(of: sorted(in: scope, order, limit)))
        }
        guard let order else {
            return scope.elements(of: reference, limit: min(limit, paging == nil ? maximum ?? limit : limit))
        }
        let all = sorted(in: scope, order, limit)
        guard paging == nil, let maximum else { return all }
        return Array(all.prefix(maximum))
    }

    private func sorted(in scope: BindingScope, _ order: String?, _ limit: Int) -> [(key: String, value: JSONValue)] {
        guard let order else { return scope.elements(of: reference, limit: limit) }
        let descends = group?["order"]?["dir"]?.json(in: scope).stringValue == "DESC"
        let segments = BindingReference(model: "", path: order).segments
        let ordered = ElementOrder(locale: scope.environment.locale, descends: descends).sort(
            scope.elements(of: reference, limit: .max)
        ) { BindingScope.walk($0.value, segments) }
        return Array(ordered.prefix(limit))
    }
}
