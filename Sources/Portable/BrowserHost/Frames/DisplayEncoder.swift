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
        json.object { $0.add("p") { appendParts(list.items, to: &$0) } }
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
        json.object { fields in
            if difference.parts != nil || !redrawn.isEmpty {
                fields.add("p") { json in
                    json.list(new.items.indices) { json, index in
                        switch difference.parts?[index] ?? .kept(index) {
                        case .kept where redrawn.contains(index): append(new.items[index], to: &json)
                        case .kept(let source): json.number(source)
                        case .new(let item): append(item, to: &json)
                        }
                    }
                }
            }
            guard redrawn.count < changes.count else { return }
            fields.add("u") { json in
                json.list(changes.lazy.filter { !$0.isRedrawn }) { json, entry in
                    guard case .group(let before) = entry.before, case .group(let after) = entry.after else { return }
                    json.list(0..<2) { json, part in
                        if part == 0 { return json.number(entry.change.index) }
                        append(entry.change.group, from: before, to: after, to: &json)
                    }
                }
            }
        }
    }

    /// True if the page has an item as one element without parts.
    private static func isFlat(_ item: DisplayItem) -> Bool {
        guard case .group(let group) = item else { return true }
        return SVGFragments.needsPixels(group)
    }

    private mutating func append(
        _ change: DisplayGroupDifference, from old: DisplayGroup, to new: DisplayGroup, to json: inout JSONText
    ) {
        // The region of a filter is as large as the content.
        let isFilteredAnew =
            !new.filters.isEmpty && !change.content.isEmpty && old.content.bounds != new.content.bounds
        json.object { fields in
            if change.attributes != nil || isFilteredAnew {
                addAttributes(of: new, to: &fields)
            } else if let transform = change.transform {
                fields.add("t", SVGFragments.transform(transform))
            }
            guard !change.content.isEmpty else { return }
            fields.add("c") { append(change.content, from: old.content, to: new.content, to: &$0) }
        }
    }

    private mutating func appendParts(_ items: [DisplayItem], to json: inout JSONText) {
        json.list(items) { json, item in append(item, to: &json) }
    }

    private mutating func append(_ item: DisplayItem, to json: inout JSONText) {
        guard case .group(let group) = item, !Self.isFlat(item) else { return json.string(fragments.element(item)) }
        json.object { fields in
            addAttributes(of: group, to: &fields)
            fields.add("p") { appendParts(group.content.items, to: &$0) }
        }
    }

    private mutating func addAttributes(of group: DisplayGroup, to fields: inout JSONFields) {
        let (attributes, definitions) = fragments.attributes(of: group)
        fields.add("a") { json in
            json.object { fields in
                for attribute in attributes { fields.add(named: attribute.name, attribute.value) }
                guard let bounds = group.scrolling else { return }
                let places = [bounds.x.lowerBound, bounds.x.upperBound, bounds.y.lowerBound, bounds.y.upperBound]
                fields.add("data-scroll", "\(bounds.id) " + places.map { "\(Int($0))" }.joined(separator: " "))
            }
        }
        fields.add("d", unlessEmpty: definitions)
    }
}

extension DisplayListDifference {
    /// The index in the old list of a group that is kept, by its index in the new one.
    fileprivate func source(of index: Int) -> Int {
        guard case .kept(let source) = parts?[index] else { return index }
        return source
    }
}
