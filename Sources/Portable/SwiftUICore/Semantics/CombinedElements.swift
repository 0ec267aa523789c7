extension SemanticsElement {
    /// Combines several elements into one: labels are concatenated, traits united.
    ///
    /// A single activation becomes that of the whole; several become named actions (Apple's documentation of
    /// `combine`).
    package static func combined(_ elements: [SemanticsElement], frame: CGRect) -> SemanticsElement {
        let leaves = elements.flatMap(\.leaves)
        var result = SemanticsElement(role: role(of: leaves), label: "", frame: frame)
        // Texts outweigh the names of symbols beside them (seen on iOS: Docs/Facts/IOSMetrics.md, "Accessibility").
        let hasText = leaves.contains { $0.role == .text && !$0.label.isEmpty }
        let named = hasText ? leaves.filter { !$0.details.isNamedBySymbol } : leaves
        result.label = named.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let values = leaves.compactMap(\.value).filter { !$0.isEmpty }
        result.value = values.isEmpty ? nil : values.joined(separator: ", ")
        let hints = leaves.compactMap(\.hint).filter { !$0.isEmpty }
        result.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
        result.identifier = elements.count == 1 ? elements[0].identifier : nil
        result.isEnabled = leaves.allSatisfy(\.isEnabled)
        result.isFocused = leaves.contains(where: \.isFocused)
        result.headingLevel = leaves.lazy.compactMap(\.headingLevel).first
        result.details = leaves.first?.details ?? SemanticsDetails()
        for leaf in leaves.dropFirst() { result.details.state.fill(from: leaf.details.state) }
        if hasText { result.details.isNamedBySymbol = false }
        result.details.activationPoint = leaves.lazy.compactMap(\.details.activationPoint).first
        result.details.customContent = leaves.flatMap(\.details.customContent)
        result.details.speech = named.combinedSpeech(separator: ", ")
        result.details.relations = leaves.flatMap(\.details.relations)
        for leaf in leaves { result.traits.formUnion(leaf.traits) }
        if ![.text, .image, .other].contains(result.role) { _ = result.traits.remove(.isImage) }
        result.actions = actions(of: leaves)
        return result
    }

    /// The elements in reading order that stand for themselves.
    private var leaves: [SemanticsElement] {
        guard !children.isEmpty else { return [self] }
        if role == .text, children.allSatisfy({ $0.role == .link }) { return [withNamedLinks] }
        return (label.isEmpty ? [] : [withoutChildren]) + children.flatMap(\.leaves)
    }

    private var withoutChildren: SemanticsElement {
        var element = self
        element.children = []
        return element
    }

    /// A text whose links can be followed by their names: what they are called is part of the text already.
    private var withNamedLinks: SemanticsElement {
        var element = withoutChildren
        for link in children where link.isEnabled {
            if let action = link.action(.activate) { element.actions.set(.named(link.label) { action.perform() }) }
        }
        return element
    }

    private static func role(of leaves: [SemanticsElement]) -> SemanticsRole {
        if leaves.count == 1 { return leaves[0].role }
        let telling = Set(leaves.map(\.role)).subtracting([.text, .image, .other, .container])
        if telling.count == 1, let role = telling.first { return role }
        if telling.contains(.button) { return .button }
        guard telling.isEmpty else { return .other }
        // Static text, and pictures where there is none (VoiceOver on iOS has the traits of both).
        return [.text, .image].first { role in leaves.contains { $0.role == role } } ?? .other
    }

    private static func actions(of leaves: [SemanticsElement]) -> [SemanticsAction] {
        let activated = leaves.filter { $0.action(.activate) != nil }
        var actions: [SemanticsAction] = []
        for leaf in leaves {
            for action in leaf.actions where !actions.contains(where: { $0.kind == action.kind }) {
                if action.kind == .activate, activated.count > 1 {
                    if leaf.isEnabled { actions.append(.named(leaf.label) { action.perform() }) }
                } else {
                    actions.append(action)
                }
            }
        }
        return actions
    }
}
