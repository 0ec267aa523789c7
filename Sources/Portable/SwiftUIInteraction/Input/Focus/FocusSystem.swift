import Foundation
@_spi(Floors) import SwiftUICore

/// Tracks the focused view of a tree, and dispatches key events.
@MainActor
package final class FocusSystem {
    private unowned let graph: ViewGraph
    package private(set) var focused: FocusItem?
    private var items: [ObjectIdentifier: FocusItem] = [:]
    private var bindings: [ObjectIdentifier: FocusedNode] = [:]
    /// Bodies that depend on the focused values.
    private var valueReaders = Readers()
    /// The pasteboard for cut, copied and pasted text.
    package let pasteboard = TextPasteboard()
    /// The host's time in seconds.
    package private(set) var clock = 0.0

    init(graph: ViewGraph) {
        self.graph = graph
        graph.host.resignTextInput = { [weak self] in
            guard let self, focused?.responder != nil else { return }
            move(to: nil)
        }
    }

    // MARK: Items

    func register(_ item: FocusItem) { items[ObjectIdentifier(item)] = item }

    /// Removes an item whose view leaves the tree, perhaps together with the enclosing views that have bindings; their
    /// bindings are released after the update.
    func unregister(_ item: FocusItem) {
        items[ObjectIdentifier(item)] = nil
        guard focused === item else { return }
        focused = nil
        let bindings = heldBindings
        heldBindings = []
        graph.afterUpdate { [self] in
            item.onChange?(false)
            for binding in bindings { binding.release() }
            valuesDidChange()
        }
    }

    /// All focusable items on screen, in reading order: line by line, each from its leading edge.
    var order: [FocusItem] {
        var places: [(item: FocusItem, frame: CGRect)] = []
        var direction = LayoutDirection.leftToRight
        for item in items.values where item.canFocus {
            guard let box = item.box, let root = box.root, !box.isOutOfSight, box.isReachable else { continue }
            direction = root.layoutDirection
            places.append((item, box.convert(CGRect(origin: .zero, size: box.placedSize), to: nil)))
        }
        places.sort {
            ($0.frame.minY, $0.frame.minX, $0.item.node.depth) < ($1.frame.minY, $1.frame.minX, $1.item.node.depth)
        }
        var lines: [[(item: FocusItem, frame: CGRect)]] = []
        for place in places {
            // An item whose middle lies within the height of a line's first item joins that line, unless it is inside
            // that item.
            if let first = lines.last?.first, place.item.box?.isInside(first.item.box) != true,
                first.frame.minY...max(first.frame.minY, first.frame.maxY) ~= place.frame.midY
            {
                lines[lines.count - 1].append(place)
            } else {
                lines.append([place])
            }
        }
        return lines.flatMap { line in
            line.sorted {
                direction == .leftToRight ? $0.frame.minX < $1.frame.minX : $0.frame.maxX > $1.frame.maxX
            }.map(\.item)
        }
    }

    // MARK: Moving the focus

    /// True if keys have moved the focus since the last touch; only then is the focused view marked.
    private(set) var isMovedByKeys = false

    /// Hides the focus ring, because a finger is in use.
    package func noteTouch() { setMovedByKeys(false) }

    private func setMovedByKeys(_ isMovedByKeys: Bool) {
        guard isMovedByKeys != self.isMovedByKeys else { return }
        self.isMovedByKeys = isMovedByKeys
        focused?.onMarkChange?()
    }

    /// Moves the focus to an item, or to none.
    package func move(to item: FocusItem?) {
        guard item !== focused, item?.canFocus ?? true else { return }
        let old = focused
        let left = bindingNodes(around: old)
        let entered = bindingNodes(around: item)
        focused = item
        old?.onChange?(false)
        item?.onChange?(true)
        tellBindings(left: left, entered: entered)
        valuesDidChange()
        if let item { item.box?.scrollIntoView() }
    }

    /// Moves the focus to the first focusable view in, or around, a box that keys have reached; to none if there is none.
    package func moveByKeys(to box: LayoutBox) {
        setMovedByKeys(true)
        let order = order
        let item =
            order.first { $0.box === box || $0.box?.isInside(box) == true } ?? order.last { box.isInside($0.box) }
        move(to: item)
        item?.onReach?(box)
    }

    /// Moves the focus to the view with rows that keys choose around a row that a finger has chosen, unless text is
    /// edited: the keyboard stays where people write.
    package func moveToRows(around row: LayoutBox) {
        guard focused?.responder == nil else { return }
        if let item = order.last(where: { $0.takeKey != nil && row.isInside($0.box) }) { move(to: item) }
    }

    /// True if keys have brought the focus to the view with rows around a box.
    package func isOnRowsByKeys(around row: LayoutBox) -> Bool {
        guard isMovedByKeys, let focused, focused.takeKey != nil else { return false }
        return row.isInside(focused.box)
    }

    /// Resigns the focus in a view that is about to be removed, though it is still shown.
    package func leave(_ node: ViewNode) {
        if let focused, focused.isInside(node) { move(to: nil) }
    }

    /// Resigns the focus outside a layer that has been presented over all other views.
    package func layerDidCome(_ node: ViewNode) {
        if let focused, !focused.isInside(node) { move(to: nil) }
    }

    /// Moves the focus to the first text field in a view, unless there is a focused view already.
    package func moveToFirstField(in node: ViewNode) {
        if focused == nil, let field = fields(in: node).first { move(to: field) }
    }

    /// - Returns: true if a text field follows the focused one on the same layer.
    package func moveToNextField() -> Bool {
        guard let focused, let layer = focused.ancestorsOnLayer.last else { return false }
        let fields = fields(in: layer)
        guard let index = fields.firstIndex(where: { $0 === focused }), index + 1 < fields.count else { return false }
        move(to: fields[index + 1])
        return true
    }

    /// The text fields in a view, in declaration order.
    private func fields(in node: ViewNode) -> [FocusItem] {
        let fields = items.values.filter { $0.canFocus && $0.responder != nil && $0.isInside(node) }
        guard fields.count > 1 else { return fields }
        let byNode = Dictionary(fields.map { (ObjectIdentifier($0.node), $0) }) { first, _ in first }
        var found: [FocusItem] = []
        func visit(_ node: ViewNode) {
            if let field = byNode[ObjectIdentifier(node)] { found.append(field) }
            for child in node.children where found.count < byNode.count { visit(child) }
        }
        visit(node)
        return found
    }

    /// Restores the focus that an item had before a layer was presented, unless another item has the focus by now.
    /// UIKit does the same with first responders.
    package func giveBack(to item: FocusItem) {
        guard focused == nil, items[ObjectIdentifier(item)] != nil, item.box?.isReachable == true else { return }
        move(to: item)
    }

    /// Moves the focus to the next item in the Tab order, wrapping around at the ends.
    /// - Returns: false if there is no item.
    func moveOn(forward: Bool) -> Bool {
        let order = order
        guard !order.isEmpty else { return false }
        setMovedByKeys(true)
        guard let focused, let index = order.firstIndex(where: { $0 === focused }) else {
            if let next = forward ? order.first : order.last {
                move(to: defaultItem(for: next, isUserInitiated: true))
            }
            return true
        }
        let next = order[(index + (forward ? 1 : order.count - 1)) % order.count]
        move(to: defaultItem(for: next, isUserInitiated: true))
        return true
    }

    // MARK: Bindings

    /// The bindings of the enclosing views of the focused item, innermost first.
    private var heldBindings: [FocusBinding] = []

    func register(_ node: FocusedNode) { bindings[ObjectIdentifier(node)] = node }

    func unregister(_ node: FocusedNode) { bindings[ObjectIdentifier(node)] = nil }

    private func bindingNodes(around item: FocusItem?) -> [FocusedNode] {
        item?.ancestors.compactMap { $0 as? FocusedNode } ?? []
    }

    private func tellBindings(left: [FocusedNode], entered: [FocusedNode]) {
        heldBindings = entered.map(\.modifier.binding)
        let kept = Set(entered.map { ObjectIdentifier($0.modifier.binding.location) })
        for node in left where !kept.contains(ObjectIdentifier(node.modifier.binding.location)) {
            node.modifier.binding.release()
        }
        var told: Set<ObjectIdentifier> = []
        for node in entered where told.insert(ObjectIdentifier(node.modifier.binding.location)).inserted {
            node.modifier.binding.take()
        }
    }

    /// Moves the focus to the view that a written focus state identifies, after the update under way.
    func follow(_ location: AnyObject) {
        graph.afterUpdate { [self] in
            let nodes = bindings.values.filter { $0.isAlive && $0.modifier.binding.location === location }
            guard let wanted = nodes.filter({ $0.modifier.binding.isWanted() }).min(by: { $0.depth < $1.depth }) else {
                if let focused,
                    bindingNodes(around: focused).contains(where: { $0.modifier.binding.location === location })
                {
                    move(to: nil)
                }
                // A value that no view is bound to is not kept.
                (location as? any FocusLocation)?.clear()
                return
            }
            if let focused, focused.isInside(wanted) { return }
            if let item = firstItem(in: wanted) {
                move(to: defaultItem(for: item, in: wanted, isUserInitiated: false))
            } else {
                wanted.modifier.binding.release()
            }
        }
        graph.invalidate()
    }

    /// The number of times that a focus state was set to the value of the view that is focused already.
    package private(set) var timesKept = 0

    /// Handles a write of a focus state's current value.
    func keep(_ location: AnyObject) {
        if heldBindings.contains(where: { $0.location === location }) { timesKept += 1 }
    }

    /// True between the choice of a default focus and the move of the focus; the first of several defaults is taken.
    private var isChoosingDefault = false

    /// Sets a focus state to its default for a part of the tree, unless a view on its layer or above has the focus.
    func chooseDefault(_ binding: FocusBinding, in part: ViewNode) {
        guard focused?.isInside(part.layerRoot) != true, !isChoosingDefault, !binding.isWanted() else { return }
        isChoosingDefault = true
        binding.want()
        graph.afterUpdate { [self] in isChoosingDefault = false }
    }

    /// The first item in the views of a part of the tree that are bound to a value of a focus state.
    func item(of binding: FocusBinding, in part: ViewNode) -> FocusItem? {
        let nodes = bindings.values.filter { node in
            node.isAlive && node.modifier.binding.location === binding.location
                && node.modifier.binding.value == binding.value
                && sequence(first: node as ViewNode, next: \.parent).contains { $0 === part }
        }
        return nodes.min { $0.depth < $1.depth }.flatMap(firstItem)
    }

    private func firstItem(in node: ViewNode) -> FocusItem? {
        let inside = items.values.filter { $0.canFocus && $0.isInside(node) }
        guard inside.count > 1 else { return inside.first }
        return order.first { $0.isInside(node) } ?? inside.min { $0.node.depth < $1.node.depth }
    }

    // MARK: Values of the focused view

    /// The values of the scene, and those of the focused view and its ancestors before them; records a dependency of the reader.
    func readValues() -> FocusedValues {
        valueReaders.noteRead()
        return values
    }

    private var values: FocusedValues {
        var values = graph.focusedSceneValues.values
        for node in (focused?.ancestors.compactMap { $0 as? FocusedValueNode } ?? []).reversed() {
            node.modifier.write(&values)
        }
        return values
    }

    func valuesDidChange() {
        valueReaders.invalidate(transaction: Transaction())
        showKeyboardItems()
    }

    // MARK: Toolbar items for the keyboard

    private weak var keyboardBarOwner: (any KeyboardItemsOwner)?

    /// Updates the keyboard's bar after its items were added, removed or changed.
    package func keyboardItemsDidChange() {
        guard focused?.responder != nil else { return }
        graph.afterUpdate { [weak self] in self?.showKeyboardItems() }
    }

    /// Lets the outermost view with keyboard items show those of all views around the focused text.
    private func showKeyboardItems() {
        let owners = focused?.keyboardItemsOwners ?? []
        if let old = keyboardBarOwner, old !== owners.last, old.isAlive { old.showKeyboardBar(of: []) }
        keyboardBarOwner = owners.last
        owners.last?.showKeyboardBar(of: owners)
    }

    /// Handles a change of the focused values of a node.
    func valueDidChange(at node: FocusedValueNode) {
        if let focused, focused.isInside(node) { valuesDidChange() }
    }

    // MARK: Events

    /// Dispatches a key event to the views around the focus from the innermost out, to the edited text, to controls
    /// with shortcuts, and finally to the Tab order. With Command, the text's commands and shortcuts come first, as
    /// UIKit's key commands precede presses.
    /// - Returns: true if the event was handled.
    package func handle(_ event: KeyEvent, in root: RootBox) -> Bool {
        let isCommand = event.modifiers.contains(.command) && event.phase != .up
        if isCommand, edit(event) || performShortcut(event, in: root) { return true }
        if let focused = reachableFocus {
            for case let node as KeyPressNode in focused.ancestorsOnLayer where node.handle(event.press) { return true }
        }
        guard event.phase != .up else { return false }
        if !isCommand, edit(event) || performShortcut(event, in: root) { return true }
        if event.key == .tab, event.modifiers.meaningful.isSubset(of: .shift) {
            return moveOn(forward: !event.modifiers.contains(.shift))
        }
        return false
    }

    /// The focused view, unless a modal layer blocks its keys.
    private var reachableFocus: FocusItem? { focused?.box?.isReachable == false ? nil : focused }

    private func edit(_ event: KeyEvent) -> Bool {
        guard let item = reachableFocus else { return false }
        return item.responder?.handle(event) ?? item.takeKey?(event) ?? false
    }

    private func performShortcut(_ event: KeyEvent, in root: RootBox) -> Bool {
        guard event.phase == .down, let target = root.shortcutTarget(for: event) ?? root.commandTarget(for: event)
        else { return false }
        target.performShortcut()
        return true
    }

    package func handle(_ event: TextInputEvent) -> Bool { reachableFocus?.responder?.handle(event) ?? false }

    // MARK: Time

    private var timers: [ObjectIdentifier: (Double) -> Void] = [:]

    /// Advances the timers, such as those of blinking cursors.
    package func advance(to time: Double) {
        clock = max(clock, time)
        for timer in timers.values { timer(clock) }
    }

    /// Sets the function to call whenever time advances; nil removes it.
    package func setTimer(for owner: AnyObject, _ timer: ((Double) -> Void)?) {
        timers[ObjectIdentifier(owner)] = timer
    }
}

/// The text that was last cut or copied in one host.
@MainActor
package final class TextPasteboard {
    package var string: String? {
        didSet { onChange?(string) }
    }

    /// Called with the text that was cut or copied, so that a host can pass it to the system's pasteboard.
    package var onChange: ((String?) -> Void)?
}

extension LayoutBox {
    /// True if an enclosing box hides this one.
    fileprivate var isOutOfSight: Bool { nearestAncestor { $0.isUnseen ? true : nil } ?? false }

    fileprivate func isInside(_ other: LayoutBox?) -> Bool {
        var box = parent
        while let current = box {
            if current === other { return true }
            box = current.parent
        }
        return false
    }

    /// True if no modal layer blocks keys for the box.
    fileprivate var isReachable: Bool {
        guard let root, !root.layers.isEmpty else { return true }
        var box: LayoutBox = self
        while let parent = box.parent, parent !== root { box = parent }
        return root.reachableChildren.contains { $0 === box }
    }

    /// Scrolls the enclosing scroll views so that the box, or a part of it, is visible.
    @MainActor package func scrollIntoView(_ part: CGRect? = nil) {
        var rect = part ?? CGRect(origin: .zero, size: placedSize)
        var box: LayoutBox = self
        while let parent = box.parent {
            if let scroll = parent.asScrollBox, box === scroll.content {
                scroll.scroll(to: rect, anchor: nil)
            }
            rect = box.exactToParent(rect)
            box = parent
        }
    }
}

extension ViewGraph {
    /// The focus of the tree.
    package var focus: FocusSystem { attachments.object { FocusSystem(graph: self) } }
}
