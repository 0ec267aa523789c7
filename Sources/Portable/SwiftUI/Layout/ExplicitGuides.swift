import Synchronization

/// A layout without guides of its own: it merges those that its views set.
protocol GuideMergingLayout: Layout {}

extension HStackLayout: GuideMergingLayout {}
extension VStackLayout: GuideMergingLayout {}
extension ZStackLayout: GuideMergingLayout {}
extension RootLayout: GuideMergingLayout {}
extension FixedFrameLayout: GuideMergingLayout {}
extension FlexibleFrameLayout: GuideMergingLayout {}
extension PaddingLayout: GuideMergingLayout {}
extension FixedSizeLayout: GuideMergingLayout {}
extension AspectRatioLayout: GuideMergingLayout {}
extension OffsetLayout: GuideMergingLayout {}
extension PositionLayout: GuideMergingLayout {}
extension LayeringLayout: GuideMergingLayout {}

/// The guides that some view of the program may set explicitly.
///
/// Stacks ask every view for its centre or its edges, which means placing its whole content. As long as no view sets
/// such a guide, the answer is known to be nil. Text baselines are always set; other guides once an `alignmentGuide`
/// names them; all guides once a layout exists that may set them.
enum ExplicitGuides {
    private struct Known {
        var guides: Set<AlignmentGuide> = [
            VerticalAlignment.firstTextBaseline.guide, VerticalAlignment.lastTextBaseline.guide,
        ]
        var isAnyGuide = false
    }

    private static let known = Mutex(Known())

    /// Registers a guide that a view sets.
    static func note(_ guide: AlignmentGuide) { known.withLock { _ = $0.guides.insert(guide) } }

    /// Registers the layout of a container.
    static func note<L: Layout>(layout _: L.Type) {
        if L.self is any GuideMergingLayout.Type { return }
        known.withLock { $0.isAnyGuide = true }
    }

    static func mayBeSet(_ guide: AlignmentGuide) -> Bool {
        known.withLock { $0.isAnyGuide || $0.guides.contains(guide) }
    }
}
