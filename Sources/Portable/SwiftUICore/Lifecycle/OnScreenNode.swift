/// The node of a modifier that acts when its content comes on screen and when it goes.
///
/// Content of several views is on screen as long as one of them is: an action around a `ForEach` or a `Group` is called
/// once, with the first of its views, and not at all while there are none.
@MainActor
@_spi(Floors)
open class OnScreenNode<Modifier: ViewModifier>: TransparentModifierNode<Modifier>, BranchVisibilityObserver {
    /// True if the content is on screen, as far as the modifier has been told.
    package private(set) final var isPresent = false
    private var surroundings: Surroundings?
    /// The runs of views of which some are in view; nil for content that no lazy container has asked for.
    private var runsInView: Set<ObjectIdentifier>?

    public override init(
        modifier: _GraphValue<Modifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        // Queued after the content's own, so that inner views appear before outer ones.
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            self.surroundings = Surroundings(of: self)
            self.visibilityDidChange()
        }
    }

    /// ``isPresent`` is another value than before.
    open func presenceDidChange() {}

    /// A page that is covered by another, a tab that is left, or a row that scrolls out of view disappears although it
    /// stays alive.
    package final func visibilityDidChange() {
        guard isAlive, let surroundings else { return }
        let isVisible = surroundings.areVisible && hasViewInView
        guard isVisible != isPresent else { return }
        isPresent = isVisible
        presenceDidChange()
    }

    private var hasViewInView: Bool {
        if let runsInView { return !runsInView.isEmpty }
        // A view whose boxes were never requested is shown in another way.
        return !isShownAtOnce || !boxes.isEmpty
    }

    private func visibilityMayChange() {
        graph.afterUpdate { [weak self] in self?.visibilityDidChange() }
    }

    // MARK: Content that a container shows at once

    open override func childBoxesDidChange(_ child: ViewNode) {
        super.childBoxesDidChange(child)
        visibilityMayChange()
    }

    // MARK: Content that a lazy container shows by and by

    open override func makeLazyRuns() -> [LazyRun] {
        // Runs that were in view are told that they are not any more with the next layout.
        if runsInView == nil { runsInView = [] }
        return content.lazyRuns.map { run in
            var run = run
            run.source = FollowedViews(run.source) { [weak self] in self?.show($0, $1) }
            return run
        }
    }

    private func show(_ views: FollowedViews, _ isInView: Bool) {
        guard runsInView?.contains(ObjectIdentifier(views)) != isInView else { return }
        if isInView {
            runsInView?.insert(ObjectIdentifier(views))
            visibilityMayChange()
        } else {
            runsInView?.remove(ObjectIdentifier(views))
            graph.afterArrivals { [weak self] in self?.visibilityDidChange() }
        }
    }
}

/// The conditions for a view to be on screen: its page, and its element of a lazy container.
@MainActor
private struct Surroundings {
    private let page: BranchVisibility?
    private let element: BranchVisibility?

    init(of node: ViewNode & BranchVisibilityObserver) {
        page = node.environment.branchVisibility
        element = node.elementVisibility
        page?.observe(node)
        element?.observe(node)
    }

    var areVisible: Bool { page?.isVisible ?? true && element?.isVisible ?? true }
}

/// The views of a lazy run, for somebody who wants to know whether any of them is in view.
@MainActor
private final class FollowedViews: LazySource {
    private let source: any LazySource
    private let show: (FollowedViews, Bool) -> Void

    init(_ source: any LazySource, show: @escaping (FollowedViews, Bool) -> Void) {
        self.source = source
        self.show = show
    }

    func box(at index: Int) -> LayoutBox? { source.box(at: index) }
    func id(at index: Int) -> AnyHashable? { source.id(at: index) }
    func index(of id: AnyHashable) -> Int? { source.index(of: id) }
    func index(ofView id: AnyHashable) -> Int? { source.index(ofView: id) }
    func element(at index: Int) -> Int? { source.element(at: index) }
    func release(at index: Int) { source.release(at: index) }

    func show(_ positions: Range<Int>) {
        source.show(positions)
        show(self, !positions.isEmpty)
    }

    var made: [LayoutBox] { source.made }
}
