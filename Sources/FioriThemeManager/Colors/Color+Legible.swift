import SwiftUI

nonisolated extension Color {
    /// White or black, whichever differs more from the colour in an environment.
    ///
    /// One of them always has a contrast ratio of 4.58 at least (WCAG 2.2, relative luminance).
    package func legibleLabel(in environment: EnvironmentValues) -> Color {
        let color = resolve(in: environment)
        let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        // The ratios to white and to black are equal here: 1.05 / (l + 0.05) = (l + 0.05) / 0.05.
        return luminance > 0.1791 ? .black : .white
    }
}
