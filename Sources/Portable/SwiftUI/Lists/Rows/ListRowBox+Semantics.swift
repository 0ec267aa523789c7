import Drawing

/// The accessibility elements of a row.
extension ListRowBox {
    /// Adds the elements of the row's parts, in reading order.
    @MainActor func describeParts(to builder: inout SemanticsBuilder) {
        let buttons = shift > 0 ? actions[.leading] : shift < 0 ? actions[.trailing] : nil
        let swipes = shift == 0 ? behavior?.spokenActions ?? [] : []
        let elements = builder.gather { inner in
            if let leading { inner.visit(leading) }
            describeContent(to: &inner)
            for box in [trailing, buttons].compactMap({ $0 }) { inner.visit(box) }
        }
        // A row with a single element gives it the row's frame (project facts, iOS metrics, "Accessibility").
        let isWhole = elements.count == 1 && [.text, .image, .other].contains(elements[0].role) && shift == 0
        for var element in elements {
            if isWhole { element.frame = card.applying(builder.transform) }
            if isSelected { element.traits.formUnion(.isSelected) }
            for action in swipes where element.action(action.kind) == nil { element.actions.append(action) }
            builder.add(element)
        }
    }

    /// Adds the content with the list's menu for the row, and with the badge as its value, because the badge is no
    /// element.
    @MainActor private func describeContent(to builder: inout SemanticsBuilder) {
        let badge = behavior?.spokenBadge
        let menu = shift == 0 ? behavior?.spokenMenu : nil
        guard badge != nil || menu != nil else {
            if let wrapped { builder.visit(wrapped) }
            return
        }
        var elements = builder.gather { inner in if let wrapped { inner.visit(wrapped) } }
        if let badge {
            if elements.isEmpty {
                let frame = trailing.map { CGRect(origin: $0.origin, size: $0.size).applying(builder.transform) }
                elements = [SemanticsElement(role: .text, label: badge, frame: frame ?? .zero)]
            } else {
                elements.say(badge, ofRowAt: builder.rowFrame)
            }
        }
        for var element in elements {
            // The row's own context menu takes precedence.
            if let menu, element.action(menu.kind) == nil { element.actions.append(menu) }
            builder.add(element)
        }
    }
}

extension [SemanticsElement] {
    /// Adds the badge to the value of one of a row's elements: the one that fills the row, else the first that is not
    /// an image, because words name what the badge counts.
    fileprivate mutating func say(_ badge: String, ofRowAt frame: CGRect?) {
        let whole = frame.flatMap { frame in firstIndex { $0.frame == frame } }
        guard let index = whole ?? firstIndex(where: { $0.role != .image }) ?? indices.first else { return }
        if self[index].label.isEmpty, !self[index].children.isEmpty {
            self[index].children.say(badge, ofRowAt: nil)
        } else {
            self[index].value = [self[index].value, badge].compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: ", ")
        }
    }
}
