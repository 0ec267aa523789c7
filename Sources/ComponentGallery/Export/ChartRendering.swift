import FioriCharts
import Foundation
import SwiftUI
import TextLayout

/// A picture of a chart, in the circumstances of one's choice.
@MainActor
public struct ChartRendering {
    private let model: ChartModel
    private let title: String?
    /// In points, with the title and the space around the chart.
    public var size = CGSize(width: 800, height: 400)
    /// Pixels per point.
    public var scale: CGFloat = 2
    public var colorScheme = ColorScheme.light
    public var hasIncreasedContrast = false
    public var dynamicTypeSize = DynamicTypeSize.large
    /// Decides words, formats and the direction of layout.
    public var locale = Locale(identifier: "en_US")

    public init(of model: ChartModel, title: String? = nil) {
        self.model = model
        self.title = title
    }

    /// Draws the picture.
    /// - Throws: an error of the system about missing faces.
    public func data(as format: PictureFormat) throws -> Data {
        try TextEngine.shared.validate()
        let host = ViewHost(ChartPage(model: model, title: title), environment: environment)
        host.layout(ProposedViewSize(size))
        return try format.data(of: host, scale: scale)
    }

    private var environment: EnvironmentValues {
        EnvironmentValues(
            width: size.width, scale: scale, colorScheme: colorScheme, hasIncreasedContrast: hasIncreasedContrast,
            dynamicTypeSize: dynamicTypeSize, locale: locale)
    }
}

/// A chart under its title. Small charts have no space around them.
private struct ChartPage: View {
    let model: ChartModel
    let title: String?

    var body: some View {
        GeometryReader { geometry in
            let isSmall = geometry.size.width < 200 || geometry.size.height < 120
            VStack(alignment: .leading, spacing: 12) {
                if let title, !title.isEmpty {
                    Text(verbatim: title)
                        .font(.fiori(forTextStyle: .headline))
                        .foregroundStyle(Color.preferredColor(.primaryLabel))
                        .lineLimit(2)
                }
                ChartView(model)
            }
            .padding(isSmall ? 0 : 16)
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
        .background(.preferredColor(.primaryBackground))
    }
}
