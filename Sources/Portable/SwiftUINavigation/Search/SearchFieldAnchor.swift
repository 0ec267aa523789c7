@_spi(Floors) import SwiftUICore

/// Reference to the box of a page's search field, for views that are placed below the field.
final class SearchFieldAnchor {
    fileprivate(set) weak var box: LayoutBox?

    init() {}
}

/// Notes the content as the search field of the page.
nonisolated struct SearchFieldMark: BoxModifier {
    typealias Body = Never

    let place: SearchFieldAnchor

    @MainActor func makeBox(environment: EnvironmentValues) -> TransparentBox {
        let box = TransparentBox()
        place.box = box
        return box
    }

    @MainActor func update(_ box: TransparentBox, environment: EnvironmentValues) { place.box = box }
}

extension View {
    /// Hangs the view below the search field, as high as it is, or takes no room when it has no height.
    nonisolated func hanging(below place: SearchFieldAnchor) -> some View { modifier(HangingModifier(place: place)) }
}

nonisolated private struct HangingModifier: BoxModifier {
    typealias Body = Never

    let place: SearchFieldAnchor

    @MainActor func makeBox(environment: EnvironmentValues) -> HangingBox {
        let box = HangingBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: HangingBox, environment: EnvironmentValues) { box.place = place }
}

private final class HangingBox: TransparentBox, PositionDependentBox {
    var place: SearchFieldAnchor?
    private var used = CGRect.null

    /// In points: the distance from the sides of the page, the gap to the field, and how wide the content is at least and at
    /// most (by eye from iPadOS).
    private static let side: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let widths: ClosedRange<CGFloat> = 320...420

    /// The field in the box's coordinates.
    private var target: CGRect {
        guard let field = place?.box, field.root != nil else { return .zero }
        return convertFromRoot(field.frame(in: .global))
    }

    var isOutOfPlace: Bool { target != used }

    private func width(in room: CGFloat) -> CGFloat {
        let wanted = min(max(target.width, Self.widths.lowerBound), Self.widths.upperBound)
        return min(wanted, max(0, room - 2 * Self.side))
    }

    private func ideal(in room: CGFloat) -> CGSize {
        wrapped?.size(for: ProposedViewSize(width: width(in: room), height: nil)) ?? .zero
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = ideal(in: proposal.width ?? Self.widths.upperBound)
        return ideal.height > 0 ? proposal.replacingUnspecifiedDimensions(by: ideal) : .zero
    }

    override func placeChildren() {
        root?.register(self)
        used = target
        guard let wrapped else { return }
        let width = width(in: placedSize.width)
        let top = used.maxY + Self.gap
        let height = min(ideal(in: placedSize.width).height, max(0, placedSize.height - top - Self.gap))
        let start = layoutDirection == .rightToLeft ? used.maxX - width : used.minX
        let x = max(Self.side, min(start, placedSize.width - Self.side - width))
        wrapped.place(at: CGPoint(x: x, y: top), proposal: ProposedViewSize(width: width, height: height))
    }
}
