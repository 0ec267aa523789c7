import CoreGraphics
import Drawing
import Rendering

/// Encodes differences of display lists as JSON with SVG fragments, which the page applies to its document.
///
/// A part is a number (an item of the old list by its index), a string (an item as one SVG element), or an object (a new
/// group): `a` its attributes, `d` its definitions, `p` its parts. A change of a list has `p`, its new parts, unless it
/// keeps all of them in order, and `u`, the changes of groups by index: `t` a transform, `a` and `d` all attributes, `c`
/// the change of the content.
struct DisplayEncoder {
    private var fragments: SVGFragments

    init(size: CGSize, scale: CGFloat) { fragments = SVGFragments(size: size, scale: scale) }

    /// Appends a list as new.
    mutating func append(_ list: DisplayList, to json: inout JSONText) {
        json.raw("{\"p\":")
        appendParts(list.items, to: &json)
        json.raw("}")
    }

    /// Appends a change of a list.
    mutating func append(_ difference: DisplayListDifference, to json: inout JSONText) {
        json.raw("{")
        if let parts = difference.parts {
            json.raw("\"p\":")
            json.list(parts) { json, part in
                switch part {
                case .kept(let index): json.number(index)
                case .new(let item): append(item, to: &json)
                }
            }
        }
        if !difference.changes.isEmpty {
            if difference.parts != nil { json.raw(",") }
            json.raw("\"u\":")
            json.list(difference.changes) { json, change in
                json.raw("[")
                json.number(change.index)
                json.raw(",")
                append(change.group, to: &json)
                json.raw("]")
            }
        }
        json.raw("}")
    }

    private mutating func append(_ change: DisplayGroupDifference, to json: inout JSONText) {
        json.raw("{")
        if let group = change.attributes {
            appendAttributes(of: group, to: &json)
        } else if let transform = change.transform {
            json.raw("\"t\":")
            json.string(SVGFragments.transform(transform))
        }
        if !change.content.isEmpty {
            if change.attributes != nil || change.transform != nil { json.raw(",") }
            json.raw("\"c\":")
            append(change.content, to: &json)
        }
        json.raw("}")
    }

    private mutating func appendParts(_ items: [DisplayItem], to json: inout JSONText) {
        json.list(items) { json, item in append(item, to: &json) }
    }

    private mutating func append(_ item: DisplayItem, to json: inout JSONText) {
        guard case .group(let group) = item, !SVGFragments.needsPixels(group) else {
            return json.string(fragments.element(item))
        }
        json.raw("{")
        appendAttributes(of: group, to: &json)
        json.raw(",\"p\":")
        appendParts(group.content.items, to: &json)
        json.raw("}")
    }

    private mutating func appendAttributes(of group: DisplayGroup, to json: inout JSONText) {
        let (attributes, definitions) = fragments.attributes(of: group)
        json.raw("\"a\":{")
        for (index, attribute) in attributes.enumerated() {
            if index > 0 { json.raw(",") }
            json.string(attribute.name)
            json.raw(":")
            json.string(attribute.value)
        }
        json.raw("}")
        if !definitions.isEmpty {
            json.raw(",\"d\":")
            json.string(definitions)
        }
    }
}
