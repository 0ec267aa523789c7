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
/// names them; all guides once a layout exists that may set them. The set belongs to the program and only grows; it
/// affects how much layout computes, never its results.
enum ExplicitGuides {
    private static let isAnyGuide = Atomic(false)
    private static let known = TypeTable<Mark>()
    private static let isSet = Mark()

    private final class Mark: Sendable {}

    /// Registers a guide that a view sets.
    static func note(_ guide: AlignmentGuide) { _ = known.value(for: guide.id) { isSet } }

    /// Registers the layout of a container.
    static func note<L: Layout>(layout _: L.Type) {
        if L.self is any GuideMergingLayout.Type { return }
        isAnyGuide.store(true, ordering: .relaxed)
    }

    static func mayBeSet(_ guide: AlignmentGuide) -> Bool {
        isBaseline(guide) || isAnyGuide.load(ordering: .relaxed) || known.contains(guide.id)
    }

    private static func isBaseline(_ guide: AlignmentGuide) -> Bool {
        guide == VerticalAlignment.firstTextBaseline.guide || guide == VerticalAlignment.lastTextBaseline.guide
    }
}
