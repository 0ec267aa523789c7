import SwiftUI

nonisolated extension Color {
    /// White or black, whichever differs more from the colour in an environment.
    ///
    /// One of them always has a contrast ratio of 4.58 at least (WCAG 2.2, relative luminance).
    /// - Parameter ground: The colour behind one that is not opaque; nil takes it for opaque.
    package func legibleLabel(over ground: Color? = nil, in environment: EnvironmentValues) -> Color {
        var color = resolve(in: environment)
        if color.opacity < 1, let ground {
            let behind = ground.resolve(in: environment)
            color.red = color.red * color.opacity + behind.red * (1 - color.opacity)
            color.green = color.green * color.opacity + behind.green * (1 - color.opacity)
            color.blue = color.blue * color.opacity + behind.blue * (1 - color.opacity)
        }
        // The ratios to white and to black are equal here: 1.05 / (l + 0.05) = (l + 0.05) / 0.05.
        return color.luminance > 0.1791 ? .black : .white
    }

    /// The colour, or as little darker or lighter as gives text a contrast ratio of 4.5 on a background in an
    /// environment (WCAG 2.2, success criterion 1.4.3).
    package func legible(on background: Color, in environment: EnvironmentValues) -> Color {
        let ground = background.resolve(in: environment).luminance
        var color = resolve(in: environment)
        let end: Float = ground > 0.1791 ? 0 : 1
        // Sixteenths of the way to black or white; the last one always has the ratio.
        for step in 1...16 {
            let luminance = color.luminance
            if (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05) >= 4.5 { break }
            let rest = Float(17 - step)
            color.red += (end - color.red) / rest
            color.green += (end - color.green) / rest
            color.blue += (end - color.blue) / rest
        }
        return Color(color)
    }
}

nonisolated extension Color.Resolved {
    /// The relative luminance, from 0 to 1 (WCAG 2.2).
    fileprivate var luminance: Float { 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue }
}
