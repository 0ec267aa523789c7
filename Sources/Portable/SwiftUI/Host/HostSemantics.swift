@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// The elements and actions of assistive technology.
extension ViewHost {
    /// The elements that assistive technology meets after the last layout, in reading order.
    package var semantics: [SemanticsElement] {
        graph.semanticsContents.beginReading { graph.host.layOut?() }
        var builder = SemanticsBuilder(keeps: true)
        builder.visit(root)
        describedBoxes += builder.describedBoxes
        return elements(of: builder)
    }

    /// The elements, described without what boxes have kept: equal to ``semantics`` as long as every change of a
    /// description invalidates it. Tests compare the two.
    package var semanticsFromScratch: [SemanticsElement] {
        graph.semanticsContents.beginReading { graph.host.layOut?() }
        var builder = SemanticsBuilder()
        builder.visit(root)
        return elements(of: builder)
    }

    private func elements(of builder: SemanticsBuilder) -> [SemanticsElement] {
        let elements = builder.elements.inReadingOrder()
        return builder.hasRelations ? withRelations(elements) : elements
    }

    /// Does with an element what it is asked for, or what the views around it do when it has nothing of the kind; the
    /// views follow before this returns.
    ///
    /// Without an action of its own an element is activated by a tap at its activation point, and scrolled by the scroll
    /// view that it is in.
    /// - Returns: whether anything happened; nothing does for elements that are disabled or gone.
    @discardableResult
    package func perform(_ kind: SemanticsAction.Kind, on id: SemanticsID) -> Bool {
        guard let path = semantics.path(to: id), let element = path.last else {
            Log.warning("“\(kind)” came for an element that is no longer there in \(Root.self)")
            return false
        }
        guard element.isEnabled else { return false }
        if let action = element.action(kind) ?? inherited(kind, by: path) {
            return notingHang("“\(kind)”") {
                action.perform()
                return true
            }
        }
        defer { update() }
        switch kind {
        case .activate: return tap(at: element.activationPoint)
        case .scroll(let edge): return scroll(at: element.activationPoint, towards: edge)
        default: return false
        }
    }

    /// Moves the cursor of assistive technology to an element, or away from all.
    /// - Returns: whether the element is there.
    @discardableResult
    package func moveCursor(to id: SemanticsID?) -> Bool {
        let elements = semantics
        let target = id.flatMap { elements.path(to: $0)?.last }
        guard id == nil || target != nil else {
            Log.warning("The cursor was moved to an element that is no longer there in \(Root.self)")
            return false
        }
        defer { update() }
        if let cursor, cursor != id { elements.path(to: cursor)?.last?.cursorMoved(isHere: false) }
        cursor = id
        target?.cursorMoved(isHere: true)
        return true
    }

    /// Moves the cursor and the focus of keys to an element, and scrolls it into view, with the edge of its neighbour: a
    /// lazy container makes that for the next key to reach it.
    /// - Returns: whether the element is there.
    @discardableResult
    package func focus(on id: SemanticsID) -> Bool {
        guard moveCursor(to: id), let box = root.descendant(id.box) else { return false }
        let bounds = CGRect(origin: .zero, size: box.size)
        box.scrollIntoView(box.size.height < 200 ? bounds.insetBy(dx: 0, dy: -24) : bounds)
        graph.focus.moveByKeys(to: box)
        update()
        return true
    }

    /// Takes down the menu or popover in front.
    /// - Returns: whether there is one that may be left.
    func escapeLayer() -> Bool {
        guard root.layers.last(where: { $0.isModal && !$0.isLeaving })?.closesOnEscape == true,
            let action = semantics.reversed().firstNonNil({ $0.firstAction(.escape) })
        else { return false }
        action.perform()
        return true
    }

    /// Scrolling, escape and the magic tap go on to the containers around an element; the last two at last to the topmost
    /// container of all.
    private func inherited(_ kind: SemanticsAction.Kind, by path: [SemanticsElement]) -> SemanticsAction? {
        switch kind {
        case .scroll: return path.reversed().firstNonNil { $0.action(kind) }
        case .escape, .magicTap:
            let around = path.reversed().firstNonNil { $0.action(kind) }
            return around ?? semantics.reversed().firstNonNil { $0.firstAction(kind) }
        default: return nil
        }
    }
}

extension LayoutBox {
    /// The reachable box with an identity in this one.
    fileprivate func descendant(_ identity: UInt64) -> LayoutBox? {
        if DeepStack.isLow { return DeepStack.extended { descendant(identity) } }
        return self.identity == identity ? self : reachableChildren.firstNonNil { $0.descendant(identity) }
    }
}

extension [SemanticsElement] {
    /// The element with an id after those that it is in.
    fileprivate func path(to id: SemanticsID) -> [SemanticsElement]? {
        for element in self {
            if element.id == id { return [element] }
            if let rest = element.children.path(to: id) { return [element] + rest }
        }
        return nil
    }
}

extension SemanticsElement {
    @MainActor fileprivate func cursorMoved(isHere: Bool) {
        for observer in details.cursorObservers { observer(isHere) }
    }

    fileprivate func firstAction(_ kind: SemanticsAction.Kind) -> SemanticsAction? {
        action(kind) ?? children.firstNonNil { $0.firstAction(kind) }
    }
}
