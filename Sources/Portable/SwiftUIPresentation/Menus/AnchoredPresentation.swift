@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// Placement of a panel relative to its view.
package enum AnchoredPlacement {
    /// Below the view, or above it where there is more room: menus, pickers.
    case below
    /// Over the view, with the upper edges aligned: menus within menus.
    case over
}

extension View {
    /// Shows a panel beside the view, over everything else on screen; a tap outside or an escape takes it down.
    /// - Parameters:
    ///   - placement: where the panel stands.
    ///   - dims: whether what is below is dimmed; for menus it is blurred then as well.
    ///   - subject: what is shown of the view, whose place that takes.
    ///   - role: what the panel is to assistive technology.
    ///   - isChoice: whether the panel is the menu of a picker, which has a fixed order.
    ///   - anchor: what the panel stands beside; nil for the view.
    ///   - point: where the panel stands, in the whole picture, rather than beside something.
    ///   - onDismiss: called once the panel has gone.
    nonisolated package func anchoredPresentation<Panel: View>(
        isPresented: Binding<Bool>, placement: AnchoredPlacement = .below, dims: Bool = false,
        subject: MenuSubject = .none, role: SemanticsRole = .menu, isChoice: Bool = false,
        anchor: (@MainActor () -> LayoutBox?)? = nil,
        at point: (@MainActor () -> CGPoint?)? = nil, onDismiss: (() -> Void)? = nil,
        @ViewBuilder panel: @escaping () -> Panel
    ) -> some View {
        presentation(isPresented: isPresented, kind: .menu, onDismiss: onDismiss) { presentation in
            AnchoredLayer(
                presentation: presentation, placement: placement, dims: dims, subject: subject, role: role,
                isChoice: isChoice, anchor: anchor, point: point, panel: panel())
        }
    }
}

/// A panel beside the presenting view, over what is dimmed.
nonisolated private struct AnchoredLayer<Panel: View>: View {
    let presentation: Presentation
    let placement: AnchoredPlacement
    let dims: Bool
    let subject: MenuSubject
    let role: SemanticsRole
    let isChoice: Bool
    let anchor: (@MainActor () -> LayoutBox?)?
    let point: (@MainActor () -> CGPoint?)?
    let panel: Panel

    @MainActor var body: some View {
        ZStack {
            DimmingView(presentation: presentation, opacity: dims ? .standard : .none, blurs: dims && role == .menu) {
                presentation.dismiss()
            }
            // As any click beside it.
            .modifier(
                SecondaryClickModifier { _ in
                    presentation.dismiss()
                    return true
                })
            AnchoredPanels(presentation: presentation, subject: subject, anchor: anchor) {
                panel
                    .layerEffect(.grow, of: presentation)
                    .semantics(
                        role, children: .contain, traits: .isModal, actions: [.escape { presentation.dismiss() }]
                    )
            }
            .modifier(
                AnchoredModifier(
                    presentation: presentation, placement: placement, isChoice: isChoice, anchor: anchor,
                    point: point))
        }
    }
}

/// A panel, with what it is about.
nonisolated private struct AnchoredPanels<Panel: View>: View {
    let presentation: Presentation
    let subject: MenuSubject
    let anchor: (@MainActor () -> LayoutBox?)?
    @ViewBuilder let panel: Panel

    @MainActor var body: some View {
        switch subject {
        case .none: panel
        case .source, .preview:
            PreviewedMenuLayout {
                MenuPreview(presentation: presentation, preview: subject.preview, anchor: anchor)
                panel
            }
        }
    }
}

/// Fills the room and puts its content beside the presenting view.
nonisolated struct AnchoredModifier: BoxModifier {
    typealias Body = Never

    let presentation: Presentation
    let placement: AnchoredPlacement
    let isChoice: Bool
    let anchor: (@MainActor () -> LayoutBox?)?
    var point: (@MainActor () -> CGPoint?)?

    @MainActor private var anchorBox: LayoutBox? { anchor?() ?? presentation.anchor }

    @MainActor func makeBox(environment: EnvironmentValues) -> AnchoredPanelBox {
        let box = AnchoredPanelBox(anchor: anchorBox, placement: placement)
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: AnchoredPanelBox, environment: EnvironmentValues) {
        box.anchor = anchorBox
        box.placement = placement
        box.point = point?()
        box.layer = presentation
        // By itself the order is fixed in scroll views and for pickers (Apple's documentation).
        box.mayTurn =
            switch environment.menuOrder {
            case .fixed: false
            case .priority: true
            default: !isChoice && box.anchor?.enclosingScrollBox == nil
            }
    }
}

/// Follows the presenting view wherever it goes.
final class AnchoredPanelBox: TransparentBox, PositionDependentBox {
    weak var anchor: LayoutBox?
    var placement: AnchoredPlacement
    /// Point that the panel is placed at, in place of a view.
    var point: CGPoint?
    weak var layer: Presentation?
    /// True if the first item is the lowest one where the panel stands above the view.
    var mayTurn = false
    private var used = CGRect.null

    /// In points, between the view and the panel, and between the panel and the upper and lower edges of the screen; and
    /// between the panel and the other edges (by eye).
    static let gap: CGFloat = 8
    private static let margin: CGFloat = 12

    init(anchor: LayoutBox?, placement: AnchoredPlacement) {
        self.anchor = anchor
        self.placement = placement
    }

    /// The presenting view in the box's coordinates, where it was before it went; else the middle of the screen.
    private var target: CGRect {
        if let point { return convertFromRoot(CGRect(origin: point, size: .zero)) }
        if let frame = layer?.preview?.sourceFrame { return convertFromRoot(frame) }
        guard let anchor, anchor.root != nil else {
            if !used.isNull { return used }
            return CGRect(x: placedSize.width / 2, y: placedSize.height / 2, width: 0, height: 0)
        }
        guard placement == .over, let panel = anchor.nearestAncestor({ $0 as? LayoutContainerOf<MenuPanelLayout> })
        else {
            return convertFromRoot(anchor.frame(in: .global))
        }
        // The outer menu recedes towards its middle.
        let shown = convertFromRoot(panel.frame(in: .global))
        return anchor.convert(CGRect(origin: .zero, size: anchor.placedSize), to: panel)
            .offsetBy(dx: shown.midX - panel.placedSize.width / 2, dy: shown.midY - panel.placedSize.height / 2)
    }

    var isOutOfPlace: Bool { target != used }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
    }

    override func placeChildren() {
        root?.register(self)
        let target = target
        used = target
        guard let wrapped else { return }
        let room = clear(CGRect(origin: .zero, size: placedSize).insetBy(dx: Self.margin, dy: 0))
        if let parts = wrapped as? LayoutContainerOf<PreviewedMenuLayout>, parts.contents.count == 2 {
            return place(parts, beside: target, in: room)
        }
        let above = target.minY - Self.gap - room.minY
        let below = room.maxY - target.maxY - Self.gap
        let ideal = wrapped.size(for: ProposedViewSize(width: room.width, height: nil))
        let isBelow: Bool
        let height: CGFloat
        switch placement {
        case .below:
            isBelow = ideal.height <= below || below >= above
            // Over a view that leaves less than half of the room free.
            height = min(ideal.height, max(isBelow ? below : above, room.height / 2))
        case .over:
            isBelow = true
            height = min(ideal.height, room.height)
        }
        turn(mayTurn && !isBelow, wrapped)
        let offered = ProposedViewSize(width: room.width, height: height)
        let size = wrapped.size(for: offered)
        var y = isBelow ? target.maxY + Self.gap : target.minY - Self.gap - size.height
        if placement == .over { y = target.minY }
        y = max(room.minY, min(y, room.maxY - size.height))
        wrapped.place(at: CGPoint(x: Self.x(of: size, beside: target, in: room), y: y), proposal: offered)
    }

    /// The room without the margin that panels keep from the edges of the screen, where no safe area keeps them off.
    private func clear(_ room: CGRect) -> CGRect {
        guard let screen = enclosingLayer else { return room }
        let shown = convert(room, to: screen)
        let (top, bottom) = (Self.gap - shown.minY, Self.gap - (screen.placedSize.height - shown.maxY))
        return room.inset(by: EdgeInsets(top: max(0, top), leading: 0, bottom: max(0, bottom), trailing: 0))
    }

    /// Puts a menu beside the preview of what it is about.
    private func place(_ parts: LayoutContainerOf<PreviewedMenuLayout>, beside target: CGRect, in room: CGRect) {
        let (preview, panel) = (parts.contents[0], parts.contents[1])
        let places = PreviewedMenu(preview, panel, target: target, in: room)
        turn(mayTurn && !places.isBelow, panel)
        let width = placedSize.width
        func origin(_ frame: CGRect) -> CGPoint {
            CGPoint(x: layoutDirection == .rightToLeft ? width - frame.maxX : frame.minX, y: frame.minY)
        }
        parts.layout.places = [
            (origin(places.preview), places.previewProposal), (origin(places.menu), places.menuProposal),
        ]
        parts.forgetLayout()
        parts.place(at: .zero, proposal: ProposedViewSize(placedSize))
    }

    /// Places the rows of a menu in reverse order, or back; its size stays the same.
    private func turn(_ isTurned: Bool, _ panel: LayoutBox) {
        guard let layer, layer.showsFirstItemLast != isTurned else { return }
        layer.showsFirstItemLast = isTurned
        var box = panel.firstMenuRows
        while let current = box, current !== self {
            current.forgetLayout()
            box = current.parent
        }
    }

    /// Panels share the edge of the screen that the view is nearer to, or the view's middle.
    static func x(of size: CGSize, beside target: CGRect, in room: CGRect) -> CGFloat {
        let shift = target.midX - room.midX
        let x =
            abs(shift) < 1
            ? target.midX - size.width / 2 : shift < 0 ? target.minX : target.maxX - size.width
        return max(room.minX, min(x, room.maxX - size.width))
    }
}

extension LayoutBox {
    /// The rows of the menu in the box, if there is one.
    fileprivate var firstMenuRows: LayoutBox? {
        if self is LayoutContainerOf<MenuRowsLayout> { return self }
        return children.firstNonNil(\.firstMenuRows)
    }
}
