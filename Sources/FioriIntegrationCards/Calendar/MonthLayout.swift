import SwiftUI

/// Places the names of the weekdays, the numbers of the weeks in front of the days, and the days, in columns of equal width
/// and rows of one height: nothing is measured.
nonisolated struct MonthLayout: Layout {
    /// The width of the numbers of weeks in points; 0 for none.
    var weekWidth: CGFloat
    /// The height of a row of days, in points.
    var rowHeight = CalendarCardMetrics.rowHeight

    private static let (weekdays, weeks) = (7, 6)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.finiteWidth ?? CalendarCardMetrics.monthSide
        return CGSize(
            width: width,
            height: CalendarCardMetrics.weekdayHeight + CGFloat(Self.weeks) * rowHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let column = max(0, (bounds.width - weekWidth) / CGFloat(Self.weekdays))
        let firstDay = Self.weekdays + (weekWidth > 0 ? Self.weeks : 0)
        func place(_ index: Int, column number: Int, row: Int) {
            let width = number < 0 ? weekWidth : column
            let x = bounds.minX + (number < 0 ? 0 : weekWidth + CGFloat(number) * column)
            let top = bounds.minY + CalendarCardMetrics.weekdayHeight + CGFloat(row) * rowHeight
            let height = row < 0 ? CalendarCardMetrics.weekdayHeight : rowHeight
            let y = row < 0 ? bounds.minY : top
            subviews[index].place(
                at: CGPoint(x: x + width / 2, y: y + height / 2), anchor: .center,
                proposal: ProposedViewSize(width: width, height: height))
        }
        for index in subviews.indices {
            if index < Self.weekdays {
                place(index, column: index, row: -1)
            } else if index < firstDay {
                place(index, column: -1, row: index - Self.weekdays)
            } else {
                let day = index - firstDay
                place(index, column: day % Self.weekdays, row: day / Self.weekdays)
            }
        }
    }
}
