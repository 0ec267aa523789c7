import Drawing

/// Space that expands along the stack it stands in, or along both axes outside of one.
public struct Spacer: View, Sendable {
    public typealias Body = Never

    /// The least length in points; nil for the default of 8.
    nonisolated public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            LeafNode(view: view, inputs: inputs) { known, view, environment in
                let axis = environment.stackOrientation
                if let spacer = known as? SpacerBox, spacer.isFor(view.minLength, axis: axis) { return spacer }
                return SpacerBox(view.minLength, axis: axis)
            }
        }
    }
}

package final class SpacerBox: LayoutBox {
    let minLength: CGFloat
    let axis: Axis?

    package init(_ minLength: CGFloat?, axis: Axis?) {
        self.minLength = minLength ?? ViewSpacing.standard
        self.axis = axis
        super.init()
        roles = .spacer
    }

    func isFor(_ minLength: CGFloat?, axis: Axis?) -> Bool {
        self.minLength == minLength ?? ViewSpacing.standard && self.axis == axis
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            guard self.axis == nil || self.axis == axis else { return 0 }
            return max(minLength, proposal[axis] ?? minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Neighbours touch a spacer: its length is all the space there is.
    package override var spacing: ViewSpacing { axis.map { .none(along: $0) } ?? .zero }

    /// A spacer gets only what nobody else wants.
    package override var traits: LayoutTraits {
        var traits = LayoutTraits.default
        traits.priority = -.infinity
        return traits
    }
}

/// A thin line across the stack it stands in.
public struct Divider: View {
    public typealias Body = Never

    public init() {}

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            LeafNode(view: view, inputs: inputs) { known, _, environment in
                guard let divider = known as? DividerBox else { return DividerBox(environment: environment) }
                divider.update(environment)
                return divider
            }
        }
    }
}

extension BoxRoles {
    /// The line that divides views.
    static let divider = declare()
}

extension LayoutBox {
    /// True for the line that divides views.
    package final var isDivider: Bool { roles.contains(.divider) }
}

/// A line, which in menus and pickers stands for the end of a group.
final class DividerBox: LayoutBox {
    private var environment: EnvironmentValues

    init(environment: EnvironmentValues) {
        self.environment = environment
        super.init()
        roles = .divider
    }

    func update(_ environment: EnvironmentValues) {
        let old = self.environment
        self.environment = environment
        let isSameLine =
            old.pixelLength == environment.pixelLength && old.stackOrientation == environment.stackOrientation
        if isSameLine { invalidateDrawing() } else { invalidateLayout() }
    }

    /// Measures a line across the stack, one device pixel thick (Human Interface Guidelines).
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.pixelLength
        return environment.stackOrientation == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        let color = SystemColor.separator.color(in: environment)
        return DisplayList([.fill(.rect(CGRect(origin: .zero, size: size)), .color(color), antialiased: false)])
    }
}

/// The node of a view that is one box.
package final class LeafNode<V: View>: ValueNode<V> {
    private let makeBox: (LayoutBox?, V, EnvironmentValues) -> LayoutBox
    private var box: LayoutBox

    /// - Parameter box: gets the box so far; brings it up to date, or makes another one for what that cannot show.
    package init(
        view: _GraphValue<V>, inputs: _ViewInputs,
        box makeBox: @escaping (LayoutBox?, V, EnvironmentValues) -> LayoutBox
    ) {
        self.makeBox = makeBox
        box = makeBox(nil, view.value, inputs.environment)
        super.init(value: view, inputs: inputs)
    }

    package override func makeBoxes() -> [LayoutBox] { [box] }

    package override func apply(_ change: NodeChange) {
        let box = makeBox(self.box, view, environment)
        guard box !== self.box else { return }
        self.box = box
        boxesDidChange()
    }
}

@available(*, unavailable)
extension Divider: Sendable {}
