/// The name that elements of one tree share in a namespace.
package struct SemanticsKey: Hashable, Sendable {
    private let namespace: UncheckedID
    private let id: UncheckedID

    init(namespace: AnyHashable, id: AnyHashable) {
        self.namespace = UncheckedID(namespace)
        self.id = UncheckedID(id)
    }
}

/// A relation of an element to elements elsewhere in the tree, which have the same key.
enum SemanticsRelation: Equatable, Sendable {
    /// The element is the label of another one.
    case label(SemanticsKey)
    /// The element has its label elsewhere.
    case labeled(SemanticsKey)
    /// The element is one of a group.
    case member(SemanticsKey)
    /// Entries of rotors lead to the element.
    case rotorEntry(SemanticsKey)
}

/// The labels and the groups of elements that are related across the tree.
package struct SemanticsRelations {
    private var labels: [SemanticsKey: [String]] = [:]
    private var members: [SemanticsKey: [SemanticsID]] = [:]
    private var rotorEntries: [SemanticsKey: SemanticsID] = [:]

    package init(of elements: [SemanticsElement]) { collect(elements) }

    private mutating func collect(_ elements: [SemanticsElement]) {
        for element in elements {
            for relation in element.details.relations {
                switch relation {
                case .label(let key): labels[key, default: []].append(element.spokenLabel)
                case .labeled: break
                case .member(let key): members[key, default: []].append(element.id)
                case .rotorEntry(let key): if rotorEntries[key] == nil { rotorEntries[key] = element.id }
                }
            }
            collect(element.children)
        }
    }

    /// The element that entries of rotors lead to by a key.
    package func rotorEntry(_ key: SemanticsKey) -> SemanticsID? { rotorEntries[key] }

    /// Gives an element the label and the neighbours that it has elsewhere.
    package func apply(to element: inout SemanticsElement) {
        for relation in element.details.relations {
            switch relation {
            case .labeled(let key):
                let label = (labels[key] ?? []).filter { !$0.isEmpty }.joined(separator: ", ")
                if !label.isEmpty { element.take(label: label) }
            case .member(let key):
                let others = (members[key] ?? []).filter { $0 != element.id && !element.details.linked.contains($0) }
                element.details.linked.append(contentsOf: others)
            case .label, .rotorEntry: break
            }
        }
    }
}

extension SemanticsElement {
    /// Takes a label from elsewhere. A text becomes the value of that label, the label of a control follows it.
    fileprivate mutating func take(label new: String) {
        let own = label
        details.speech = []
        label = new
        guard !own.isEmpty, own != new else { return }
        if role == .text, value == nil { value = own } else { label += ", " + own }
    }
}
