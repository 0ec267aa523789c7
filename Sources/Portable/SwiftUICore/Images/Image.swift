import CoreGraphics
import DeveloperToolsSupport
import Drawing

/// A picture: from a bundle, from memory, or a symbol by name.
public struct Image: Equatable, Sendable {
    var source: Source
    var resizing: Resizing?
    var templateMode: TemplateRenderingMode?
    var interpolationQuality = Interpolation.medium
    var isAntialiased = true
    var symbolMode: SymbolRenderingMode.Kind?
    /// The range of brightness; nil for that of the environment.
    var dynamicRange: DynamicRange?

    enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(String, BundleReference?, label: Text?, isDecorative: Bool)
        case bitmap(CGImage, scale: CGFloat, label: Text?, isDecorative: Bool)
        case drawing(ImageDrawing, label: Text?)
    }

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    init(source: Source) { self.source = source }

    /// A picture from a bundle; its name is what assistive technology reads.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(
            source: .asset(name, bundle.map(BundleReference.init), label: Text(verbatim: name), isDecorative: false))
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name, bundle.map(BundleReference.init), label: label, isDecorative: false))
    }

    /// A picture that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, bundle.map(BundleReference.init), label: nil, isDecorative: true))
    }

    /// A picture of an asset catalogue; its name is what assistive technology reads.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// A symbol in the size and colour of the text around it.
    public init(systemName: String) { self.init(source: .symbol(systemName)) }

    /// A symbol with a value. None of the symbols here has parts that stand for values, so that it is drawn as without.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// A picture from a bundle; only symbols show a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// A picture from a bundle; only symbols show a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// A picture that assistive technology passes over; only symbols show a value.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// - Parameter scale: pixels of the picture per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(
            source: .bitmap(orientation.upright(cgImage), scale: scale, label: label, isDecorative: false))
    }

    /// - Parameter scale: pixels of the picture per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(source: .bitmap(orientation.upright(cgImage), scale: scale, label: nil, isDecorative: true))
    }

    /// The size of a symbol against the text around it.
    public enum Scale: Sendable {
        case small, medium, large

        /// Against the medium size (Human Interface Guidelines, SF Symbols).
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// The way a picture fills a larger frame.
    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    /// The choice between a picture's own colours and the foreground style.
    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    /// The quality of a scaled picture's pixels.
    public enum Interpolation: Sendable {
        case none, low, medium, high

        var quality: CGInterpolationQuality {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// The picture fills whatever frame it gets.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        var copy = self
        copy.interpolationQuality = interpolation
        return copy
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }
}

extension Image: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ImageNode(value: view, inputs: inputs) }
    }
}

private final class ImageNode: ValueNode<Image>, BranchVisibilityObserver {
    private let box: ImageBox
    /// Nil until there are effects.
    private var player: SymbolEffectPlayer?

    override init(value view: _GraphValue<Image>, inputs: _ViewInputs) {
        box = ImageBox(ResolvedImage(view.value, in: inputs.environment))
        super.init(value: view, inputs: inputs)
        if !environment.symbolEffects.isEmpty { updateEffects() }
    }

    private func updateEffects() {
        let effects = box.image.isSymbol ? environment.symbolEffects : []
        if player == nil {
            if effects.isEmpty { return }
            player = SymbolEffectPlayer(frames: graph.frames) { [unowned box] in box.setLook($0) }
            environment.branchVisibility?.observe(self)
        }
        player?.update(effects, in: environment)
        visibilityDidChange()
    }

    func visibilityDidChange() { if isAlive { player?.setVisible(environment.branchVisibility?.isVisible ?? true) } }

    override func willRemove() { player?.stop() }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        let image = ResolvedImage(view, in: environment)
        let change = environment.contentTransition.change(from: environment.contentTransition)
        // Outlines of two symbols cannot be interpolated.
        box.animateDrawing(in: graph, change == .fade && image != box.image ? .replace : change)
        box.update(image)
        updateEffects()
    }
}

extension BoxRoles {
    /// A picture or symbol.
    static let image = declare()
}

extension LayoutBox {
    /// True for a picture or symbol.
    package final var isImage: Bool { roles.contains(.image) }
}

/// The box of a picture: its own size unless it is resizable.
final class ImageBox: LayoutBox {
    private(set) var image: ResolvedImage
    private var look = SymbolLook.plain

    init(_ image: ResolvedImage) {
        self.image = image
        super.init()
        roles = .image
    }

    func update(_ image: ResolvedImage) {
        guard image != self.image else { return }
        self.image = image
        invalidateLayout()
    }

    /// Draws the symbol as effects have it.
    func setLook(_ look: SymbolLook) {
        guard look != self.look else { return }
        self.look = look
        invalidateDrawing()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard image.isSymbol, image.size.height > 0 else { return nil }
        let isBaseline =
            guide.id == VerticalAlignment.firstTextBaseline.id || guide.id == VerticalAlignment.lastTextBaseline.id
        return isBaseline ? image.baseline * size.height / image.size.height : nil
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        let bounds = CGRect(origin: .zero, size: size)
        var list = DisplayList()
        list.annotate(VisibleElement(.image, name: image.label ?? "", frame: bounds))
        list.append(contentsOf: image.displayList(in: bounds))
        guard look != .plain else { return list }
        var changed = DisplayList()
        if look.opacity > 0 {
            changed.append(DisplayGroup(list, transform: look.transform(size: size), opacity: look.opacity))
        }
        return changed
    }

    override func describe(to builder: inout SemanticsBuilder) {
        guard let label = image.label else { return }
        var element = SemanticsElement(role: .image, label: label, frame: builder.frame(of: self))
        element.traits.formUnion(.isImage)
        element.details.isNamedBySymbol = image.isSymbol
        builder.add(element)
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}
