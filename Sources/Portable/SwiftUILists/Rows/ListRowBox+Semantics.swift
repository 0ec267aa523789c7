import Drawing
@_spi(Floors) import SwiftUICore

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
        // A row with a single element gives it the row's frame (Docs/Facts/IOSMetrics.md, "Accessibility").
        let isWhole = elements.count == 1 && [.text, .image, .other].contains(elements[0].role) && shift == 0
        for var element in elements {
            if isWhole { element.frame = card.applying(builder.transform) }
            if isSelected { element.traits.formUnion(.isSelected) }
            for action in swipes where element.action(action.kind) == nil { element.actions.append(action) }
            builder.add(element)
        }
    }

    /// Adds the content as a control, where the row is one, with the list's menu for the row, and with the badge as its value, because the badge is no
    /// element.
    @MainActor private func describeContent(to builder: inout SemanticsBuilder) {
        let badge = behavior?.spokenBadge
        let menu = shift == 0 ? behavior?.spokenMenu : nil
        let control = shift == 0 ? behavior?.spokenControl : nil
        guard badge != nil || menu != nil || control != nil else {
            if let wrapped { builder.visit(wrapped) }
            return
        }
        var elements = builder.gather { inner in if let wrapped { inner.visit(wrapped) } }
        if let control { elements.become(control, at: card.applying(builder.transform)) }
        if let badge {
            if elements.isEmpty {
                let frame = trailing.map { CGRect(origin: $0.origin, size: $0.size).applying(builder.transform) }
                elements = [SemanticsElement(role: .text, label: badge, frame: frame ?? .zero)]
            } else {
                elements.say(badge, ofRowAt: builder.areaFrame)
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
    /// Makes one of a row's elements the control that stands for the row: a link that leaves its taps to the row, else all
    /// that only show something as one, else the first of these, in a row of cells and beside others that act by
    /// themselves.
    fileprivate mutating func become(_ control: ListRowControl, at frame: CGRect) {
        if let index = firstIndex(where: { $0.role == .button && $0.action(.activate) == nil }) {
            self[index].become(control)
        } else if count == 1 || control.isOneElement, !isEmpty, allSatisfy(\.onlyShows) {
            var element = self[0]
            if count > 1 {
                element = .combined(self, frame: frame)
                element.id = self[0].id
            }
            element.frame = frame
            element.become(control)
            self = [element]
        } else if let index = firstIndex(where: { $0.role == .text && $0.onlyShows }) {
            self[index].become(control)
        }
    }

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

extension SemanticsElement {
    /// True if nothing in the element acts by itself.
    fileprivate var onlyShows: Bool {
        [.text, .image, .other, .progress, .gauge].contains(role) && action(.activate) == nil
            && action(.increment) == nil && children.allSatisfy(\.onlyShows)
    }

    /// Makes the element the control of its row.
    fileprivate mutating func become(_ control: ListRowControl) {
        role = .button
        traits.formUnion(.isButton)
        isHeader = false
        headingLevel = nil
        isEnabled = isEnabled && control.isEnabled
        isFocused = isFocused || control.isCurrent
        actions.set(.activate { control.activate() })
    }
}
