import FioriCharts
import SwiftUI

/// A chart under its title, which keeps half of the picture's height beside the title and a line of its legend.
///
/// Low pictures have less space around the chart, small ones none. A title has one line where two would take the chart's
/// half, shrinks before it is cut, and goes where a line would take it.
struct ChartPage: View {
    let model: ChartModel
    var title: String?
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        GeometryReader { geometry in
            let space = Space(in: geometry.size)
            VStack(alignment: .leading, spacing: space.belowTitle) {
                if let title, !title.isEmpty, space.titleLines > 0 {
                    Text(verbatim: space.titleLines == 1 ? title.inOneLine : title)
                        .font(.fiori(forTextStyle: .headline))
                        .foregroundStyle(Color.preferredColor(.primaryLabel))
                        .lineLimit(space.titleLines)
                        .minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 0.6 : space.leastTitleScale)
                        .dynamicTypeSize(...space.largestTitle)
                        .padding(.top, space.aboveTitle)
                }
                ChartView(model).environment(\.chartLeastHeight, geometry.size.height / 2)
            }
            .padding(space.padding)
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .background(.preferredColor(.primaryBackground))
    }
}

/// The space around a chart in a picture, in points, and the room of its title.
private struct Space {
    var padding: CGFloat = 16
    var belowTitle: CGFloat = 12
    /// The space for accents above capitals where the picture has no padding.
    var aboveTitle: CGFloat = 0
    var titleLines = 2
    var leastTitleScale: CGFloat = 1
    var largestTitle = DynamicTypeSize.accessibility5

    init(in size: CGSize) {
        if size.height < 400 { largestTitle = .xxxLarge }
        if size.height < 300 { belowTitle = 8 }
        if size.height < 240 {
            (padding, belowTitle) = (12, 4)
            largestTitle = .xLarge
        }
        if size.height < 200 { padding = 8 }
        if size.height < 180 { (titleLines, leastTitleScale) = (1, 0.7) }
        if size.height < 150 {
            (padding, belowTitle) = (4, 4)
            largestTitle = .large
        }
        if size.width < 200 || size.height < 120 {
            padding = 0
            (aboveTitle, belowTitle) = (2, belowTitle - 2)
        }
        if size.height < 120 { largestTitle = .xSmall }
        if size.height < 48 { titleLines = 0 }
    }
}
