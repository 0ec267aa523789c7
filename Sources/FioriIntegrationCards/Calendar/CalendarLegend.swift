import SwiftUI

/// The meanings of the colours: squares for days, circles for appointments. A button shows those beyond the limit.
struct CalendarLegend: View {
    private let items: [ResolvedCalendar.LegendItem]
    private let limit: Int
    private let words: CalendarWords
    @State private var showsAll = false

    /// - Parameter limit: the number of items that are shown at first; nil for all.
    init(_ items: [ResolvedCalendar.LegendItem], limit: Int?, words: CalendarWords) {
        self.items = items
        self.limit = limit ?? items.count
        self.words = words
    }

    var body: some View {
        let shown = showsAll ? items : Array(items.prefix(limit))
        WrappingRow(spacing: 16, lineSpacing: 8) {
            ForEach(shown.indices, id: \.self) { index in
                let item = shown[index]
                HStack(spacing: 6) {
                    LegendSwatch(.preferredColor(item.type?.style ?? .grey5), isCircle: item.isAppointment)
                    CardText(item.text).lineLimit(3).modifier(CalendarCardParts.legend)
                }
            }
            if shown.count < items.count {
                Button {
                    showsAll = true
                } label: {
                    Text(words.more(items.count - shown.count))
                        .lineLimit(1)
                        .modifier(CalendarCardParts.moreLegend)
                        .contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
            }
        }
    }
}
