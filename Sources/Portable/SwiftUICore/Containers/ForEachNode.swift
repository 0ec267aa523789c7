/// Keeps one node for each identity, in the order of the data.
///
/// Nodes are made when their boxes are asked for: all at once by most containers, one by one by lazy ones.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ValueNode<ForEach<Data, ID, Content>>, IdentifyingNode, ElementsNode
{
    /// By position in the data.
    private var made: [Int: Entry] = [:]
    /// True if everything was asked for, so that new elements are made at once.
    private var isComplete = false

    private struct Entry {
        let key: Key
        let node: ViewNode
    }

    /// An element's identity, with how many elements before it have the same: they are told apart by their order.
    private struct Key: Hashable {
        let id: ID
        let repetition: Int
    }

    override init(value view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        isLive = Data.self is any LiveCollection.Type
        super.init(value: view, inputs: inputs)
        hasElements = true
        follow()
    }

    /// True if the elements change as soon as they are written, without a new view value.
    private let isLive: Bool

    /// Marks the node when such elements are written. The view that has named them need not have read any.
    private func follow() {
        if isLive { evaluated { _ = view.data.count } }
    }

    override var passesLinesOn: Bool { true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if isComplete {
            for position in 0..<made.count { body(made[position]!.node) }
        } else {
            for position in made.keys.sorted() { body(made[position]!.node) }
        }
    }

    var identified: [(id: AnyHashable, node: ViewNode)] {
        made.keys.sorted().map { (AnyHashable(made[$0]!.key.id), made[$0]!.node) }
    }

    private func element(at position: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: position)]
    }

    private func makeNode(for element: Data.Element) -> ViewNode {
        let (content, reads) = content(of: element)
        let node = ChildNode(content, inputs: inputs(environment: environment(of: element))).node
        node.makerReads = reads
        return node
    }

    private func update(_ node: ViewNode, with element: Data.Element) {
        let (content, reads) = content(of: element)
        node.makerReads = reads
        ChildNode<Content>(node).update(content, environment: environment(of: element))
    }

    /// True if the elements stand in a lazy container themselves, not in a view there.
    private var isLazy = false

    /// Rows of a list learn whether they are selected.
    private func environment(of element: @autoclosure () -> Data.Element) -> EnvironmentValues {
        isLazy ? environment.inRow(of: AnyHashable(view.identity(element()))) : environment
    }

    /// The view of an element. What its closure reads of state counts as read by this node: the view that wrote the
    /// closure has been evaluated before.
    private func content(of element: Data.Element) -> (value: Content, reads: ObservedReads?) {
        observed { view.content(element) }
    }

    // MARK: All at once

    override func makeBoxes() -> [LayoutBox] {
        makeAll()
        return (leaving?.boxes ?? []) + (0..<made.count).flatMap { made[$0]!.node.boxes }
    }

    /// The elements that are gone but still on screen.
    private var leaving: LeavingViews<Key>?

    override func willRemove() { leaving?.removeAll() }

    /// The node of an element that has not been there before.
    private func insert(_ element: Data.Element, for key: Key) -> ViewNode {
        if let node = leaving?.restore(key) {
            update(node, with: element)
            return node
        }
        let node = makeNode(for: element)
        showInsertion(of: node)
        return node
    }

    private func remove(_ node: ViewNode, for key: Key) {
        guard graph.animation != nil else { return node.remove() }
        let leaving = leaving ?? LeavingViews(owner: self)
        self.leaving = leaving
        leaving.remove(node, for: key)
    }

    private func makeAll() {
        guard !isComplete else { return }
        isComplete = true
        rebuild()
    }

    /// Makes and updates the nodes of all elements; those of elements that are gone leave.
    private func rebuild() {
        var known: [Key: (position: Int, node: ViewNode)] = [:]
        known.reserveCapacity(made.count)
        for (position, entry) in made { known[entry.key] = (position, entry.node) }
        let old = made
        made = [:]
        made.reserveCapacity(view.data.count)
        var repetitions: [ID: Int] = [:]
        repetitions.reserveCapacity(view.data.count)
        var isSame = old.count == view.data.count
        for (position, element) in view.data.enumerated() {
            let id = view.identity(element)
            let repetition = repetitions[id, default: 0]
            repetitions[id] = repetition + 1
            if repetition == 1 { warnOfRepetition(id) }
            let key = Key(id: id, repetition: repetition)
            let node: ViewNode
            if let kept = known.removeValue(forKey: key)?.node {
                node = kept
                update(node, with: element)
            } else {
                node = insert(element, for: key)
            }
            made[position] = Entry(key: key, node: node)
            if old[position]?.node !== node { isSame = false }
        }
        for (key, gone) in known.sorted(by: { $0.value.position < $1.value.position }) { remove(gone.node, for: key) }
        if !isSame { boxesDidChange() }
    }

    private func warnOfRepetition(_ id: ID) {
        Log.warning(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs more than once in the data. "
                + "Give every element an ID of its own; until then state goes by the order of equal ones")
    }

    // MARK: On demand

    private var edits: EditHandlers?

    private func updateEdits() {
        guard let actions = view.edits else { return }
        let edits = edits ?? EditHandlers()
        self.edits = edits
        edits.delete = actions.delete
        edits.move = actions.move
    }

    override func makeLazyRuns() -> [LazyRun] {
        isLazy = true
        updateEdits()
        return elementRuns().map { run in
            var run = run
            if run.edits == nil { run.edits = edits }
            return run
        }
    }

    private func elementRuns() -> [LazyRun] {
        // Without a constant count only the views themselves can tell how many they are.
        guard let perElement = Content._viewListCount(inputs: _ViewListCountInputs()), !isComplete else {
            makeAll()
            return (0..<made.count).flatMap { position -> [LazyRun] in
                let entry = made[position]!
                return entry.node.lazyRuns.map { run in
                    var run = run
                    run.source = ElementRun(run.source, id: AnyHashable(entry.key.id), position: position)
                    return run
                }
            }
        }
        let count = perElement * view.data.count
        return count == 0 ? [] : [LazyRun(source: ElementBoxes(of: self, perElement: perElement), count: count)]
    }

    fileprivate func node(at position: Int) -> ViewNode? {
        guard position < view.data.count else { return nil }
        if let entry = made[position] { return entry.node }
        let element = element(at: position)
        let key = Key(id: view.identity(element), repetition: 0)
        let node: ViewNode
        if let back = leaving?.restore(key) {
            node = back
            update(node, with: element)
        } else {
            node = makeNode(for: element)
        }
        made[position] = Entry(key: key, node: node)
        return node
    }

    fileprivate var madeBoxes: [LayoutBox] { made.values.flatMap(\.node.boxes) }

    /// The identity of the element at a position.
    fileprivate func identity(at position: Int) -> ID? {
        position < view.data.count ? view.identity(element(at: position)) : nil
    }

    /// Returns the position of the element with an identity, by a linear search.
    fileprivate func position(of id: ID) -> Int? {
        for (position, element) in view.data.enumerated() where view.identity(element) == id { return position }
        return nil
    }

    /// Returns the position of a view with an identity of its own among those of the elements. Nodes that are made for
    /// the search are discarded at once.
    fileprivate func position(ofView id: AnyHashable, perElement: Int) -> Int? {
        for position in 0..<view.data.count {
            let isKept = made[position] != nil
            guard let node = node(at: position) else { return nil }
            let found = node.lineView(of: id).map { view in
                view.boxes.first.flatMap { box in node.boxes.firstIndex { $0 === box } } ?? 0
            }
            if !isKept { release(position) }
            if let found { return position * perElement + found }
        }
        return nil
    }

    /// Lets go of an element that is far out of view, with all below its node. One whose state was written stays: state
    /// lasts as long as its element is in the data.
    fileprivate func release(_ position: Int) {
        guard !isComplete, let entry = made[position], !entry.node.holdsState else { return }
        entry.node.remove()
        made[position] = nil
    }

    // MARK: In view

    /// The elements in view, by their position in the data; nil until a lazy container has said so.
    private var shown: Range<Int>?
    /// True if something in an element follows whether it is on screen.
    private var isFollowed = false

    fileprivate func show(_ positions: Range<Int>) {
        shown = positions
        guard isFollowed else { return }
        for position in made.keys.sorted() {
            made[position]!.node.lineVisibility?.setShown(positions.contains(position), in: graph)
        }
    }

    func visibility(ofElement child: ViewNode) -> BranchVisibility? {
        guard isLazy, !isComplete, let position = made.first(where: { $0.value.node === child })?.key else {
            return nil
        }
        isFollowed = true
        let visibility = BranchVisibility(outer: nil, isShown: shown?.contains(position) ?? true)
        child.lineVisibility = visibility
        return visibility
    }

    /// Updates the nodes that there are; looks for those whose elements stand elsewhere only when there are any.
    private func updateMade() {
        var kept: [Int: Entry] = [:]
        var displaced: [ID: (position: Int, entry: Entry)] = [:]
        let count = view.data.count
        for position in made.keys.sorted() {
            let entry = made[position]!
            if position < count {
                let element = element(at: position)
                if view.identity(element) == entry.key.id {
                    update(entry.node, with: element)
                    kept[position] = entry
                    continue
                }
            }
            displaced[entry.key.id] = (position, entry)
        }
        if !displaced.isEmpty {
            for (position, element) in view.data.enumerated() where kept[position] == nil {
                guard let entry = displaced.removeValue(forKey: view.identity(element))?.entry else { continue }
                update(entry.node, with: element)
                kept[position] = entry
                if displaced.isEmpty { break }
            }
            for (_, entry) in displaced.values.sorted(by: { $0.position < $1.position }) {
                remove(entry.node, for: entry.key)
            }
        }
        made = kept
        boxesDidChange()
    }

    override func apply(_ change: NodeChange) {
        follow()
        updateEdits()
        if change == .environment {
            for entry in made.values {
                entry.node.update(
                    environment: isLazy ? environment.inRow(of: AnyHashable(entry.key.id)) : environment)
            }
        } else if isComplete {
            rebuild()
        } else {
            updateMade()
        }
    }
}

extension ForEachNode: IdentifiedElements {
    var identifiedElements: [(id: AnyHashable, node: ViewNode)] {
        made.keys.sorted().map { position in
            let entry = made[position]!
            return (AnyHashable(entry.key.id), entry.node)
        }
    }
}

/// The boxes of the elements, each made when it is asked for.
@MainActor
private final class ElementBoxes<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazySource {
    private weak var node: ForEachNode<Data, ID, Content>?
    private let perElement: Int

    init(of node: ForEachNode<Data, ID, Content>, perElement: Int) {
        self.node = node
        self.perElement = perElement
    }

    func box(at index: Int) -> LayoutBox? {
        node?.node(at: index / perElement)?.boxes.present(at: index % perElement)
    }

    var made: [LayoutBox] { node?.madeBoxes ?? [] }

    func id(at index: Int) -> AnyHashable? { node?.identity(at: index / perElement).map { AnyHashable($0) } }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return node?.position(of: id).map { $0 * perElement }
    }

    func index(ofView id: AnyHashable) -> Int? { node?.position(ofView: id, perElement: perElement) }

    func element(at index: Int) -> Int? { index / perElement }

    func release(at index: Int) { node?.release(index / perElement) }

    func show(_ positions: Range<Int>) {
        let end = (positions.upperBound + perElement - 1) / perElement
        node?.show(positions.isEmpty ? 0..<0 : (positions.lowerBound / perElement)..<end)
    }
}
