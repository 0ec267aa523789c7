@_spi(Floors) import SwiftUICore

/// A scrollable view of its content.
public struct ScrollView<Content>: View where Content: View {
    public typealias Body = Never

    public var content: Content
    /// The directions in which the content moves.
    public var axes: Axis.Set
    /// True if scroll indicators may show the visible part while the content moves.
    public var showsIndicators: Bool

    @available(
        iOS, deprecated: 100000.0,
        message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
    )
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        showsIndicators = true
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ScrollNode(value: view, inputs: inputs) }
    }
}

/// Owns the box, the gesture and the motion of a scroll view.
private final class ScrollNode<Content: View>: ValueNode<ScrollView<Content>>, ContainerNode {
    private let box: ScrollBox
    private var content: ChildNode<Content>!
    private let gesture: ScrollGesture
    private let motion: ScrollMotion
    private let position = ScrollPositionTracker()
    /// The number of handled requests to flash the indicators.
    private var flashes: Int

    override init(value view: _GraphValue<ScrollView<Content>>, inputs: _ViewInputs) {
        box = ScrollBox(axes: view.value.axes, configuration: inputs.environment.scrollConfiguration)
        motion = ScrollMotion(box, frames: inputs.graph.frames)
        gesture = ScrollGesture(box, motion: motion)
        flashes = inputs.environment.scrollIndicatorFlash.count
        super.init(value: view, inputs: inputs)
        box.hands.motion = motion
        box.hands.gesture = gesture
        box.followers.didScroll = { [weak self] in self?.didScroll() }
        gesture.environment = environment
        gesture.graph = graph
        box.decoration.permitsIndicators = view.value.showsIndicators
        box.direct(inputs.environment.layoutDirection)
        content = ChildNode(view.value.content, inputs: self.inputs(environment: contentEnvironment()))
        box.content.contents = content.boxes
        followPosition()
        followObservers()
        if environment.scrollIndicatorFlash.onAppear { flash() }
    }

    /// Takes the observers around the scroll view that follow no other one.
    private func followObservers() {
        box.followers.observers = environment.scrollObservers.filter { $0.follow(box, in: graph) }
    }

    /// Flashes the indicators, after an update has determined the content's length.
    private func flash() {
        guard graph.animates else { return }
        graph.afterUpdate { [weak self] in self?.motion.flash() }
    }

    /// Scrolls to the position that the binding names.
    private func followPosition() {
        guard let wanted = environment.scrollPosition, position.takesOver(wanted) else { return }
        let transaction = graph.transaction
        graph.afterUpdate { [weak self] in
            guard let self, isAlive, let destination = wanted.destination else { return }
            ScrollTargets.scroll(box, to: destination, below: self, anchor: wanted.anchor, with: transaction)
        }
    }

    /// Updates the binding from the scroll position, except on the way to the position that the binding names.
    private func didScroll() {
        guard let wanted = environment.scrollPosition, !box.heading.keepsPosition else { return }
        graph.afterUpdate { [weak self] in
            guard let self, isAlive, !box.heading.keepsPosition else { return }
            let id =
                wanted.tracksViews ? ScrollTargets.element(in: box, below: self, anchor: wanted.anchor) : nil
            position.write(id, to: wanted)
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content.node) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    /// The content's environment: a vertical stack, without the margins, anchor, position and target behaviour, which
    /// apply to this scroll view only.
    private func contentEnvironment() -> EnvironmentValues {
        var result = environment
        result.stackOrientation = .vertical
        result.scrollConfiguration.margins = EdgeInsets()
        result.scrollConfiguration.anchor = nil
        result.scrollPosition = nil
        result.scrollObservers = []
        result.scrollTargetBehavior = nil
        return result
    }

    override func apply(_ change: NodeChange) {
        gesture.environment = environment
        box.decoration.permitsIndicators = view.showsIndicators
        followPosition()
        followObservers()
        let flashes = environment.scrollIndicatorFlash.count
        if flashes != self.flashes { flash() }
        self.flashes = flashes
        box.direct(environment.layoutDirection)
        box.update(axes: view.axes, configuration: environment.scrollConfiguration)
        let environment = change.contains(.environment) ? contentEnvironment() : content.environment
        if change.contains(.view) {
            content.update(view.content, environment: environment)
        } else {
            content.update(environment: environment)
        }
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        box.content.contents = content.boxes
    }
}

@available(*, unavailable)
extension ScrollView: Sendable {}
