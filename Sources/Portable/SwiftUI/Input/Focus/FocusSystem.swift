import Foundation

/// Knows which view of a tree has the focus, and hands it keys.
@MainActor
final class FocusSystem {
    private unowned let graph: ViewGraph
    private(set) var focused: FocusItem?
    private var items: [ObjectIdentifier: FocusItem] = [:]
    private var bindings: [ObjectIdentifier: FocusedNode] = [:]
    /// Bodies that read what the focused view hands up.
    private var valueReaders = Readers()
    /// What text fields copy to and paste from.
    let pasteboard = TextPasteboard()
    /// The host's time in seconds.
    private(set) var clock = 0.0

    init(graph: ViewGraph) { self.graph = graph }

    // MARK: Items

    func register(_ item: FocusItem) { items[ObjectIdentifier(item)] = item }

    /// The item's view leaves the tree, perhaps together with those around it that have bindings; they hear of it when
    /// the update is over.
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

    /// Every item that can have the focus and is on screen, in reading order: line by line, each from its start.
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
            // Whatever has its middle beside the first one of a line stands in that line, unless it is in that.
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

    /// Whether keys have moved the focus since the last touch: only then is the view that has it marked.
    private(set) var isMovedByKeys = false

    /// A finger is used, so nobody looks for the focus.
    func noteTouch() { setMovedByKeys(false) }

    private func setMovedByKeys(_ isMovedByKeys: Bool) {
        guard isMovedByKeys != self.isMovedByKeys else { return }
        self.isMovedByKeys = isMovedByKeys
        focused?.onMarkChange?()
    }

    /// Gives the focus to an item, or takes it away.
    func move(to item: FocusItem?) {
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

    /// A view and what is in it is about to go, though it is still shown.
    func leave(_ node: ViewNode) {
        if let focused, focused.isInside(node) { move(to: nil) }
    }

    /// A layer has come over all other views.
    func layerDidCome(_ node: ViewNode) {
        if let focused, !focused.isInside(node) { move(to: nil) }
    }

    /// Gives the focus to the first text field in a view, unless something in there has it.
    func moveToFirstField(in node: ViewNode) {
        if focused == nil, let field = fields(in: node).first { move(to: field) }
    }

    /// - Returns: whether there is a text field after the focused one, on the same layer.
    func moveToNextField() -> Bool {
        guard let focused, let layer = focused.ancestorsOnLayer.last else { return false }
        let fields = fields(in: layer)
        guard let index = fields.firstIndex(where: { $0 === focused }), index + 1 < fields.count else { return false }
        move(to: fields[index + 1])
        return true
    }

    /// The text fields in a view, in the order in which they are given.
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

    /// A layer has gone: the view that had the focus when it came has it again, unless another one has it by now, as
    /// UIKit does with first responders (remembered).
    func giveBack(to item: FocusItem) {
        guard focused == nil, items[ObjectIdentifier(item)] != nil, item.box?.isReachable == true else { return }
        move(to: item)
    }

    /// Goes on to the next item, around the ends.
    /// - Returns: whether there is any.
    func moveOn(forward: Bool) -> Bool {
        let order = order
        guard !order.isEmpty else { return false }
        setMovedByKeys(true)
        guard let focused, let index = order.firstIndex(where: { $0 === focused }) else {
            move(to: forward ? order.first : order.last)
            return true
        }
        move(to: order[(index + (forward ? 1 : order.count - 1)) % order.count])
        return true
    }

    // MARK: Bindings

    /// The bindings that name a view around the focused item, inner ones first.
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

    /// A focus state was written: moves the focus to the view that it names, after the update under way.
    func follow(_ location: AnyObject) {
        graph.afterUpdate { [self] in
            let nodes = bindings.values.filter { $0.isAlive && $0.modifier.binding.location === location }
            guard let wanted = nodes.filter({ $0.modifier.binding.isWanted() }).min(by: { $0.depth < $1.depth }) else {
                if let focused,
                    bindingNodes(around: focused).contains(where: { $0.modifier.binding.location === location })
                {
                    move(to: nil)
                }
                // A value that no view answers to is not kept.
                (location as? any FocusLocation)?.clear()
                return
            }
            if let focused, focused.isInside(wanted) { return }
            if let item = firstItem(in: wanted) { move(to: item) } else { wanted.modifier.binding.release() }
        }
        graph.invalidate()
    }

    /// How often a focus state has named the view again that has the focus.
    private(set) var timesKept = 0

    /// A focus state was written with what it says already.
    func keep(_ location: AnyObject) {
        if heldBindings.contains(where: { $0.location === location }) { timesKept += 1 }
    }

    private func firstItem(in node: ViewNode) -> FocusItem? {
        let inside = items.values.filter { $0.canFocus && $0.isInside(node) }
        guard inside.count > 1 else { return inside.first }
        return order.first { $0.isInside(node) } ?? inside.min { $0.node.depth < $1.node.depth }
    }

    // MARK: Values of the focused view

    /// What the focused view and those around it hand up; whoever asks is told of changes.
    func readValues() -> FocusedValues {
        valueReaders.noteRead()
        return values
    }

    private var values: FocusedValues {
        var values = FocusedValues()
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

    /// Items have come, gone or changed.
    func keyboardItemsDidChange() {
        guard focused?.responder != nil else { return }
        graph.afterUpdate { [weak self] in self?.showKeyboardItems() }
    }

    /// Has the outermost view with items show those of all views around the text that is entered.
    private func showKeyboardItems() {
        let owners = focused?.keyboardItemsOwners ?? []
        if let old = keyboardBarOwner, old !== owners.last, old.isAlive { old.showKeyboardBar([]) }
        keyboardBarOwner = owners.last
        owners.last?.showKeyboardBar(owners.flatMap(\.keyboardEntries))
    }

    /// What a view hands up has changed.
    func valueDidChange(at node: FocusedValueNode) {
        if let focused, focused.isInside(node) { valuesDidChange() }
    }

    // MARK: Events

    /// Hands a key to the views around the focus from the inside out, to the text being edited, to the controls with
    /// shortcuts, and at last to the focus itself. With Command a key is a command of the text or a control first: so
    /// UIKit's key commands come before presses.
    /// - Returns: whether anything had a use for it.
    func handle(_ event: KeyEvent, in root: RootBox) -> Bool {
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

    /// The focused view, unless a modal layer keeps keys from it.
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

    func handle(_ event: TextInputEvent) -> Bool { reachableFocus?.responder?.handle(event) ?? false }

    // MARK: Time

    private var timers: [ObjectIdentifier: (Double) -> Void] = [:]

    /// Lets time pass for whoever blinks.
    func advance(to time: Double) {
        clock = max(clock, time)
        for timer in timers.values { timer(clock) }
    }

    /// Calls a function whenever time passes; nil stops that.
    func setTimer(for owner: AnyObject, _ timer: ((Double) -> Void)?) { timers[ObjectIdentifier(owner)] = timer }
}

/// What was cut or copied last in one host.
@MainActor
package final class TextPasteboard {
    package var string: String? {
        didSet { onChange?(string) }
    }

    /// Called with what was cut or copied, so that a host can hand it to the system around.
    package var onChange: ((String?) -> Void)?
}

extension LayoutBox {
    /// Whether a box above keeps this one from being seen.
    fileprivate var isOutOfSight: Bool { nearestAncestor { $0 is HiddenBox ? true : nil } ?? false }

    fileprivate func isInside(_ other: LayoutBox?) -> Bool {
        var box = parent
        while let current = box {
            if current === other { return true }
            box = current.parent
        }
        return false
    }

    /// Whether no modal layer keeps keys from the box.
    fileprivate var isReachable: Bool {
        guard let root, !root.layers.isEmpty else { return true }
        var box: LayoutBox = self
        while let parent = box.parent, parent !== root { box = parent }
        return root.reachableChildren.contains { $0 === box }
    }

    /// Scrolls the views around so that the box can be seen.
    func scrollIntoView(_ part: CGRect? = nil) {
        var rect = part ?? CGRect(origin: .zero, size: placedSize)
        var box: LayoutBox = self
        while let parent = box.parent {
            if let scroll = parent as? ScrollBox, box === scroll.content {
                scroll.scroll(to: rect, anchor: nil)
            }
            rect = box.exactToParent(rect)
            box = parent
        }
    }
}
