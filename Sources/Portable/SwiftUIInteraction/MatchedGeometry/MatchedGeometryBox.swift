import Drawing
@_spi(Floors) import SwiftUICore

/// Shows its content in another frame than the layout's: that of its group's source, or one on the way there.
///
/// The frames are those on screen, so that the content follows a moving source. They are known after the alignment of
/// all boxes; then ``MatchedGeometryGroups`` moves the contents.
final class MatchedGeometryBox: TransparentBox, TransactionChangingBox, FrameTask {
    private(set) var key: MatchedGeometryKey
    private var properties: MatchedGeometryProperties
    private var anchor: UnitPoint
    private(set) var isSource: Bool

    private var track = AnimationTrack<CGRect.AnimatableData>()
    /// The distance of the shown content from its frame.
    private var remainder = CGRect.AnimatableData.zero
    private var frames: FrameScheduler?
    /// The box whose frame the content matched last; may be this box.
    private var leader: ObjectIdentifier?
    /// The frame of the last shown content, from the root's corner.
    private(set) var shownRect: CGRect?
    /// The content's placement in the box; nil if it is the layout's.
    private var match: (origin: CGPoint, proposal: ProposedViewSize)?

    init(key: MatchedGeometryKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        self.key = key
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
        super.init()
        roles = .changesTransactions
    }

    deinit { if let frames { track.cancel(frames) } }

    func update(key: MatchedGeometryKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        self.key = key
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
    }

    override func placeChildren() {
        root?.matchedGeometry.register(self)
        if let match { wrapped?.place(at: match.origin, proposal: match.proposal) } else { super.placeChildren() }
    }

    /// Disables other animations of matched content, because it only follows its matched frame.
    func change(_ transaction: inout Transaction, in frames: FrameScheduler) {
        if match != nil { transaction.animation = nil }
    }

    /// True if the view is removed and only its removal is still shown.
    var leaves: Bool { isLeaving || nearestAncestor { $0.isLeaving ? true : nil } != nil }

    /// Resets the match, because the box is outside of the tree at present.
    func forgetMatch() {
        if let frames { track.cancel(frames) }
        remainder = .zero
        leader = nil
        shownRect = nil
        match = nil
    }

    /// Shows the content in the matched frame.
    /// - Parameters:
    ///   - source: the box with that frame; nil for this box.
    ///   - last: the frame in which a view of the group was shown before this one appeared.
    func follow(_ source: MatchedGeometryBox?, from last: CGRect?, _ pass: AlignmentPass) {
        guard let wrapped else { return }
        let corner = shownCorner
        let (target, offered) = target(of: source, for: wrapped, corner: corner)
        let leader = ObjectIdentifier(source ?? self)
        if self.leader != leader {
            self.leader = leader
            start(from: shownRect ?? last, to: target, pass)
        }
        if source == nil, track.isFinished {
            if match != nil {
                match = nil
                wrapped.place(at: .zero, proposal: proposal)
                align(
                    wrapped, corner,
                    exact: CGPoint(x: corner.x - alignedShift.width, y: corner.y - alignedShift.height), pass)
            }
        } else {
            var shown = target
            shown.animatableData -= remainder
            let offered = track.isFinished ? offered : ProposedViewSize(shown.size)
            let size = wrapped.size(for: offered)
            let origin = anchor.point(in: shown) - anchor.point(in: CGRect(origin: .zero, size: size)) - corner
            match = (origin, offered)
            wrapped.place(at: origin, proposal: offered)
            align(wrapped, corner, exact: corner, pass)
        }
        shownRect = CGRect(origin: corner + wrapped.origin, size: wrapped.size)
    }

    /// The matched frame of the content, from the root's corner, and its proposal.
    private func target(
        of source: MatchedGeometryBox?, for wrapped: LayoutBox, corner: CGPoint
    ) -> (CGRect, ProposedViewSize) {
        let own = CGRect(origin: corner, size: wrapped.size(for: proposal))
        guard let rect = source?.shownRect else { return (own, proposal) }
        let offered = properties.contains(.size) ? ProposedViewSize(rect.size) : proposal
        let size = wrapped.size(for: offered)
        let point = anchor.point(in: properties.contains(.position) ? rect : own)
        return (CGRect(origin: point - anchor.point(in: CGRect(origin: .zero, size: size)), size: size), offered)
    }

    /// Starts the animation to a new matched frame.
    private func start(from start: CGRect?, to target: CGRect, _ pass: AlignmentPass) {
        guard let start, pass.mayAnimate else { return end() }
        let transaction = transaction(in: pass)
        guard let animation = transaction.animation else { return end() }
        let way = target.animatableData - start.animatableData - remainder
        guard way.magnitudeSquared > 1e-6 else { return }
        frames = pass.frames
        track.add(
            way, animation: animation, completions: transaction.completions, environment: EnvironmentValues(),
            frames: pass.frames)
        remainder = track.remainder(pass.frames)
        if !track.isFinished { pass.frames.add(self) }
    }

    private func end() {
        if let frames { track.cancel(frames) }
        remainder = .zero
    }

    private func align(_ wrapped: LayoutBox, _ corner: CGPoint, exact: CGPoint, _ pass: AlignmentPass) {
        var pass = pass
        pass.transaction = Transaction()
        wrapped.align(pass, exact: exact, aligned: corner, previous: corner)
    }

    /// The origin of the box on screen, from the root's corner.
    private var shownCorner: CGPoint {
        var corner = origin
        var box = parent
        while let current = box {
            corner = corner + current.origin
            box = current.parent
        }
        return corner
    }

    /// The transaction for the box, changed by its ancestors.
    private func transaction(in pass: AlignmentPass) -> Transaction {
        var above: [LayoutBox] = []
        var box = parent
        while let current = box {
            above.append(current)
            box = current.parent
        }
        return above.reversed().reduce(into: pass.transaction) { $1.change(transaction: &$0, in: pass.frames) }
    }

    var deadline: Double { track.deadline }

    func showFrame(at time: Double) -> Bool {
        guard let frames else { return false }
        remainder = track.remainder(frames)
        setNeedsAlignment()
        return !track.isFinished
    }
}
