import Foundation
import SwiftUI

extension ClientDisplay {
    /// The environment of the window's views.
    /// - Parameter open: opens an address outside of the app.
    func environment(open: @escaping @Sendable (URL) -> Bool) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = isDark ? .dark : .light
        values._colorSchemeContrast = hasIncreasedContrast ? .increased : .standard
        // SVG has no blurred backdrops, so that materials are drawn as they are where transparency is reduced.
        values.accessibilitySettings = reducesMotion ? [.reduceMotion, .reduceTransparency] : .reduceTransparency
        // A window of this width has room for two columns, as an iPad's has.
        values.horizontalSizeClass = width >= 700 ? .regular : .compact
        values.verticalSizeClass = height >= 480 ? .regular : .compact
        values.dynamicTypeSize = textSize.flatMap { Self.sizes[$0] } ?? .large
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.displayScale = scale
        values.locale = windowLocale
        values.setSystemOpenURL(open)
        return values
    }

    /// The locale of the window, and of Foundation for its tasks.
    var windowLocale: Locale { WindowLocale.complete(locale) }

    private static let sizes = Dictionary(
        uniqueKeysWithValues: DynamicTypeSize.allCases.map { (String(describing: $0), $0) })
}
