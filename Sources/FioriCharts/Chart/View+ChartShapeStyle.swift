import SwiftUI

nonisolated extension View {
    /// Draws series of charts in styles, such as gradients, in place of their colours.
    ///
    /// A style fills each column, bar, segment, sector or point of its series, and the areas of area charts; it strokes
    /// lines. Points that have a colour (``ChartModel/colorsForCategory``) or a style of their own keep it.
    /// - Parameter styles: Series → style.
    public func chartSeriesShapeStyle(_ styles: [Int: AnyShapeStyle]) -> some View {
        transformEnvironment(\.chartShapeStyles) { current in
            current = ChartShapeStyles(series: styles, categories: current.categories)
        }
    }

    /// Draws points of charts in styles, such as gradients, in place of their colours and of the styles of their series.
    /// - Parameter styles: Series → category → style. In charts of one mark the categories are its values.
    public func chartCategoryShapeStyle(_ styles: [Int: [Int: AnyShapeStyle]]) -> some View {
        transformEnvironment(\.chartShapeStyles) { current in
            current = ChartShapeStyles(series: current.series, categories: styles)
        }
    }

    /// Tells charts the colour that they stand on, which their labels over marks and lines have as ground.
    ///
    /// The default is the background of pages. Cards tell it their charts.
    public func chartGroundColor(_ color: Color) -> some View { environment(\.chartGroundColor, color) }
}

nonisolated extension EnvironmentValues {
    private struct ShapeStylesKey: EnvironmentKey {
        static let defaultValue = ChartShapeStyles.none
    }

    private struct GroundColorKey: EnvironmentKey {
        static var defaultValue: Color { .preferredColor(.primaryBackground) }
    }

    var chartShapeStyles: ChartShapeStyles {
        get { self[ShapeStylesKey.self] }
        set { self[ShapeStylesKey.self] = newValue }
    }

    var chartGroundColor: Color {
        get { self[GroundColorKey.self] }
        set { self[GroundColorKey.self] = newValue }
    }
}
