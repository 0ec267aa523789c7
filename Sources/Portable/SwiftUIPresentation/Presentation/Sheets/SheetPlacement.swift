import Drawing
@_spi(Floors) import SwiftUICore

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

final class PanelBox: TransparentBox, PositionDependentBox {
    var geometry: PanelGeometry
    weak var anchor: LayoutBox?
    var color = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)
    private var used = CGRect.null
    private var arrow: Path?

    init(geometry: PanelGeometry) { self.geometry = geometry }

    /// The frame that the popover's arrow points at, in the box's coordinates; the middle of the screen if its view has
    /// gone.
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
        let margin = PopoverPlacement.margin
        let room = CGRect(origin: .zero, size: placedSize).inset(
            by: EdgeInsets(
                top: max(margins.top, margin), leading: max(margins.leading, margin),
                bottom: max(margins.bottom, margin), trailing: max(margins.trailing, margin)))
        // As large as the content likes to be, whatever room there is.
        let width = min(wrapped.size(for: .unspecified).width, room.width)
        let ideal = wrapped.size(for: ProposedViewSize(width: width, height: nil))
        let placement = PopoverPlacement(beside: used, in: room, wanted: wantedEdge, size: ideal)
        let proposal = ProposedViewSize(
            width: min(ideal.width, placement.space.width), height: min(ideal.height, placement.space.height))
        let size = wrapped.size(for: proposal)
        let origin = placement.origin(for: size)
        wrapped.place(at: origin, proposal: proposal)
        arrow = placement.arrow(of: CGRect(origin: origin, size: size), cornerRadius: geometry.cornerRadius)
    }

    /// The arrow's edge as left and right; leading is the left from here on.
    private var wantedEdge: Edge {
        switch (geometry.attachment.arrowEdge, layoutDirection) {
        case (.leading, .rightToLeft): .trailing
        case (.trailing, .rightToLeft): .leading
        default: geometry.attachment.arrowEdge
        }
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        if let arrow { list = DisplayList([.fill(arrow.storage, .color(color))]) }
        list.append(contentsOf: super.draw(in: pass))
        return list
    }
}
