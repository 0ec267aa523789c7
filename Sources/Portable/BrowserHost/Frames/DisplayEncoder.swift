import CoreGraphics
import Drawing
import Rendering

/// Encodes differences of display lists as JSON with SVG fragments, which the page applies to its document.
///
/// A part is a number (an item of the old list by its index), a string (an item as one SVG element), or an object (a new
/// group): `a` its attributes, `d` its definitions, `p` its parts. A change of a list has `p`, its new parts, unless it
/// keeps all of them in order, and `u`, the changes of groups by index: `t` a transform, `a` and `d` all attributes, `c`
/// the change of the content. The attribute `data-scroll` of content that scrolls has the identity of the scroll view, and
/// the content's least and greatest translation along both axes, so that the page can move it before the next frame.
struct DisplayEncoder {
    private var fragments: SVGFragments

    init(size: CGSize, scale: CGFloat) { fragments = SVGFragments(size: size, scale: scale) }

    /// Appends a list as new.
    mutating func append(_ list: DisplayList, to json: inout JSONText) {
        json.raw("{\"p\":")
        appendParts(list.items, to: &json)
        json.raw("}")
    }

    /// Appends the change from a list that the page has to a new one.
    mutating func append(
        _ difference: DisplayListDifference, from old: DisplayList, to new: DisplayList, to json: inout JSONText
    ) {
        // The page has a group of pixels as one element, whose inside cannot change.
        let changes = difference.changes.map { change in
            let before = old.items[difference.source(of: change.index)]
            let after = new.items[change.index]
            return (change: change, before: before, after: after, isRedrawn: Self.isFlat(before) || Self.isFlat(after))
        }
        let redrawn = Set(changes.lazy.filter(\.isRedrawn).map(\.change.index))
        let hasParts = difference.parts != nil || !redrawn.isEmpty
        json.raw("{")
        if hasParts {
            json.raw("\"p\":")
            json.list(new.items.indices) { json, index in
                switch difference.parts?[index] ?? .kept(index) {
                case .kept where redrawn.contains(index): append(new.items[index], to: &json)
                case .kept(let source): json.number(source)
                case .new(let item): append(item, to: &json)
                }
            }
        }
        if redrawn.count < changes.count {
            if hasParts { json.raw(",") }
            json.raw("\"u\":")
            json.list(changes.lazy.filter { !$0.isRedrawn }) { json, entry in
                guard case .group(let before) = entry.before, case .group(let after) = entry.after else { return }
                json.raw("[")
                json.number(entry.change.index)
                json.raw(",")
                append(entry.change.group, from: before, to: after, to: &json)
                json.raw("]")
            }
        }
        json.raw("}")
    }

    /// True if the page has an item as one element without parts.
    private static func isFlat(_ item: DisplayItem) -> Bool {
        guard case .group(let group) = item else { return true }
        return SVGFragments.needsPixels(group)
    }

    private mutating func append(
        _ change: DisplayGroupDifference, from old: DisplayGroup, to new: DisplayGroup, to json: inout JSONText
    ) {
        json.raw("{")
        // The region of a filter is as large as the content.
        let isFilteredAnew =
            !new.filters.isEmpty && !change.content.isEmpty && old.content.bounds != new.content.bounds
        let hasAttributes = change.attributes != nil || isFilteredAnew
        if hasAttributes {
            appendAttributes(of: new, to: &json)
        } else if let transform = change.transform {
            json.raw("\"t\":")
            json.string(SVGFragments.transform(transform))
        }
        if !change.content.isEmpty {
            if hasAttributes || change.transform != nil { json.raw(",") }
            json.raw("\"c\":")
            append(change.content, from: old.content, to: new.content, to: &json)
        }
        json.raw("}")
    }

    private mutating func appendParts(_ items: [DisplayItem], to json: inout JSONText) {
        json.list(items) { json, item in append(item, to: &json) }
    }

    private mutating func append(_ item: DisplayItem, to json: inout JSONText) {
        guard case .group(let group) = item, !Self.isFlat(item) else { return json.string(fragments.element(item)) }
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
        if let bounds = group.scrolling {
            json.raw(attributes.isEmpty ? "\"data-scroll\":" : ",\"data-scroll\":")
            let places = [bounds.x.lowerBound, bounds.x.upperBound, bounds.y.lowerBound, bounds.y.upperBound]
            json.string("\(bounds.id) " + places.map { "\(Int($0))" }.joined(separator: " "))
        }
        json.raw("}")
        if !definitions.isEmpty {
            json.raw(",\"d\":")
            json.string(definitions)
        }
    }
}

extension DisplayListDifference {
    /// The index in the old list of a group that is kept, by its index in the new one.
    fileprivate func source(of index: Int) -> Int {
        guard case .kept(let source) = parts?[index] else { return index }
        return source
    }
}
