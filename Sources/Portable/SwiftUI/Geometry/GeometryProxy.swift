import Foundation

/// What a view below a `GeometryReader` learns of the reader's size and place. In points, as layout has them: not
/// rounded to device pixels.
///
/// What a closure reads is remembered: the reader evaluates it again when one of these values is another one.
public struct GeometryProxy {
    let box: GeometryBox

    /// The reader's size.
    public var size: CGSize {
        box.read { box in [box.placedSize.width, box.placedSize.height] }
        return box.placedSize
    }

    /// A value that a view set with `anchorPreference`, in the reader's coordinates.
    @_documentation(visibility: internal)
    public subscript<T>(anchor: Anchor<T>) -> T {
        box.read { box in anchor.fingerprint(in: box) }
        return anchor.resolve(in: box)
    }

    /// How far content would reach under bars and the rounded corners of the screen, beyond the reader's frame.
    public var safeAreaInsets: EdgeInsets {
        box.read { box in
            let insets = box.adjacentSafeAreaInsets
            return [insets.top, insets.leading, insets.bottom, insets.trailing]
        }
        return box.adjacentSafeAreaInsets
    }

    @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { rect(in: coordinateSpace) }

    /// The reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        rect(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a view above with a name, in the reader's coordinates; nil when there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        box.read { box in box.bounds(of: coordinateSpace).map(\.numbers) ?? [] }
        return box.bounds(of: coordinateSpace)
    }

    private func rect(in space: CoordinateSpace) -> CGRect {
        box.read { box in box.frame(in: space).numbers }
        return box.frame(in: space)
    }
}

extension CGRect {
    var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// The box of a reader: takes what is offered, and has its content evaluated once that is known.
final class GeometryBox: LayoutContainerOf<GeometryLayout>, PositionDependentBox, @unchecked Sendable {
    /// Evaluates the content; set by the node.
    var evaluate: (() -> Void)?
    /// Whether the content has never been evaluated, or not since its closure changed.
    var isStale = true
    private var isEvaluating = false
    private var isArranging = false
    private var reads: [(values: (GeometryBox) -> [CGFloat], seen: [CGFloat])] = []

    /// Notes what the content depends on, while it is being evaluated.
    func read(_ values: @escaping (GeometryBox) -> [CGFloat]) {
        if isEvaluating { reads.append((values, values(self))) }
    }

    var isOutOfPlace: Bool { reads.contains { $0.values(self) != $0.seen } }

    override var absorbsInvalidation: Bool { isArranging }

    override func placeChildren() {
        root?.register(self)
        if isStale || isOutOfPlace { reevaluate() }
        super.placeChildren()
    }

    func reevaluate() {
        guard let evaluate, !isEvaluating else { return }
        isStale = false
        reads.removeAll()
        isArranging = true
        isEvaluating = true
        evaluate()
        isEvaluating = false
        isArranging = false
    }

    func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let ancestor = box(of: space.coordinateSpace) else { return nil }
        let corner = convert(.zero, to: ancestor).origin
        return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: ancestor.placedSize)
    }
}

/// Takes what is offered, 10 points where nothing is; views start in the top leading corner (documented).
struct GeometryLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    /// A reader has no guides but those of its frame: its content is not known when it is measured.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
