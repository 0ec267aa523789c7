import SwiftUI

extension EnvironmentValues {
    /// Creates the environment of a picture by its circumstances.
    ///
    /// - Parameter width: in points; from 600 on, where iPads show one app beside another, the width is regular (Human
    ///   Interface Guidelines, Layout).
    init(
        width: CGFloat, scale: CGFloat, colorScheme: ColorScheme, hasIncreasedContrast: Bool,
        dynamicTypeSize: DynamicTypeSize, locale: Locale
    ) {
        self.init()
        self.colorScheme = colorScheme
        _colorSchemeContrast = hasIncreasedContrast ? .increased : .standard
        self.dynamicTypeSize = dynamicTypeSize
        self.locale = locale
        layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = width >= 600 ? .regular : .compact
        verticalSizeClass = .regular
        displayScale = scale
    }
}
