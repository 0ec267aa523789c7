import Drawing

/// Draws on a canvas, at once and in order.
///
/// A context is a value: a copy draws on the same canvas, but with a transform, clip, filters, opacity and blend mode
/// of its own, so that changes to them end with the copy.
public struct GraphicsContext {
    let recording: GraphicsRecording
    private var state: State

    /// The state that applies to everything that is drawn. Clips and filters are in the canvas's coordinates.
    private struct State {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        var blendMode = BlendMode.normal
        var clips: [Clip] = []
        var filters: [Filter] = []
        var clipBounds: CGRect
    }

    private enum Clip {
        case shape(ClipShape)
        case mask(DisplayList)
    }

    init(recording: GraphicsRecording) {
        self.recording = recording
        state = State(clipBounds: recording.bounds)
    }

    /// The opacity of everything that is drawn: 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
    }

    /// The blend mode of everything that is drawn.
    public var blendMode: GraphicsContext.BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recording.environment }

    /// Maps user space, which everything is given in, to the canvas's coordinates.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    /// Turns user space clockwise as seen on screen.
    public mutating func rotate(by angle: Angle) {
        state.transform = state.transform.rotated(by: CGFloat(angle.radians))
    }

    /// Applies a transform to user space before the ones there are.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: Clips

    /// The bounds of what may be drawn on, in user space.
    public var clipBoundingRect: CGRect { state.clipBounds.applying(state.transform.inverted()) }

    /// Draws only inside a path of user space from now on.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
    ) {
        let path = path.applying(state.transform)
        if options.contains(.inverse) {
            state.clips.append(
                .mask(
                    GraphicsContext.inverse(
                        [
                            .fill(path.storage, .black, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
                        ], of: recording.bounds)))
        } else {
            state.clips.append(
                .shape(ClipShape(path.storage, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)))
            state.clipBounds = state.clipBounds.intersection(path.boundingRect)
            if state.clipBounds.isNull { state.clipBounds = .zero }
        }
    }

    /// Draws only where a layer is opaque from now on.
    public mutating func clipToLayer(
        opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = DisplayList()
        mask.append(DisplayGroup(try layer(content), opacity: min(max(opacity, 0), 1)))
        if options.contains(.inverse) {
            mask = GraphicsContext.inverse(mask.items, of: recording.bounds)
        }
        state.clips.append(.mask(mask))
    }

    /// A list that is opaque where the items are not, all over a canvas.
    private static func inverse(_ items: [DisplayItem], of canvas: CGRect) -> DisplayList {
        let all = DisplayItem.fill(.rect(canvas), .color(.clear))
        let invertedOpacity = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1.0]
        return DisplayList([
            .group(DisplayGroup(DisplayList([all] + items), filters: [.colorMatrix(invertedOpacity)]))
        ])
    }

    // MARK: Filters and layers

    /// Draws through one more filter from now on; each thing that is drawn is filtered by itself.
    public mutating func addFilter(
        _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
    ) {
        state.filters.append(filter)
    }

    /// Draws several things as one: opacity, blend mode, filters and clips of this context apply to all of them together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        emit(try layer(content), inCanvasSpace: true)
    }

    /// Draws on a layer that begins with this context's transform and nothing else.
    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        let layer = GraphicsRecording(like: recording)
        var context = GraphicsContext(recording: layer)
        context.transform = transform
        try content(&context)
        return layer.finished
    }

    // MARK: Recording

    /// Puts something that was drawn on the canvas, through all that the context applies.
    /// - Parameter inCanvasSpace: whether it is in the canvas's coordinates already instead of in user space.
    func emit(_ content: DisplayList, inCanvasSpace: Bool = false) {
        guard !content.isEmpty, state.opacity > 0, state.transform.isFinite else { return }
        var list = DisplayList()
        list.append(DisplayGroup(content, transform: inCanvasSpace ? .identity : state.transform))
        for filter in state.filters {
            list = filter.applied(to: list, in: environment, canvas: recording.bounds)
        }
        for clip in state.clips {
            switch clip {
            case .shape(let shape): list = DisplayList([.group(DisplayGroup(list, clip: shape))])
            case .mask(let mask): list = DisplayList([.group(DisplayGroup(list, mask: mask))])
            }
        }
        var whole = DisplayGroup(list)
        if list.items.count == 1, case .group(let group) = list.items[0], group.opacity == 1, group.blendMode == .normal
        {
            whole = group
            whole.content.takeAnnotations(of: list, transform: group.transform.inverted())
        }
        whole.opacity = state.opacity
        whole.blendMode = state.blendMode.cgBlendMode
        recording.append(whole)
    }
}

/// The items that have been drawn on a canvas or a layer so far.
final class GraphicsRecording {
    let environment: EnvironmentValues
    /// The canvas, in its own coordinates.
    let bounds: CGRect
    /// The views that can be drawn by their tags.
    let symbols: [CanvasSymbol]
    private(set) var list = DisplayList()
    private var mixesWithBackground = false

    init(environment: EnvironmentValues, size: CGSize, symbols: [CanvasSymbol] = []) {
        self.environment = environment
        bounds = CGRect(origin: .zero, size: size)
        self.symbols = symbols
    }

    init(like other: GraphicsRecording) {
        environment = other.environment
        bounds = other.bounds
        symbols = other.symbols
    }

    func append(_ group: DisplayGroup) {
        if group.blendMode != .normal { mixesWithBackground = true }
        list.append(group)
    }

    /// The drawn items, as a group of their own if blend modes in it must not see the backdrop.
    var finished: DisplayList {
        guard mixesWithBackground else { return list }
        return DisplayList([.group(DisplayGroup(list, isIsolated: true))])
    }
}
