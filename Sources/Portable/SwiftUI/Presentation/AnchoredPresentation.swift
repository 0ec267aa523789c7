/// Where a panel stands beside the view that it belongs to.
enum AnchoredPlacement {
    /// Below the view, or above it where there is more room: menus, pickers.
    case below
    /// Over the view, which stays in sight where there is room: context menus below what they are about.
    case centered
    /// With its upper edge at that of the view, which it covers: menus within menus.
    case over
}

extension View {
    /// Shows a panel beside the view, over everything else on screen; a tap outside or an escape takes it down.
    /// - Parameters:
    ///   - placement: where the panel stands.
    ///   - dims: whether what is below is dimmed.
    ///   - lifts: whether the view is not.
    ///   - role: what the panel is to assistive technology.
    ///   - isChoice: whether the panel is the menu of a picker, which has a fixed order.
    ///   - anchor: what the panel stands beside; nil for the view.
    ///   - point: where the panel stands, in the whole picture, rather than beside something.
    nonisolated func anchoredPresentation<Panel: View>(
        isPresented: Binding<Bool>, placement: AnchoredPlacement = .below, dims: Bool = false,
        lifts: Bool = false, role: SemanticsRole = .menu, isChoice: Bool = false,
        anchor: (@MainActor () -> LayoutBox?)? = nil,
        at point: (@MainActor () -> CGPoint?)? = nil, @ViewBuilder panel: @escaping () -> Panel
    ) -> some View {
        presentation(isPresented: isPresented, kind: .menu) { presentation in
            ZStack {
                Scrim(presentation: presentation, opacity: dims ? .standard : .none) { presentation.dismiss() }
                if lifts {
                    Color.clear.modifier(LiftedSource(presentation: presentation, anchor: anchor))
                        .accessibilityHidden(true)
                        .ignoresSafeArea()
                }
                panel()
                    .layerEffect(.grow, of: presentation)
                    .semantics(
                        role, children: .contain, traits: .isModal, actions: [.escape { presentation.dismiss() }]
                    )
                    .modifier(
                        AnchoredModifier(
                            presentation: presentation, placement: placement, isChoice: isChoice, anchor: anchor,
                            point: point, keepsClearOfRow: lifts))
            }
        }
    }
}

/// What lies between a layer and what is below: dims it and takes taps.
nonisolated struct Scrim: View {
    enum Opacity { case none, standard }

    let presentation: Presentation
    let opacity: Opacity
    let onTap: () -> Void
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        // 20 % black over light, 48 % over dark (remembered from iOS).
        Color.black.opacity(opacity == .none ? 0 : colorScheme == .dark ? 0.48 : 0.2)
            .layerEffect(.fade, of: presentation)
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)
            .accessibilityHidden(true)
            .ignoresSafeArea()
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
    /// Whether the panel stands beside the whole of the row that the view is in.
    var keepsClearOfRow = false

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
        box.keepsClearOfRow = keepsClearOfRow
        box.layer = presentation
        // By itself the order is fixed in scroll views and for pickers (Apple's documentation).
        box.mayTurn =
            switch environment.menuOrder {
            case .fixed: false
            case .priority: true
            default: !isChoice && box.anchor?.nearestAncestor { $0 is ScrollBox ? true : nil } != true
            }
    }
}

/// Follows the presenting view wherever it goes.
final class AnchoredPanelBox: TransparentBox, PositionDependentBox, @unchecked Sendable {
    weak var anchor: LayoutBox?
    var placement: AnchoredPlacement
    /// Where the panel stands, rather than beside a view.
    var point: CGPoint?
    var keepsClearOfRow = false
    weak var layer: Presentation?
    /// Whether the first item is the lowest one where the panel stands above the view.
    var mayTurn = false
    private var used = CGRect.null

    /// In points, between the view and the panel, and between the panel and the edges of the screen (by eye).
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 12

    init(anchor: LayoutBox?, placement: AnchoredPlacement) {
        self.anchor = anchor
        self.placement = placement
    }

    /// The presenting view in the box's coordinates; the middle of the screen when it is gone.
    private var target: CGRect {
        if let point { return convertFromRoot(CGRect(origin: point, size: .zero)) }
        guard let anchor, anchor.root != nil else {
            return CGRect(x: placedSize.width / 2, y: placedSize.height / 2, width: 0, height: 0)
        }
        guard placement == .over, let panel = anchor.nearestAncestor({ $0 as? LayoutContainerOf<MenuPanelLayout> })
        else {
            var frame = anchor.frame(in: .global)
            if keepsClearOfRow, let row = anchor.nearestAncestor({ $0 as? ListRowBox }) {
                let whole = row.frame(in: .global)
                frame = CGRect(x: frame.minX, y: whole.minY, width: frame.width, height: whole.height)
            }
            return convertFromRoot(frame)
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
        let room = CGRect(origin: .zero, size: placedSize).insetBy(dx: Self.margin, dy: 0)
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
        case .centered:
            isBelow = true
            height = min(ideal.height, room.height)
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
        wrapped.place(at: CGPoint(x: x(of: size, beside: target, in: room), y: y), proposal: offered)
    }

    /// Has the rows of a menu placed again in another order; that takes the same room.
    private func turn(_ isTurned: Bool, _ panel: LayoutBox) {
        guard let layer, layer.showsFirstItemLast != isTurned else { return }
        layer.showsFirstItemLast = isTurned
        var box = panel.firstMenuRows
        while let current = box, current !== self {
            current.forgetLayout()
            box = current.parent
        }
    }

    /// Panels share the edge of the screen that the view is nearer to, or the view's middle (remembered from iOS).
    private func x(of size: CGSize, beside target: CGRect, in room: CGRect) -> CGFloat {
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
