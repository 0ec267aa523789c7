import Drawing
@_spi(Floors) @_spi(Portable) import SwiftUICore

/// The subject that a context menu shows.
package enum MenuSubject {
    case none
    /// The view itself, lifted off its place.
    case source
    /// A preview in place of the view.
    case preview(AnyView)

    var preview: AnyView? { if case .preview(let view) = self { view } else { nil } }
}

/// The preview of a context menu over a dimmed screen, or the view itself where it has none, slightly enlarged. It
/// comes out of the view, which is hidden meanwhile, and returns there.
struct MenuPreview: View {
    let presentation: Presentation
    /// Nil for the view itself.
    let preview: AnyView?
    /// The anchor of the menu; nil for the presenting view.
    let anchor: (@MainActor () -> LayoutBox?)?

    var body: some View {
        VStack { preview }
            .environment(\.isInterfaceElevated, true)
            .modifier(PreviewContent())
            .modifier(PreviewModifier(presentation: presentation, isSource: preview == nil, anchor: anchor))
            .allowsHitTesting(false)
            .accessibilityHidden(preview == nil)
    }
}

nonisolated private struct PreviewContent: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> PreviewContentBox { PreviewContentBox() }

    func update(_ box: PreviewContentBox, environment: EnvironmentValues) {}
}

/// The views of a preview, read at the size in which they are shown.
private final class PreviewContentBox: TransparentBox, DrawnByParentBox {
    var scale: CGFloat = 1

    override init() {
        super.init()
        roles = .isDrawnByParent
    }

    var drawnTransform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
}

nonisolated private struct PreviewModifier: BoxModifier {
    typealias Body = Never

    let presentation: Presentation
    let isSource: Bool
    let anchor: (@MainActor () -> LayoutBox?)?

    @MainActor func makeBox(environment: EnvironmentValues) -> MenuPreviewBox {
        let box = MenuPreviewBox(isSource: isSource)
        update(box, environment: environment)
        presentation.preview = box
        presentation.register(box)
        return box
    }

    @MainActor func update(_ box: MenuPreviewBox, environment: EnvironmentValues) {
        box.layer = presentation
        box.source = (anchor?() ?? presentation.anchor).map { $0.rowOfMenu ?? $0 }
        var elevated = environment
        elevated.isInterfaceElevated = true
        box.ground = SystemColor.systemBackground.color(in: elevated)
        box.fades = environment.accessibilityReduceMotion
    }
}

/// As large as what it shows, or smaller where that has no room. Is drawn anew with the screen, for what it shows may be on a
/// page below.
final class MenuPreviewBox: TransparentBox, PositionDependentBox, LayerPreview {
    /// True if the view itself is shown.
    let isSource: Bool
    fileprivate weak var layer: Presentation?
    fileprivate var ground = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)
    fileprivate var fades = false
    private var used: CGRect?
    /// The last picture of the view: a view that is removed with its menu stays visible until the menu is gone.
    private var picture: Picture?

    private struct Picture {
        let content: DisplayList
        let rect: CGRect
        let clip: ClipShape
    }

    /// By eye from iOS: the corners of previews and of views, how much larger these are at most, and what is around them.
    private static let cornerRadius: CGFloat = 13
    private static let sourceRadius: CGFloat = 10
    private static let growth: (factor: CGFloat, length: CGFloat) = (1.05, 16)
    private static let shadow: (radius: CGFloat, opacity: Double) = (16, 0.2)

    init(isSource: Bool) { self.isSource = isSource }

    // MARK: The view that the menu belongs to

    /// The view itself, or its row of a list; hidden in its place.
    fileprivate(set) weak var source: LayoutBox? {
        didSet {
            guard source !== oldValue else { return }
            oldValue?.setAway(false)
            source?.setAway(true)
        }
    }

    /// Shows the view in its place again.
    func giveBack() { source?.setAway(false) }

    /// Frame of the view in its own coordinates.
    private var sourceRect: CGRect {
        guard let source else { return .zero }
        return source.asRow?.card ?? CGRect(origin: .zero, size: source.placedSize)
    }

    /// Frame of the view in the whole picture; its last frame after the view was removed.
    var sourceFrame: CGRect? { shownSource.map { $0.convert(sourceRect, to: nil) } ?? used }

    /// The view, unless it has gone.
    private var shownSource: LayoutBox? { source?.root == nil ? nil : source }

    var isOutOfPlace: Bool { sourceFrame != used }

    // MARK: Layout

    private func natural(_ proposal: ProposedViewSize) -> CGSize {
        guard isSource else { return super.measure(proposal) }
        let size = sourceFrame?.size ?? .zero
        let length = max(size.width, size.height, 1)
        let scale = min(Self.growth.factor, (length + Self.growth.length) / length)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = natural(proposal)
        let room = proposal.replacingUnspecifiedDimensions(by: natural)
        let scale = min(1, room.width / max(natural.width, 1), room.height / max(natural.height, 1))
        return CGSize(width: natural.width * scale, height: natural.height * scale)
    }

    override func placeChildren() {
        root?.register(self)
        used = sourceFrame
        guard let wrapped else { return }
        wrapped.place(at: .zero, proposal: proposal)
        (wrapped as? PreviewContentBox)?.scale = placedSize.width / max(wrapped.placedSize.width, 1)
    }

    // MARK: Drawing

    override func draw(in pass: DrawingPass) -> DisplayList {
        let place = CGRect(origin: .zero, size: size)
        guard let layer, !place.isEmpty else { return DisplayList() }
        let progress = layer.progress
        guard shownSource != nil, let start = sourceFrame.map(convertFromRoot) else {
            return DisplayList([.group(DisplayGroup(plate(in: place, shows: 1, pass), opacity: progress))])
        }
        guard progress < 1 else { return plate(in: place, shows: 1, pass) }
        if fades {
            var list = DisplayList()
            if let source = sourcePicture(in: start, pass) { list.append(DisplayGroup(source, opacity: 1 - progress)) }
            list.append(DisplayGroup(plate(in: place, shows: 1, pass), opacity: progress))
            return list
        }
        return plate(in: start.moved(to: place, by: CGFloat(progress)), shows: progress, pass)
    }

    /// The plate in a rectangle, with its shadow.
    /// - Parameter progress: how far it has come, from 0 to 1: at first it shows the view.
    @MainActor private func plate(in frame: CGRect, shows progress: Double, _ pass: DrawingPass) -> DisplayList {
        guard progress > 0 || isSource else { return sourcePicture(in: frame, pass) ?? DisplayList() }
        var content = DisplayList()
        if isSource {
            content = sourcePicture(in: frame, pass) ?? content
        } else {
            if progress < 1, let source = sourcePicture(in: frame, pass) { content.append(contentsOf: source) }
            var preview = DisplayList([.fill(.rect(frame), .color(ground))])
            if let wrapped {
                let scale = frame.width / max(wrapped.size.width, 1)
                let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
                preview.append(DisplayGroup(wrapped.displayList(in: pass), transform: transform))
            }
            content.append(DisplayGroup(preview, opacity: progress))
            let radius = Self.sourceRadius + (Self.cornerRadius - Self.sourceRadius) * CGFloat(progress)
            let shape = Geometry.roundedRect(frame, cornerRadius: radius, style: .continuous)
            content = DisplayList([.group(DisplayGroup(content, clip: ClipShape(shape)))])
        }
        var group = DisplayGroup(content)
        let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: Self.shadow.opacity * progress)
        group.filters.append(.shadow(color: color, radius: Self.shadow.radius, offset: .zero))
        return DisplayList([.group(group)])
    }

    /// Draws the view's picture, scaled to a rectangle and clipped to its shape.
    @MainActor private func sourcePicture(in frame: CGRect, _ pass: DrawingPass) -> DisplayList? {
        if let source = shownSource { picture = picture(of: source, pass) }
        guard let picture, picture.rect.width > 0, picture.rect.height > 0 else { return nil }
        let (x, y) = (frame.width / picture.rect.width, frame.height / picture.rect.height)
        let group = DisplayGroup(
            picture.content,
            transform: CGAffineTransform(
                a: x, b: 0, c: 0, d: y, tx: frame.minX - picture.rect.minX * x,
                ty: frame.minY - picture.rect.minY * y),
            clip: picture.clip)
        return DisplayList([.group(group)])
    }

    @MainActor private func picture(of source: LayoutBox, _ pass: DrawingPass) -> Picture {
        let rect = sourceRect
        var content = DisplayList([.fill(.rect(rect), .color(ground))])
        content.append(contentsOf: source.asRow?.drawRowPreview(in: pass) ?? source.draw(in: pass))
        let radius = min(Self.sourceRadius, rect.height / 2)
        let shape = Geometry.roundedRect(rect, cornerRadius: radius, style: .continuous)
        return Picture(content: content, rect: rect, clip: source.previewShape ?? ClipShape(shape))
    }
}

extension LayoutBox {
    /// Hides the box in its place while a layer shows it elsewhere.
    fileprivate func setAway(_ isAway: Bool) {
        guard isAway || presentation != nil else { return }
        makePresentation().isAway = isAway
        invalidateDrawing()
    }
}

extension CGRect {
    /// The rectangle on its way to another one.
    fileprivate func moved(to end: CGRect, by part: CGFloat) -> CGRect {
        CGRect(
            x: minX + (end.minX - minX) * part, y: minY + (end.minY - minY) * part,
            width: width + (end.width - width) * part, height: height + (end.height - height) * part)
    }
}
