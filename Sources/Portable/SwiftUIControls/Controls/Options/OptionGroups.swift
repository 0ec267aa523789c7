@_spi(Floors) import SwiftUICore

/// A node whose views have parts in a section.
@MainActor
package protocol SectionParts: ViewNode {
    var parts: [(role: LazyRole, node: ViewNode)] { get }
}

/// A node of whose nodes only one shows something.
@MainActor
protocol ShownNode: ViewNode {
    var shownNode: ViewNode? { get }
}

/// Attributes that the views above a single view set for it.
private struct OptionPlace {
    /// The identity that the nearest `ForEach` gives it.
    var identity: AnyHashable?
    /// The section that it is in.
    var section: ObjectIdentifier?
    var role = LazyRole.item
}

extension ViewNode {
    /// The node's views, each with its tag, in groups: sections are groups of their own, and dividers begin another one.
    var optionGroups: [PickerOptionGroup] {
        var groups: [PickerOptionGroup] = []
        var group = PickerOptionGroup()
        var section: ObjectIdentifier?
        func end() {
            if !group.isEmpty { groups.append(group) }
            group = PickerOptionGroup()
        }
        for (box, place) in zip(boxes, optionPlaces) {
            if place.section != section {
                end()
                section = place.section
            }
            switch place.role {
            case .header: group.header = box
            case .footer: group.footer = box
            case .item where box.isDivider: end()
            case .item: group.options.append(PickerOption(box: box, tag: box.traits[TagKey.self] ?? place.identity))
            }
        }
        end()
        return groups
    }

    /// For each box of the node, its place.
    private var optionPlaces: [OptionPlace] {
        let places: [OptionPlace]
        if let elements = self as? any IdentifiedElements {
            _ = boxes
            places = elements.identifiedElements.flatMap { element in
                element.node.optionPlaces.map { place in
                    var place = place
                    place.identity = place.identity ?? element.id
                    return place
                }
            }
        } else if let section = self as? any SectionParts {
            places = section.parts.flatMap { part in
                part.node.optionPlaces.map { place in
                    var place = place
                    if place.section == nil {
                        place.section = ObjectIdentifier(self)
                        place.role = part.role
                    }
                    return place
                }
            }
        } else if let node = self as? any ShownNode {
            places = node.shownNode?.optionPlaces ?? []
        } else {
            places = children.flatMap(\.optionPlaces)
        }
        let count = boxes.count
        return places.count == count ? places : Array(repeating: OptionPlace(), count: count)
    }
}
