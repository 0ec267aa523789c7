import Foundation
import SwiftUI

/// The circumstances that a picture is laid out in, whatever it shows.
package struct PictureLook: Sendable {
    /// Pixels per point.
    package var scale: CGFloat = 2
    package var colorScheme = ColorScheme.light
    package var hasIncreasedContrast = false
    package var dynamicTypeSize = DynamicTypeSize.large
    /// Decides words, formats and the direction of layout.
    package var locale = Locale(identifier: "en_US")
    /// The palette and the style sheet; nil for those of every app that sets none.
    package var theme: PictureTheme?

    package init() {}

    /// Creates the environment of a picture.
    ///
    /// - Parameter width: in points; from 600 on, where iPads show one app beside another, the width is regular (Human
    ///   Interface Guidelines, Layout).
    func environment(width: CGFloat) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment._colorSchemeContrast = hasIncreasedContrast ? .increased : .standard
        environment.dynamicTypeSize = dynamicTypeSize
        environment.locale = locale
        environment.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        environment.horizontalSizeClass = width >= 600 ? .regular : .compact
        environment.verticalSizeClass = .regular
        environment.displayScale = scale
        return environment
    }
}
