/// The change from one reading of the semantics to the next, by the identities of the elements.
///
/// ```swift
/// let difference = host.semantics.difference(from: known)
/// known = known.applying(difference)!    // equal to host.semantics
/// ```
///
/// Children are named by their identities: an element in which only a child has changed is not in the difference.
package struct SemanticsDifference: Equatable, Sendable {
    /// An element without its children.
    package struct Part: Equatable, Sendable {
        /// The element; its children are left out.
        package var element: SemanticsElement
        /// The identities of its children, in order.
        package var children: [SemanticsID]

        fileprivate init(_ element: SemanticsElement) {
            children = element.children.map(\.id)
            self.element = element
            self.element.children = []
        }
    }

    /// The elements that are new, in reading order.
    package var inserted: [Part] = []
    /// The elements that were there and are different now, in reading order.
    package var changed: [Part] = []
    /// The identities of the elements that are gone, in the reading order of before.
    package var removed: [SemanticsID] = []
    /// The identities of the outermost elements, in order; nil if these are the same as before.
    package var outermost: [SemanticsID]?

    package init() {}

    /// True if nothing has changed.
    package var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && removed.isEmpty && outermost == nil }
}

extension [SemanticsElement] {
    /// The change that makes these elements of those that were read before.
    ///
    /// Neighbours that are equal at both ends are skipped, with all in them; elements that share their storage are equal
    /// without a comparison of their texts.
    package func difference(from old: [SemanticsElement]) -> SemanticsDifference {
        var result = SemanticsDifference()
        var (before, after) = (SemanticsIndex(), SemanticsIndex())
        collect(from: old, &before, &after)
        if count != old.count || !zip(self, old).allSatisfy({ $0.id == $1.id }) { result.outermost = map(\.id) }
        result.removed = before.order.filter { after.elements[$0] == nil }
        for id in after.order {
            guard let element = after.elements[id] else { continue }
            if let known = before.elements[id] {
                if !known.isSame(as: element) { result.changed.append(.init(element)) }
            } else {
                result.inserted.append(.init(element))
            }
        }
        return result
    }

    /// Indexes the elements of the parts that differ.
    private func collect(from old: [SemanticsElement], _ before: inout SemanticsIndex, _ after: inout SemanticsIndex) {
        var (start, ends) = (0, 0)
        let least = Swift.min(count, old.count)
        while start < least, self[start] == old[start] { start += 1 }
        while ends < least - start, self[count - 1 - ends] == old[old.count - 1 - ends] { ends += 1 }
        for index in start..<count - ends {
            // The children of an element that stays where it is may be the same for the most part.
            if index < old.count - ends, self[index].id == old[index].id {
                before.note(old[index])
                after.note(self[index])
                self[index].children.collect(from: old[index].children, &before, &after)
            } else {
                after.noteAll(self[index])
                if index < old.count - ends { before.noteAll(old[index]) }
            }
        }
        for index in Swift.max(start, Swift.min(count - ends, old.count - ends))..<old.count - ends {
            before.noteAll(old[index])
        }
    }

    /// The elements that a difference makes of these; nil if it was made from others.
    package func applying(_ difference: SemanticsDifference) -> [SemanticsElement]? {
        var parts: [SemanticsID: SemanticsDifference.Part] = [:]
        func note(_ elements: [SemanticsElement]) {
            for element in elements {
                parts[element.id] = .init(element)
                note(element.children)
            }
        }
        note(self)
        for id in difference.removed where parts.removeValue(forKey: id) == nil { return nil }
        for part in difference.changed where parts.updateValue(part, forKey: part.element.id) == nil { return nil }
        for part in difference.inserted where parts.updateValue(part, forKey: part.element.id) != nil { return nil }
        func made(_ id: SemanticsID) -> SemanticsElement? {
            guard let part = parts.removeValue(forKey: id) else { return nil }
            var element = part.element
            for id in part.children {
                guard let child = made(id) else { return nil }
                element.children.append(child)
            }
            return element
        }
        var result: [SemanticsElement] = []
        for id in difference.outermost ?? map(\.id) {
            guard let element = made(id) else { return nil }
            result.append(element)
        }
        return result
    }
}

/// Elements by their identities, with the order in which they are read.
private struct SemanticsIndex {
    var elements: [SemanticsID: SemanticsElement] = [:]
    var order: [SemanticsID] = []

    mutating func note(_ element: SemanticsElement) {
        if elements.updateValue(element, forKey: element.id) == nil { order.append(element.id) }
    }

    mutating func noteAll(_ element: SemanticsElement) {
        note(element)
        for child in element.children { noteAll(child) }
    }
}

/// Elements are equal if a reader cannot tell them apart: if all their properties are, and their actions have the same
/// kinds, whatever they do.
extension SemanticsElement: Equatable {
    package static func == (lhs: SemanticsElement, rhs: SemanticsElement) -> Bool {
        lhs.isSame(as: rhs) && lhs.children == rhs.children
    }

    /// True if the elements are equal but for their children, which are the same ones.
    fileprivate func isSame(as other: SemanticsElement) -> Bool {
        id == other.id && role == other.role && label == other.label && value == other.value && hint == other.hint
            && identifier == other.identifier && frame == other.frame && traits == other.traits
            && isEnabled == other.isEnabled && isFocused == other.isFocused && headingLevel == other.headingLevel
            && sortPriority == other.sortPriority && actions.elementsEqual(other.actions) { $0.kind == $1.kind }
            && details == other.details && children.elementsEqual(other.children) { $0.id == $1.id }
    }
}

extension SemanticsDetails: Equatable {
    package static func == (lhs: SemanticsDetails, rhs: SemanticsDetails) -> Bool {
        lhs.state == rhs.state && lhs.scrollView == rhs.scrollView && lhs.inputLabels == rhs.inputLabels
            && lhs.activationPoint == rhs.activationPoint
            && lhs.respondsToUserInteraction == rhs.respondsToUserInteraction
            && lhs.textContentType == rhs.textContentType && lhs.placeholder == rhs.placeholder
            && lhs.isInSideColumn == rhs.isInSideColumn && lhs.isValueOfLabel == rhs.isValueOfLabel
            && lhs.isNamedBySymbol == rhs.isNamedBySymbol
            && lhs.isAloneOnScreen == rhs.isAloneOnScreen && lhs.cursorObservers.count == rhs.cursorObservers.count
            && lhs.speech == rhs.speech && lhs.largeContent == rhs.largeContent
            && lhs.directTouchOptions == rhs.directTouchOptions && lhs.linked == rhs.linked && lhs.rotors == rhs.rotors
            && lhs.customContent.elementsEqual(rhs.customContent) {
                $0.label == $1.label && $0.value == $1.value && $0.isImportant == $1.isImportant
            }
    }
}
