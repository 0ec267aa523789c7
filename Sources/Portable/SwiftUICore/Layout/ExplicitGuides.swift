import Synchronization
import ValueReflection

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
/// names them; all guides once a layout exists that may set them, which is any of an app until its first answer shows
/// that it has the default of ``Layout``, which merges. What is known belongs to the program; it affects how much layout
/// computes, never its results.
enum ExplicitGuides {
    private static let known = TypeTable<Mark>()
    private static let isSet = Mark()
    private static let layouts = TypeTable<LayoutMark>()
    /// The numbers of types of layout that may set guides along an axis.
    private static let (horizontalSetters, verticalSetters) = (Count(), Count())

    private final class Mark: Sendable {}

    private final class Count: Sendable {
        let value = Atomic(0)
    }

    /// The axes along which a type of layout may set guides.
    private final class LayoutMark: Sendable {
        let horizontal: Atomic<Bool>
        let vertical: Atomic<Bool>

        init(maySet: Bool) {
            horizontal = Atomic(maySet)
            vertical = Atomic(maySet)
        }
    }

    private static func setters(along axis: Axis) -> Count {
        axis == .horizontal ? horizontalSetters : verticalSetters
    }

    /// Registers a guide that a view sets.
    static func note(_ guide: AlignmentGuide) { _ = known.value(for: guide.id) { isSet } }

    /// Registers the layout of a container.
    static func note<L: Layout>(layout _: L.Type) {
        var made: LayoutMark?
        let known = layouts.value(for: L.self) {
            let mark = LayoutMark(maySet: !(L.self is any GuideMergingLayout.Type))
            made = mark
            return mark
        }
        guard let made, made === known, made.horizontal.load(ordering: .relaxed) else { return }
        for axis in Axis.allCases { setters(along: axis).value.add(1, ordering: .relaxed) }
    }

    /// Registers that a type of layout merges the guides of its views along an axis, as the default of ``Layout`` does.
    static func noteMerging<L: Layout>(layout _: L.Type, along axis: Axis) {
        let setters = setters(along: axis)
        guard setters.value.load(ordering: .relaxed) > 0 else { return }
        let mark = layouts.value(for: L.self) { LayoutMark(maySet: false) }
        let maySet =
            axis == .horizontal
            ? mark.horizontal.exchange(false, ordering: .relaxed) : mark.vertical.exchange(false, ordering: .relaxed)
        if maySet { setters.value.subtract(1, ordering: .relaxed) }
    }

    static func mayBeSet(_ guide: AlignmentGuide) -> Bool {
        isBaseline(guide) || setters(along: guide.axis).value.load(ordering: .relaxed) > 0 || known.contains(guide.id)
    }

    private static func isBaseline(_ guide: AlignmentGuide) -> Bool {
        guide == VerticalAlignment.firstTextBaseline.guide || guide == VerticalAlignment.lastTextBaseline.guide
    }
}
