import Foundation

/// The size and position of a `GeometryReader`, for its content. In exact points of the layout, not rounded to device
/// pixels.
///
/// The values that a closure reads are recorded: the reader evaluates it again when one of them changes.
public struct GeometryProxy {
    let box: LayoutBox
    let reads: GeometryReads

    private func read(_ values: @escaping (LayoutBox) -> [CGFloat]) { reads.note(values, of: box) }

    /// The reader's size.
    public var size: CGSize {
        read { box in [box.placedSize.width, box.placedSize.height] }
        return box.placedSize
    }

    /// The value of a view's `anchorPreference`, in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        read { box in anchor.fingerprint(in: box) }
        return anchor.resolve(in: box)
    }

    /// The insets by which content can extend beyond the reader's frame, under bars and the rounded corners of the
    /// screen.
    public var safeAreaInsets: EdgeInsets {
        read { box in
            let insets = box.adjacentSafeAreaInsets
            return [insets.top, insets.leading, insets.bottom, insets.trailing]
        }
        return box.adjacentSafeAreaInsets
    }

    @available(iOS, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { rect(in: coordinateSpace) }

    /// The reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        rect(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of an ancestor with a name, in the reader's coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        read { box in box.bounds(of: coordinateSpace).map(\.numbers) ?? [] }
        return box.bounds(of: coordinateSpace)
    }

    private func rect(in space: CoordinateSpace) -> CGRect {
        read { box in box.frame(in: space).numbers }
        return box.frame(in: space)
    }
}

extension CGRect {
    var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// The geometry values read during a computation.
final class GeometryReads {
    private var reads: [(values: (LayoutBox) -> [CGFloat], seen: [CGFloat])] = []
    private var isRecording = false

    func note(_ values: @escaping (LayoutBox) -> [CGFloat], of box: LayoutBox) {
        if isRecording { reads.append((values, values(box))) }
    }

    /// Runs a computation and records the values that it reads.
    func record<T>(_ body: () -> T) -> T {
        reads.removeAll()
        isRecording = true
        defer { isRecording = false }
        return body()
    }

    /// True if any recorded value has changed.
    func areStale(of box: LayoutBox) -> Bool { reads.contains { $0.values(box) != $0.seen } }
}

extension LayoutBox {
    /// The bounds of an ancestor with a named coordinate space, in this box's coordinates.
    final func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let ancestor = box(of: space.coordinateSpace) else { return nil }
        let corner = convert(.zero, to: ancestor).origin
        return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: ancestor.placedSize)
    }
}

/// The box of a reader: fills the proposal, and lets its content be evaluated once its geometry is known.
final class GeometryBox: LayoutContainerOf<GeometryLayout>, PositionDependentBox, DeferredPlacementBox {
    /// Evaluates the content; set by the node.
    var evaluate: (@MainActor () -> Void)?
    /// True if the content has not been evaluated since its closure changed.
    var isStale = true
    private var isEvaluating = false
    private var isArranging = false { didSet { absorbsInvalidation = isArranging } }
    var awaitsPlacement = false
    let reads = GeometryReads()

    @MainActor var isOutOfPlace: Bool { reads.areStale(of: self) }

    override func placeChildren() {
        root?.register(self)
        deferPlacement()
    }

    func finishPlacement(with requests: LayoutRequests) {
        isArranging = true
        defer { isArranging = false }
        if isStale || isOutOfPlace { reevaluate() }
        requests.settle { super.placeChildren() }
    }

    @MainActor func reevaluate() {
        guard let evaluate, !isEvaluating else { return }
        isStale = false
        let wasArranging = isArranging
        isArranging = true
        isEvaluating = true
        reads.record { evaluate() }
        isEvaluating = false
        isArranging = wasArranging
    }
}

/// Fills the proposal, 10 points in unspecified dimensions; places views at the top leading corner (documented).
struct GeometryLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    /// A reader has only the default guides of its frame, because its content is not known when it is measured.
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
