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
