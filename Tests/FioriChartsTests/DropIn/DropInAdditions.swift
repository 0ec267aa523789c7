import FioriCharts
import SwiftUI

// The file that an app adds beside code of other chart libraries, with the names that these keep to themselves.

extension NumberFormatter {
    convenience init(style: NumberFormatter.Style) {
        self.init()
        numberStyle = style
    }
}

extension Color {
    func resolvedColor(with scheme: ColorScheme) -> Color { self }
}
