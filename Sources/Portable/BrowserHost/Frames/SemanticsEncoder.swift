import CoreGraphics
import SwiftUI

/// Encodes the changes of elements as JSON, which the page turns into ARIA elements.
///
/// `set` has the elements that are new or changed by identity, each with its children's identities; `gone` those that
/// left; `top` the outermost ones, if they changed.
struct SemanticsEncoder {
    /// The elements that the page has.
    private var known: [SemanticsElement] = []

    /// Forgets the elements that the page has.
    mutating func reset() { known = [] }

    /// Adds the change to a message; nothing if all is as before. Elements that have not changed cost nothing, with all in
    /// them.
    mutating func add(_ elements: [SemanticsElement], to fields: inout JSONFields) {
        let difference = elements.difference(from: known)
        known = elements
        guard !difference.isEmpty else { return }
        fields.add("s") { json in
            json.object { fields in
                fields.add("set") { json in
                    json.list([difference.inserted, difference.changed].joined()) { json, part in
                        json.object { Self.add(part, to: &$0) }
                    }
                }
                if !difference.removed.isEmpty { fields.add("gone", difference.removed.map(\.description)) }
                if let outermost = difference.outermost { fields.add("top", outermost.map(\.description)) }
            }
        }
    }

    private static func add(_ part: SemanticsDifference.Part, to fields: inout JSONFields) {
        let element = part.element
        fields.add("id", element.id.description)
        fields.add("role", element.role.rawValue)
        let frame = element.touchFrame
        fields.add("f", lengths: frame.minX, frame.minY, frame.width, frame.height)
        fields.add("label", unlessEmpty: element.label)
        fields.add("value", unlessEmpty: element.value)
        fields.add("hint", unlessEmpty: element.hint)
        fields.add("identifier", unlessEmpty: element.identifier)
        fields.add("placeholder", unlessEmpty: element.details.placeholder)
        fields.add("disabled", if: !element.isEnabled)
        fields.add("selected", if: element.isSelected)
        fields.add("focused", if: element.isFocused)
        fields.add("header", if: element.isHeader)
        fields.add("side", if: element.details.isInSideColumn)
        fields.add("modal", if: element.isModal)
        fields.add("toggle", if: element.traits.contains(.isToggle))
        if let level = element.headingLevel { fields.add("level", level) }
        add(element.details.state, to: &fields)
        let actions = element.actions.map(\.kind.description)
        if !actions.isEmpty { fields.add("do", actions) }
        if !part.children.isEmpty { fields.add("c", part.children.map(\.description)) }
    }

    /// Adds the state of a control.
    private static func add(_ state: SemanticsState, to fields: inout JSONFields) {
        if let check = state.check { fields.add("check", check.rawValue) }
        if let isExpanded = state.isExpanded { fields.add("expanded", isExpanded ? 1 : 0) }
        fields.add("menu", if: state.opensMenu)
        fields.add("focusable", if: state.isFocusable)
        func add(_ key: StaticString, _ number: Double?) {
            if let number, number.isFinite { fields.add(key, number) }
        }
        add("now", state.amount?.value)
        add("min", state.amount?.lowerBound)
        add("max", state.amount?.upperBound)
        if let url = state.url { fields.add("href", url.absoluteString) }
    }
}

extension SemanticsElement {
    /// The part of the frame around the activation point, so that a click in its middle activates the element: the row of
    /// a switch takes it only where the switch is.
    fileprivate var touchFrame: CGRect {
        guard let point = details.activationPoint, frame.contains(point) else { return frame }
        let width = 2 * min(point.x - frame.minX, frame.maxX - point.x)
        let height = 2 * min(point.y - frame.minY, frame.maxY - point.y)
        guard width >= 8, height >= 8 else { return frame }
        return CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    }
}
