import Drawing

/// Space that expands along the stack it stands in, or along both axes outside of one.
public struct Spacer: View, Sendable {
    public typealias Body = Never

    /// The least length in points; nil for the default of 8.
    nonisolated public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LeafNode(view: view.value, inputs: inputs) { SpacerBox($0.minLength, axis: $1.stackOrientation) } }
    }
}

final class SpacerBox: LayoutBox, @unchecked Sendable {
    let minLength: CGFloat
    let axis: Axis?

    init(_ minLength: CGFloat?, axis: Axis?) {
        self.minLength = minLength ?? ViewSpacing.standard
        self.axis = axis
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard self.axis == nil || self.axis == axis else { return 0 }
            return max(minLength, proposal[axis] ?? minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Neighbours touch a spacer: its length is all the space there is.
    override var spacing: ViewSpacing { axis.map { .none(along: $0) } ?? .zero }

    /// A spacer gets only what nobody else wants.
    override var traits: LayoutTraits {
        var traits = LayoutTraits.default
        traits.priority = -.infinity
        return traits
    }
}

/// A thin line across the stack it stands in.
public struct Divider: View, Sendable {
    public typealias Body = Never

    nonisolated public init() {}

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LeafNode(view: view.value, inputs: inputs) { DividerBox(environment: $1) } }
    }
}

/// A line, which in menus and pickers stands for the end of a group.
final class DividerBox: LayoutBox, @unchecked Sendable {
    let environment: EnvironmentValues

    init(environment: EnvironmentValues) { self.environment = environment }

    /// One device pixel thick (Human Interface Guidelines), across the stack.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.pixelLength
        return environment.stackOrientation == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func draw() -> DisplayList {
        let color = SystemColor.separator.color(in: environment)
        return DisplayList([.fill(.rect(CGRect(origin: .zero, size: size)), .color(color), antialiased: false)])
    }
}

/// The node of a view whose box is made anew when anything about it changes: for leaves that are cheap to make.
final class LeafNode<V: View>: TypedNode<V> {
    private let make: (V, EnvironmentValues) -> LayoutBox
    private var box: LayoutBox

    init(view: V, inputs: _ViewInputs, make: @escaping (V, EnvironmentValues) -> LayoutBox) {
        self.make = make
        box = make(view, inputs.environment)
        super.init(view: view, inputs: inputs)
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        box = make(view, environment)
        boxesDidChange()
    }
}
