/// The extent of aligned views along one axis: their reach before and after the common line of their guides.
///
/// Infinite lengths, as measured with an infinite proposal, have no position for a guide: they count as infinite after
/// the line, so that the extent is never NaN.
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
