import Drawing

/// A view that a function draws, at once instead of by composing views.
///
/// Drawing is cut off at the view's edges.
nonisolated public struct Canvas<Symbols> where Symbols: View {
    /// Views that the renderer can draw by their tags.
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// True if the renderer covers the whole canvas.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// Accepted; the renderer runs when the picture is needed.
    public var rendersAsynchronously: Bool

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { CanvasNode(value: view, inputs: inputs) }
    }
}

private final class CanvasNode<Symbols: View>: ValueNode<Canvas<Symbols>>, ContainerNode {
    private let box: CanvasBox
    private var symbols: ChildNode<Symbols>!

    override init(value view: _GraphValue<Canvas<Symbols>>, inputs: _ViewInputs) {
        box = CanvasBox(renderer: view.value.renderer, environment: inputs.environment)
        super.init(value: view, inputs: inputs)
        symbols = ChildNode(view.value.symbols, inputs: self.inputs())
        box.symbols = symbols.boxes
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(symbols.node) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        symbols.update(view.symbols, environment: environment)
        box.renderer = view.renderer
        box.environment = environment
        box.invalidateDrawing()
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        box.symbols = symbols.boxes
    }
}

/// A view that a canvas can draw by its tag, in its ideal size.
struct CanvasSymbol {
    let tag: AnyHashable?
    /// In points.
    let size: CGSize
    let drawing: DisplayList

    @MainActor init(_ box: LayoutBox) {
        tag = box.traits[TagKey.self]
        box.place(at: .zero, proposal: .unspecified)
        size = box.size
        drawing = box.displayList(in: DrawingPass())
    }
}

/// The box of a canvas: as large as it is allowed to be.
final class CanvasBox: LayoutBox {
    var renderer: (inout GraphicsContext, CGSize) -> Void
    var environment: EnvironmentValues

    /// Laid out by themselves, and drawn only where the renderer says.
    var symbols: [LayoutBox] = [] {
        didSet {
            release(oldValue)
            adopt(symbols)
            invalidateDrawing()
        }
    }

    init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, environment: EnvironmentValues) {
        self.renderer = renderer
        self.environment = environment
    }

    deinit { release(symbols) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(in pass: DrawingPass) -> DisplayList {
        let rect = CGRect(origin: .zero, size: size)
        guard rect.isFinite, size.width > 0, size.height > 0 else { return .init() }
        let recording = GraphicsRecording(
            environment: environment, size: size, symbols: symbols.map { CanvasSymbol($0) })
        var context = GraphicsContext(recording: recording)
        renderer(&context, size)
        var list = DisplayList()
        list.append(DisplayGroup(recording.finished, clip: ClipShape(.rect(rect))))
        return list
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}
