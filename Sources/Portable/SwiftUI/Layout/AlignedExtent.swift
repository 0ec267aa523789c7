/// The extent of aligned views along one axis: how far they reach before and after the line of their guides.
///
/// Infinite lengths, which measuring with an infinite proposal gives, have no place for a guide: they reach without end
/// after the line. So the extent is never NaN.
struct AlignedExtent {
    private(set) var before: CGFloat = -.infinity
    private(set) var after: CGFloat = -.infinity

    /// Adds a view of a length whose guide is at a distance from its start.
    mutating func add(_ length: CGFloat, guide: CGFloat) {
        guard length.isFinite, guide.isFinite else {
            before = max(before, 0)
            after = max(after, length)
            return
        }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// The length from the first start to the last end, in points; 0 without views.
    var length: CGFloat {
        let length = before + after
        return length > 0 ? length : 0
    }
}
