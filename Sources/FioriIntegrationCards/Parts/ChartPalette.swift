import FioriSwiftUICore
import SwiftUI

/// The colours of the parts of charts that have none of their own.
nonisolated enum ChartPalette {
    private static let styles: [ColorStyle] = [
        .chart1, .chart2, .chart3, .chart4, .chart5, .chart6, .chart7, .chart8, .chart9, .chart10, .chart11,
    ]

    /// The style of a part by its place among its neighbours, from 0; the colours repeat after the eleventh.
    static func style(_ index: Int) -> ColorStyle { styles[max(index, 0) % styles.count] }

    /// The colour of a part by its place among its neighbours, from 0.
    static func color(_ index: Int) -> Color { .preferredColor(style(index)) }
}
