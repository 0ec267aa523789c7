import FioriCharts
import Foundation
import SwiftUI
import TextLayout

/// The layout of a picture of a chart, in the circumstances of one's choice.
@MainActor
package struct ChartRendering {
    private let model: ChartModel
    private let title: String?
    /// Size in points, with the title and the space around the chart.
    package var size = CGSize(width: 800, height: 400)
    package var look = PictureLook()

    package init(of model: ChartModel, title: String? = nil) {
        self.model = model
        self.title = title
    }

    /// Lays out the picture, which can be drawn on any thread.
    /// - Throws: an error of the system about missing faces.
    package func picture() throws -> LaidOutPicture {
        try TextEngine.shared.validate()
        let page = ChartPage(model: model, title: title).environment(\.chartIsPicture, true).pictureTheme(look.theme)
        let host = ViewHost(page, environment: look.environment(width: size.width))
        host.layout(ProposedViewSize(size))
        return LaidOutPicture(of: host, scale: look.scale)
    }
}

/// A chart under its title, which keeps half of the picture where a line of its legend leaves it that. Low pictures have less
/// space around the chart, small ones none.
private struct ChartPage: View {
    let model: ChartModel
    let title: String?
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        GeometryReader { geometry in
            let isSmall = geometry.size.width < 200 || geometry.size.height < 120
            let isLow = geometry.size.height < 200
            VStack(alignment: .leading, spacing: isLow ? 6 : 12) {
                if let title, !title.isEmpty {
                    Text(verbatim: title)
                        .font(.fiori(forTextStyle: .headline))
                        .foregroundStyle(Color.preferredColor(.primaryLabel))
                        // Large titles leave the chart its room.
                        .lineLimit(2)
                        .minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 0.6 : 1)
                        .dynamicTypeSize(...largestTitle(in: geometry.size))
                }
                ChartView(model).environment(\.chartLeastHeight, geometry.size.height / 2)
            }
            .padding(isSmall ? 0 : isLow ? 8 : 16)
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .background(.preferredColor(.primaryBackground))
    }

    private func largestTitle(in size: CGSize) -> DynamicTypeSize {
        size.height < 200 ? .xLarge : size.height < 400 ? .xxxLarge : .accessibility5
    }
}
