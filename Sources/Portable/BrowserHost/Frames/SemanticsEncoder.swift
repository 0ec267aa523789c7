import CoreGraphics
import SwiftUI

/// Encodes the changes of elements as JSON, which the page turns into ARIA elements.
///
/// `set` has the elements that are new or changed by identity, each with its children's identities; `moved` the frames of
/// those that have only moved; `gone` those that left; `top` the outermost ones, if they changed. The frame of an element
/// in a scroll view `g` is relative to the content's corner, so that elements do not change when it is scrolled.
struct SemanticsEncoder {
    private var known: [String: Description] = [:]
    private var top: [String] = []

    private struct Description {
        var text: [UInt8]
        var frame: [UInt8]
    }

    /// Forgets the elements that the page has.
    mutating func reset() { self = SemanticsEncoder() }

    /// Appends the change to a message, with a comma before it; nothing if all is as before.
    /// - Returns: true if there was a change.
    mutating func append(_ elements: [SemanticsElement], in areas: [ScrollArea], to json: inout JSONText) -> Bool {
        let corners = Dictionary(areas.map { ($0.id, $0.origin) }, uniquingKeysWith: { first, _ in first })
        var present: [String: Description] = [:]
        var order: [String] = []
        func visit(_ element: SemanticsElement) {
            var (text, frame) = (JSONText(), JSONText())
            let area = element.details.scrollView.flatMap { id in corners[id].map { (id: id, corner: $0) } }
            Self.append(element, in: area?.id, to: &text)
            let corner = area?.corner ?? .zero
            Self.append(element.touchFrame.offsetBy(dx: -corner.x, dy: -corner.y), to: &frame)
            let id = element.id.description
            present[id] = Description(text: text.bytes, frame: frame.bytes)
            order.append(id)
            for child in element.children { visit(child) }
        }
        for element in elements { visit(element) }
        let changed = order.filter { known[$0]?.text != present[$0]?.text }
        let moved = order.filter { known[$0]?.text == present[$0]?.text && known[$0]?.frame != present[$0]?.frame }
        let gone = known.keys.filter { present[$0] == nil }.sorted()
        let outermost = elements.map(\.id.description)
        defer { (known, top) = (present, outermost) }
        guard !changed.isEmpty || !moved.isEmpty || !gone.isEmpty || outermost != top else { return false }
        json.raw(",\"s\":{\"set\":")
        json.list(changed) { json, id in
            guard let description = present[id] else { return }
            json.append(description.text)
            json.raw(",\"f\":")
            json.append(description.frame)
            json.raw("}")
        }
        if !moved.isEmpty {
            json.raw(",\"moved\":")
            json.list(moved) { json, id in
                json.raw("[")
                json.string(id)
                json.raw(",")
                json.append(present[id]?.frame ?? [])
                json.raw("]")
            }
        }
        if !gone.isEmpty {
            json.raw(",\"gone\":")
            json.list(gone) { $0.string($1) }
        }
        if outermost != top {
            json.raw(",\"top\":")
            json.list(outermost) { $0.string($1) }
        }
        json.raw("}")
        return true
    }

    private static func append(_ frame: CGRect, to json: inout JSONText) {
        json.list([frame.minX, frame.minY, frame.width, frame.height]) { $0.number(Double($1)) }
    }

    /// Appends an element without its frame and without the end of the object.
    private static func append(_ element: SemanticsElement, in area: UInt64?, to json: inout JSONText) {
        json.raw("{\"id\":")
        json.string(element.id.description)
        json.raw(",\"role\":")
        json.string(element.role.rawValue)
        if let area {
            json.raw(",\"g\":")
            json.string(String(area))
        }
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
        add("modal", if: element.isModal)
        add("toggle", if: element.traits.contains(.isToggle))
        if let level = element.headingLevel {
            json.raw(",\"level\":")
            json.number(level)
        }
        let actions = element.actions.map(\.kind.description)
        if !actions.isEmpty {
            json.raw(",\"do\":")
            json.list(actions) { $0.string($1) }
        }
        if !element.children.isEmpty {
            json.raw(",\"c\":")
            json.list(element.children) { $0.string($1.id.description) }
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
