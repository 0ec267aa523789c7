import Drawing
import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// Keeps one tree of views alive and draws it: what a window, an image renderer and the test host are made with.
///
/// Events come in (`tap`), display lists and semantics go out; nothing else crosses.
@MainActor
package final class ViewHost<Root: View> {
    let graph = ViewGraph()
    private let node: ChildNode<Root>
    private let container: RootNode
    private let editMode = EditModeScope()
    /// The values of `@SceneStorage` for hosts without a window.
    private let sceneStore = SceneValues()
    /// The record of changes in the window.
    let undoManager = UndoManager()
    /// The environment as set by the host, before preferences of the views.
    private var outerEnvironment: EnvironmentValues
    let root = RootBox(layout: RootLayout())
    let dispatcher = EventDispatcher()
    let hover = HoverDispatcher()
    /// True if the view has been laid out, so that the proposal is known.
    private(set) var hasLayout = false
    /// In seconds; only events and tests move it on.
    package internal(set) var clock: Double {
        get { graph.frames.time }
        set { graph.frames.time = newValue }
    }
    /// The number of boxes that readings of the semantics have described so far.
    package internal(set) var describedBoxes = 0
    /// The element that assistive technology is at.
    package internal(set) var cursor: SemanticsID?

    /// - Parameters:
    ///   - environment: what the root view sees.
    ///   - safeAreaInsets: how far the root view keeps clear of the edges, in points.
    ///   - animates: whether changes are shown gradually; a picture always shows the settled state.
    ///   - identifiesGroups: true to draw each box's part into a group with an identity that lasts, for differences.
    package init(
        _ view: Root, environment: EnvironmentValues = EnvironmentValues(), safeAreaInsets: EdgeInsets = EdgeInsets(),
        animates: Bool = false, identifiesGroups: Bool = false
    ) {
        root.pass = DrawingPass(identifiesGroups: identifiesGroups)
        graph.animates = animates
        graph.screen = root
        root.frames = graph.frames
        var environment = environment
        if animates { environment.showsAnimations = true }
        if environment.editMode == nil { environment.editMode = editMode.binding }
        if environment.sceneStore == nil { environment.sceneStore = sceneStore }
        environment.setUndoManager(undoManager)
        outerEnvironment = environment
        container = RootNode(inputs: _ViewInputs(graph: graph, parent: nil, environment: environment))
        let inputs = _ViewInputs(graph: graph, parent: container, environment: environment)
        node = ChildNode(view, inputs: inputs)
        container.start(node.node, in: root)
        root.layoutDirection = environment.layoutDirection
        root.update(RootLayout(safeAreaInsets: safeAreaInsets))
        graph.host.layOut = { [weak self] in
            guard let self, hasLayout, !isPlacing else { return }
            if graph.isUpdating { bringToPlaces(root.offered) } else { settle(root.offered) }
        }
        graph.host.observePreferences = { [unowned self] in graph.observePreferences(container) }
        // Views that were made with the root could not say so.
        if graph.host.showsPreferredColorScheme { graph.observePreferences(container) }
        container.colorSchemeDidChange = { [unowned self] in showEnvironment() }
        container.keyboardBarDidChange = { [unowned self] in
            root.update(RootLayout(safeAreaInsets: root.layout.safeAreaInsets, keyboardInset: $0))
        }
        graph.flush()
    }

    isolated deinit { node.remove() }

    /// The environment that the root view sees.
    package var environment: EnvironmentValues { node.environment }

    /// The node of the root view.
    var rootNode: ViewNode { node.node }

    /// The value that the views hand up for a key; nil where none does.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { node.node.preference(key) }

    /// Replaces the root view's value.
    package func update(_ view: Root) {
        graph.update(with: .current) { node.update(view, environment: node.environment) }
    }

    /// Replaces the root view's environment.
    package func update(environment: EnvironmentValues) {
        var environment = environment
        if graph.animates { environment.showsAnimations = true }
        if environment.editMode == nil { environment.editMode = editMode.binding }
        if environment.sceneStore == nil { environment.sceneStore = sceneStore }
        environment.setUndoManager(undoManager)
        outerEnvironment = environment
        root.layoutDirection = environment.layoutDirection
        showEnvironment()
        root.invalidateLayout()
        graph.flush()
    }

    private func showEnvironment() {
        var environment = outerEnvironment
        if let scheme = container.colorScheme { environment.colorScheme = scheme }
        node.update(environment: environment)
    }

    /// Called when something changed while all was settled; the host then calls ``update()`` when it suits.
    package var onInvalidate: (() -> Void)? {
        get { graph.host.onInvalidate }
        set { graph.host.onInvalidate = newValue }
    }

    /// Brings the tree in line with state that has changed.
    package func update() {
        graph.polledSources.followChanges()
        graph.flush()
    }

    /// The size that the view takes for a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        graph.flush()
        return root.settledSize(for: proposal)
    }

    /// The distances of the root view from the edges, in points.
    package var safeAreaInsets: EdgeInsets {
        get { root.layout.safeAreaInsets }
        set {
            root.update(RootLayout(safeAreaInsets: newValue, keyboardInset: root.layout.keyboardInset))
        }
    }

    /// Lays out the view for a proposal; it takes the size that it wants.
    ///
    /// Views that depend on where they stand are laid out again until nothing moves, which takes two rounds for nearly
    /// all trees; one that never settles is left as it is, with a line in the log.
    package func layout(_ proposal: ProposedViewSize) {
        root.offered = proposal
        hasLayout = true
        settle(proposal)
        // Views may have moved to or from under the pointer. Checked once: a view that flees from the pointer comes
        // back with the next frame.
        hover.viewsMayHaveMoved(in: root)
        if graph.needsUpdate { settle(proposal) }
    }

    private func settle(_ proposal: ProposedViewSize) {
        for round in 1... {
            layoutRounds = round
            graph.flush()
            let didMove = place(proposal)
            dispatcher.forgetGone(in: root)
            guard didMove || graph.needsUpdate else { break }
            if round == Self.layoutBound {
                let culprit = graph.needsUpdate ? "; last changed by \(graph.updateOrigin)" : ""
                Log.warning(
                    "The layout did not settle after \(round) rounds: a view's size depends on its own place, "
                        + "or a preference on the layout that it changes\(culprit)")
                break
            }
        }
        align()
        // Completions of animations that never started run at once.
        if graph.needsUpdate { graph.flush() }
    }

    /// True while boxes are being placed.
    private var isPlacing = false

    /// Brings boxes to their places in the layout.
    /// - Returns: whether views that depend on where they stand have changed because of that.
    private func place(_ proposal: ProposedViewSize) -> Bool {
        isPlacing = true
        defer { isPlacing = false }
        root.layOut(for: proposal)
        return root.updateDependents()
    }

    /// Brings boxes to where they are shown now.
    private func align() {
        isPlacing = true
        let pass = AlignmentPass(displayScale: environment.displayScale, frames: graph.frames)
        root.align(pass, exact: .zero, aligned: .zero, previous: .zero)
        root.matchedGeometry.update(in: root, pass)
        isPlacing = false
        graph.animationsDidStart()
    }

    /// Lets boxes set off for their places with the changes so far, before others come in the same update.
    private func bringToPlaces(_ proposal: ProposedViewSize) {
        _ = place(proposal)
        align()
    }

    static var layoutBound: Int { 16 }
    /// The number of rounds of the last layout.
    private(set) var layoutRounds = 0

    /// The size of the last layout, in points.
    package var size: CGSize { root.size }

    /// The display list after the last layout.
    package var displayList: DisplayList { root.displayList(in: root.pass) }

    /// The texts and pictures on screen after the last layout, from back to front.
    package var visibleElements: [VisibleElement] { displayList.visibleElements }

    /// The number of evaluated bodies so far.
    package var bodyEvaluations: Int { graph.bodyEvaluations }

}

/// Stands above the root view's node and hands its boxes to the host.
private final class RootNode: ViewNode, ContainerNode, PreferenceObserver {
    private var child: ViewNode?
    /// The colour scheme that a view prefers for the whole.
    private(set) var colorScheme: ColorScheme?
    var colorSchemeDidChange: (() -> Void)?
    /// Hears how high the keyboard's bar is over the root view.
    var keyboardBarDidChange: ((CGFloat) -> Void)?
    private var isCovered = false
    private var box: LayoutContainer?

    func start(_ child: ViewNode, in box: LayoutContainer) {
        self.child = child
        self.box = box
        box.contents = child.boxes
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func preferencesMayHaveChanged() {
        let isCovered = child?.preference(KeyboardToolbarKey.self) ?? false
        if isCovered != self.isCovered {
            self.isCovered = isCovered
            keyboardBarDidChange?(isCovered ? KeyboardToolbarKey.height : 0)
        }
        let wanted = child?.preference(PreferredColorSchemeKey.self) ?? nil
        guard wanted != colorScheme else { return }
        colorScheme = wanted
        graph.afterUpdate(from: self) { [weak self] in self?.colorSchemeDidChange?() }
    }

    func syncContainer() {
        if let child { box?.contents = child.boxes }
    }
}
