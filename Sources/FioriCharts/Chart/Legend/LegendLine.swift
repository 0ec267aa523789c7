import SwiftUI

/// The line of a series in a legend, with its dashes: smaller ones where fewer than two of them had room.
package struct LegendLine: View {
    /// The width of lines for texts of 12 points, in which dashes can be told apart.
    package static let width: CGFloat = 22

    private let color: AnyShapeStyle
    private let dash: [CGFloat]
    private let width: CGFloat
    private let height: CGFloat

    /// - Parameters:
    ///   - color: The colour or the style of the line.
    ///   - height: Five times the thickness of the line.
    package init(_ color: some ShapeStyle, dash: [CGFloat], width: CGFloat, height: CGFloat) {
        (self.color, self.dash, self.width, self.height) = (AnyShapeStyle(color), dash, width, height)
    }

    package var body: some View { line.stroke(color, style: style).frame(width: width, height: height) }

    /// The line within its round ends.
    var line: Path {
        Path { path in
            path.move(to: CGPoint(x: thickness / 2, y: height / 2))
            path.addLine(to: CGPoint(x: width - thickness / 2, y: height / 2))
        }
    }

    var style: StrokeStyle {
        let part = min(1, 13 / max(dash.reduce(0, +), 1)) * height / 10
        return StrokeStyle(
            lineWidth: thickness, lineCap: .round, lineJoin: .round, dash: dash.map { $0 * part })
    }

    private var thickness: CGFloat { height / 5 }
}

nonisolated extension ChartModel {
    /// The default colour at a place among series or sectors, which legends of others show.
    package static func defaultColor(_ index: Int) -> Color { SeriesColors.color(index) }

    /// The dashes of the first series' lines, none for a whole one and nil for marks that are no lines; empty where no line
    /// among them has dashes.
    package func dashes(ofFirst count: Int) -> [[CGFloat]?] {
        let (input, marks) = (ChartInput(model: self), marks)
        let dashes = (0..<min(count, numOfSeries())).map { series in
            marks.isContinuous(series, of: input) ? input.dash(ofSeries: series) : nil
        }
        return dashes.contains { $0?.isEmpty == false } ? dashes : []
    }
}
