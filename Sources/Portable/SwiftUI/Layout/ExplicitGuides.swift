import Synchronization

/// A layout whose views alone decide where its guides are.
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

/// Which guides any view of the program may set by itself.
///
/// Stacks ask every view for its centre or its edges, and asking means placing everything in it. As long as nobody sets
/// such a guide the answer is known: nobody does. Text baselines are always set; other guides once an `alignmentGuide`
/// names them; all guides once there is a layout that might say where they are.
enum ExplicitGuides {
    private struct Known {
        var guides: Set<AlignmentGuide> = [
            VerticalAlignment.firstTextBaseline.guide, VerticalAlignment.lastTextBaseline.guide,
        ]
        var isAnyGuide = false
    }

    private static let known = Mutex(Known())

    /// A view sets a guide.
    static func note(_ guide: AlignmentGuide) { known.withLock { _ = $0.guides.insert(guide) } }

    /// A container has this layout.
    static func note<L: Layout>(layout _: L.Type) {
        if L.self is any GuideMergingLayout.Type { return }
        known.withLock { $0.isAnyGuide = true }
    }

    static func mayBeSet(_ guide: AlignmentGuide) -> Bool {
        known.withLock { $0.isAnyGuide || $0.guides.contains(guide) }
    }
}
