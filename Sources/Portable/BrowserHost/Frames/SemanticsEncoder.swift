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

    /// Appends the change to a message, with a comma before it; nothing if all is as before. Elements that have not
    /// changed cost nothing, with all in them.
    mutating func append(_ elements: [SemanticsElement], to json: inout JSONText) {
        let difference = elements.difference(from: known)
        known = elements
        guard !difference.isEmpty else { return }
        json.raw(",\"s\":{\"set\":")
        json.list([difference.inserted, difference.changed].joined()) { Self.append($1, to: &$0) }
        if !difference.removed.isEmpty {
            json.raw(",\"gone\":")
            json.list(difference.removed) { $0.string($1.description) }
        }
        if let outermost = difference.outermost {
            json.raw(",\"top\":")
            json.list(outermost) { $0.string($1.description) }
        }
        json.raw("}")
    }

    private static func append(_ part: SemanticsDifference.Part, to json: inout JSONText) {
        let element = part.element
        json.raw("{\"id\":")
        json.string(element.id.description)
        json.raw(",\"role\":")
        json.string(element.role.rawValue)
        json.raw(",\"f\":")
        let frame = element.touchFrame
        json.list([frame.minX, frame.minY, frame.width, frame.height]) { $0.number(Double($1)) }
        func add(_ key: StaticString, _ text: String?) {
            guard let text, !text.isEmpty else { return }
            json.raw(",\"")
            json.raw(key)
            json.raw("\":")
            json.string(text)
        }
        add("label", element.label)
        add("value", element.value)
        add("hint", element.hint)
        add("identifier", element.identifier)
        add("placeholder", element.details.placeholder)
        func add(_ key: StaticString, if condition: Bool) {
            guard condition else { return }
            json.raw(",\"")
            json.raw(key)
            json.raw("\":1")
        }
        add("disabled", if: !element.isEnabled)
        add("selected", if: element.isSelected)
        add("focused", if: element.isFocused)
        add("header", if: element.isHeader)
        add("side", if: element.details.isInSideColumn)
        add("modal", if: element.isModal)
        add("toggle", if: element.traits.contains(.isToggle))
        if let level = element.headingLevel {
            json.raw(",\"level\":")
            json.number(level)
        }
        append(element.details.state, to: &json)
        let actions = element.actions.map(\.kind.description)
        if !actions.isEmpty {
            json.raw(",\"do\":")
            json.list(actions) { $0.string($1) }
        }
        if !part.children.isEmpty {
            json.raw(",\"c\":")
            json.list(part.children) { $0.string($1.description) }
        }
        json.raw("}")
    }
}

extension SemanticsEncoder {
    /// Appends the state of a control, with a comma before each field.
    private static func append(_ state: SemanticsState, to json: inout JSONText) {
        if let check = state.check {
            json.raw(",\"check\":")
            json.string(check.rawValue)
        }
        if let isExpanded = state.isExpanded {
            json.raw(",\"expanded\":")
            json.number(isExpanded ? 1 : 0)
        }
        if state.opensMenu { json.raw(",\"menu\":1") }
        if state.isFocusable { json.raw(",\"focusable\":1") }
        func add(_ key: StaticString, _ number: Double?) {
            guard let number, number.isFinite else { return }
            json.raw(",\"")
            json.raw(key)
            json.raw("\":")
            json.number(number)
        }
        add("now", state.amount?.value)
        add("min", state.amount?.lowerBound)
        add("max", state.amount?.upperBound)
        if let url = state.url {
            json.raw(",\"href\":")
            json.string(url.absoluteString)
        }
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
