@_spi(Floors) import SwiftUICore

/// Headers and footers that stay in view with their section.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A vertical stack that creates its views lazily, when they come into view.
public struct LazyVStack<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: LazyLayout
    package let content: Content

    /// - Parameters:
    ///   - spacing: between neighbours in points; nil for the default of 8.
    ///   - pinnedViews: the headers and footers that stay in view with their section.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinnedViews: pinnedViews, tracks: nil)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LazyNode(view, inputs: inputs) }
    }
}

extension LazyVStack: ArrangedContent {}

/// A horizontal stack that creates its views lazily, when they come into view.
public struct LazyHStack<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: LazyLayout
    package let content: Content

    /// - Parameters:
    ///   - spacing: between neighbours in points; nil for the default of 8.
    ///   - pinnedViews: the headers and footers that stay in view with their section.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            pinnedViews: pinnedViews, tracks: nil)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LazyNode(view, inputs: inputs) }
    }
}

extension LazyHStack: ArrangedContent {}

/// The node of a lazy container: provides its box with the runs of its content.
final class LazyNode<V: ArrangedContent>: StructuralNode<V>, ContainerNode, LazyContainerNode
where V.Arrangement == LazyLayout {
    private var layout: LazyLayout
    private let box: LazyBox
    var lines: LazyBox { box }
    private var content: ChildNode<V.Content>!

    init(_ view: _GraphValue<V>, inputs: _ViewInputs) {
        layout = V.layout(of: view.address)
        box = LazyBox(layout: layout)
        box.layoutDirection = inputs.environment.layoutDirection
        super.init(inputs: inputs)
        var inputs = self.inputs(environment: contentEnvironment())
        inputs.isInLines = true
        content = ChildNode(at: V.content(of: view.address), inputs: inputs)
        box.runs = content.lazyRuns
        box.departures.insert = { [unowned self] control in
            let transaction = graph.frames.layoutTransaction
            graph.hold(transaction)
            graph.afterUpdate { [graph] in control.insert(with: transaction, in: graph) }
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content.node) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    private func contentEnvironment() -> EnvironmentValues {
        let orientation = layout.tracks == nil ? layout.axis : nil
        guard environment.stackOrientation != orientation else { return environment }
        var result = environment
        result.stackOrientation = orientation
        return result
    }

    private func followLayoutDirection() {
        guard box.layoutDirection != environment.layoutDirection else { return }
        box.layoutDirection = environment.layoutDirection
        box.invalidateLayout()
    }

    override func show(_ view: UnsafePointer<V>, inOtherEnvironment: Bool) {
        followLayoutDirection()
        layout = V.layout(of: view)
        box.update(layout)
        content.update(
            at: V.content(of: view),
            environment: inOtherEnvironment ? contentEnvironment() : content.environment)
    }

    override func environmentDidChange() {
        followLayoutDirection()
        content.update(environment: contentEnvironment())
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        box.runs = content.lazyRuns
    }
}

@available(*, unavailable)
extension LazyHStack: Sendable {}

@available(*, unavailable)
extension LazyVStack: Sendable {}
