import Drawing

/// Puts a panel where its geometry says, or beside what it is attached to.
nonisolated struct PanelModifier: BoxModifier {
    typealias Body = Never

    let presentation: Presentation
    let geometry: PanelGeometry

    @MainActor func makeBox(environment: EnvironmentValues) -> PanelBox {
        let box = PanelBox(geometry: geometry)
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: PanelBox, environment: EnvironmentValues) {
        box.geometry = geometry
        box.anchor = presentation.anchor
        box.color = SystemColor.systemBackground.color(in: environment)
        box.invalidateLayout()
    }
}

final class PanelBox: TransparentBox, PositionDependentBox, @unchecked Sendable {
    var geometry: PanelGeometry
    weak var anchor: LayoutBox?
    var color = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)
    private var used = CGRect.null
    private var arrow: Path?

    /// In points: from the attachment to the panel, the arrow's width, and to the edges of the screen (remembered from
    /// iPadOS).
    private static let arrowHeight: CGFloat = 13
    private static let arrowWidth: CGFloat = 26
    private static let margin: CGFloat = 10

    init(geometry: PanelGeometry) { self.geometry = geometry }

    /// What a popover points at, in the box's coordinates; the middle of the screen when that is gone.
    private var target: CGRect {
        guard geometry.form == .popover else { return .zero }
        guard let anchor, anchor.root != nil else {
            return CGRect(x: placedSize.width / 2, y: placedSize.height / 2, width: 0, height: 0)
        }
        return geometry.attachment.rect(in: self, of: anchor)
    }

    var isOutOfPlace: Bool { target != used }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: geometry.screen)
    }

    override func placeChildren() {
        root?.register(self)
        used = target
        arrow = nil
        guard let wrapped else { return }
        guard geometry.form == .popover else {
            wrapped.place(at: geometry.frame.origin, proposal: ProposedViewSize(geometry.frame.size))
            return
        }
        let margins = geometry.margins
        let room = CGRect(origin: .zero, size: placedSize).inset(
            by: EdgeInsets(
                top: max(margins.top, Self.margin), leading: max(margins.leading, Self.margin),
                bottom: max(margins.bottom, Self.margin), trailing: max(margins.trailing, Self.margin)))
        let ideal = wrapped.size(for: ProposedViewSize(width: room.width, height: nil))
        let edge = side(for: ideal, in: room)
        let space = self.space(at: edge, in: room)
        let size = wrapped.size(
            for: ProposedViewSize(width: min(ideal.width, space.width), height: min(ideal.height, space.height)))
        var origin: CGPoint
        switch edge {
        case .top: origin = CGPoint(x: used.midX - size.width / 2, y: used.maxY + Self.arrowHeight)
        case .bottom:
            origin = CGPoint(x: used.midX - size.width / 2, y: used.minY - Self.arrowHeight - size.height)
        case .leading: origin = CGPoint(x: used.maxX + Self.arrowHeight, y: used.midY - size.height / 2)
        case .trailing:
            origin = CGPoint(x: used.minX - Self.arrowHeight - size.width, y: used.midY - size.height / 2)
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        wrapped.place(
            at: origin,
            proposal: ProposedViewSize(width: min(ideal.width, space.width), height: min(ideal.height, space.height)))
        arrow = arrowPath(at: edge, of: CGRect(origin: origin, size: size))
    }

    /// The arrow's edge as left and right; leading is the left from here on.
    private var wantedEdge: Edge {
        switch (geometry.attachment.arrowEdge, layoutDirection) {
        case (.leading, .rightToLeft): .trailing
        case (.trailing, .rightToLeft): .leading
        default: geometry.attachment.arrowEdge
        }
    }

    /// The room for a panel whose arrow is at an edge of it.
    private func space(at edge: Edge, in room: CGRect) -> CGSize {
        switch edge {
        case .top: CGSize(width: room.width, height: max(0, room.maxY - used.maxY - Self.arrowHeight))
        case .bottom: CGSize(width: room.width, height: max(0, used.minY - Self.arrowHeight - room.minY))
        case .leading: CGSize(width: max(0, room.maxX - used.maxX - Self.arrowHeight), height: room.height)
        case .trailing: CGSize(width: max(0, used.minX - Self.arrowHeight - room.minX), height: room.height)
        }
    }

    /// The edge that is asked for, else the first of the others with enough room, else the one with the most.
    private func side(for size: CGSize, in room: CGRect) -> Edge {
        let opposite: Edge =
            switch wantedEdge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        let order = [wantedEdge, opposite] + Edge.allCases.filter { $0 != wantedEdge && $0 != opposite }
        func fits(_ edge: Edge) -> Bool {
            let space = space(at: edge, in: room)
            return size.width <= space.width && size.height <= space.height
        }
        func area(_ edge: Edge) -> CGFloat { space(at: edge, in: room).width * space(at: edge, in: room).height }
        return order.first(where: fits) ?? order.max { area($0) < area($1) } ?? wantedEdge
    }

    private func arrowPath(at edge: Edge, of panel: CGRect) -> Path {
        let half = Self.arrowWidth / 2
        let inset = geometry.cornerRadius + half
        let x = max(panel.minX + inset, min(used.midX, panel.maxX - inset))
        let y = max(panel.minY + inset, min(used.midY, panel.maxY - inset))
        let (tip, base): (CGPoint, (CGPoint, CGPoint)) =
            switch edge {
            case .top:
                (
                    CGPoint(x: x, y: panel.minY - Self.arrowHeight),
                    (CGPoint(x: x - half, y: panel.minY), CGPoint(x: x + half, y: panel.minY))
                )
            case .bottom:
                (
                    CGPoint(x: x, y: panel.maxY + Self.arrowHeight),
                    (CGPoint(x: x - half, y: panel.maxY), CGPoint(x: x + half, y: panel.maxY))
                )
            case .leading:
                (
                    CGPoint(x: panel.minX - Self.arrowHeight, y: y),
                    (CGPoint(x: panel.minX, y: y - half), CGPoint(x: panel.minX, y: y + half))
                )
            case .trailing:
                (
                    CGPoint(x: panel.maxX + Self.arrowHeight, y: y),
                    (CGPoint(x: panel.maxX, y: y - half), CGPoint(x: panel.maxX, y: y + half))
                )
            }
        return Path { path in
            path.move(to: base.0)
            path.addLine(to: tip)
            path.addLine(to: base.1)
            path.closeSubpath()
        }
    }

    override func draw() -> DisplayList {
        var list = DisplayList()
        if let arrow { list = DisplayList([.fill(arrow.storage, .color(color))]) }
        list.append(contentsOf: super.draw())
        return list
    }
}
