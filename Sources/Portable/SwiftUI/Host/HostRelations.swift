@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Elements that are related to others elsewhere in the tree.
extension ViewHost {
    /// The elements with the labels, neighbours and entries of rotors that they have elsewhere.
    func withRelations(_ elements: [SemanticsElement]) -> [SemanticsElement] {
        let relations = SemanticsRelations(of: elements)
        var places = RotorPlaces(elements, below: rootNode)
        func related(_ elements: [SemanticsElement]) -> [SemanticsElement] {
            elements.map { element in
                var element = element
                relations.apply(to: &element)
                for index in element.details.rotors.indices {
                    let rotor = element.details.rotors[index]
                    element.details.rotors[index].entries = places.entries(of: rotor, at: element, relations)
                }
                element.children = related(element.children)
                return element
            }
        }
        return related(elements)
    }

    /// Moves the cursor of assistive technology to the place that an entry of a rotor stands for, as at the turn of the
    /// rotor: the view is prepared and scrolled to first, where it does not exist yet.
    /// - Parameters:
    ///   - rotor: the index among the rotors of the element.
    ///   - entry: the index among the entries of the rotor.
    ///   - id: the element with the rotor.
    /// - Returns: whether there is an element at that place.
    @discardableResult
    package func moveCursor(toEntry entry: Int, ofRotor rotor: Int, of id: SemanticsID) -> Bool {
        guard let rotors = semantics.firstInside({ $0.id == id ? $0.details.rotors : nil }),
            rotors.indices.contains(rotor),
            rotors[rotor].entries.indices.contains(entry)
        else { return false }
        let wanted = rotors[rotor].entries[entry]
        // The element may scroll away; others have the same rotor.
        func target() -> SemanticsID? {
            if wanted.place == .own { return id }
            let same = semantics.firstInside { element in
                element.details.rotors.first { $0.source == rotors[rotor].source }
            }
            return same?.entries.first { $0.place == wanted.place }?.target
        }
        wanted.prepare()
        update()
        if case .view(let view) = wanted.place, target() == nil {
            ScrollTargets.scroll(to: view.id, below: rootNode, anchor: nil, with: Transaction())
            update()
            graph.host.layOut?()
        }
        return target().map(focus) ?? false
    }
}

/// Finds the elements that entries of rotors lead to.
@MainActor
private struct RotorPlaces {
    /// The first element of each box that has described one.
    private var elements: [UInt64: SemanticsID] = [:]
    /// The views with identities, once an entry has asked for one.
    private var views: [AnyHashable: ViewNode]?
    private let root: ViewNode
    /// The entries of rotors that lead to the same places from each of their elements.
    private var known: [UInt64: [SemanticsRotor.Entry]] = [:]

    init(_ elements: [SemanticsElement], below root: ViewNode) {
        self.root = root
        note(elements)
    }

    private mutating func note(_ elements: [SemanticsElement]) {
        for element in elements {
            if self.elements[element.id.box] == nil { self.elements[element.id.box] = element.id }
            note(element.children)
        }
    }

    /// The entries of a rotor at an element, with the elements that they lead to.
    mutating func entries(
        of rotor: SemanticsRotor, at element: SemanticsElement, _ relations: SemanticsRelations
    ) -> [SemanticsRotor.Entry] {
        if let known = known[rotor.source] { return known }
        var entries = rotor.entries
        var dependsOnElement = false
        for index in entries.indices {
            switch entries[index].place {
            case .own:
                dependsOnElement = true
                entries[index].target = element.id
            case .element(let key): entries[index].target = relations.rotorEntry(key)
            case .view(let view): entries[index].target = self.element(of: view.id)
            }
            if entries[index].label.isEmpty, let range = entries[index].textRange {
                entries[index].label = element.text(in: range)
            }
        }
        if !dependsOnElement { known[rotor.source] = entries }
        return entries
    }

    /// The first element in the view with an identity, or the one that the view is a part of.
    private mutating func element(of id: AnyHashable) -> SemanticsID? {
        if views == nil {
            var found: [AnyHashable: ViewNode] = [:]
            Self.collect(root, into: &found)
            views = found
        }
        guard let view = views?[id] else { return nil }
        let boxes = view.boxes.filter { $0.root != nil }
        return boxes.firstNonNil(element(in:))
            ?? boxes.first?.nearestAncestor { elements[$0.identity] }
    }

    private func element(in box: LayoutBox) -> SemanticsID? {
        if DeepStack.isLow { return DeepStack.extended { element(in: box) } }
        return elements[box.identity] ?? box.children.firstNonNil(element(in:))
    }

    private static func collect(_ node: ViewNode, into views: inout [AnyHashable: ViewNode]) {
        if DeepStack.isLow {
            var inner = views
            DeepStack.extended { collect(node, into: &inner) }
            views = inner
            return
        }
        for (id, view) in (node as? any IdentifyingNode)?.identified ?? [] where views[id] == nil { views[id] = view }
        for child in node.children { collect(child, into: &views) }
    }
}

extension SemanticsElement {
    /// A part of the text of the element; empty for a range of another text.
    fileprivate func text(in range: Range<String.Index>) -> String {
        let text = value ?? label
        guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else { return "" }
        return String(text[range])
    }
}

extension [SemanticsElement] {
    /// The first of these elements, and of those in them, that something is found in.
    fileprivate func firstInside<Found>(_ find: (SemanticsElement) -> Found?) -> Found? {
        firstNonNil { find($0) ?? $0.children.firstInside(find) }
    }
}
