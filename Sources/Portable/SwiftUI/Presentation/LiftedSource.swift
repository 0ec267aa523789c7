import Drawing

/// Draws what a menu is about over what dims the rest, as on iOS: the view on the colour of the page, or the row of the list
/// that it is in (remembered; the corners by eye).
nonisolated struct LiftedSource: BoxModifier {
    typealias Body = Never

    let presentation: Presentation
    let anchor: (@MainActor () -> LayoutBox?)?

    @MainActor func makeBox(environment: EnvironmentValues) -> LiftedSourceBox {
        let box = LiftedSourceBox()
        update(box, environment: environment)
        presentation.lifted = box
        return box
    }

    @MainActor func update(_ box: LiftedSourceBox, environment: EnvironmentValues) {
        box.source = anchor?() ?? presentation.anchor
        box.ground = SystemColor.systemBackground.color(in: environment)
    }
}

/// Is drawn anew with the screen, for what it shows is on a page below.
final class LiftedSourceBox: TransparentBox, @unchecked Sendable {
    fileprivate weak var source: LayoutBox?
    fileprivate var ground = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)

    private static let cornerRadius: CGFloat = 10

    override func draw() -> DisplayList {
        guard let source, source.root != nil else { return DisplayList() }
        let row = source as? ListRowBox ?? source.nearestAncestor { $0 as? ListRowBox }
        let box = row ?? source
        let whole = convertFromRoot(box.frame(in: .global))
        let frame = row.map { $0.card.offsetBy(dx: whole.minX, dy: whole.minY) } ?? whole
        var content = DisplayList([.fill(.rect(frame), .color(ground))])
        content.append(box.displayList, movedBy: whole.origin)
        let radius = min(Self.cornerRadius, frame.height / 2)
        let shape = Geometry.roundedRect(frame, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
        return DisplayList([.group(DisplayGroup(content, clip: ClipShape(shape)))])
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { nil }
}
