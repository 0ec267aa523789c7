import SwiftUI

/// Colour scheme, size class and text size that a picture is drawn with.
struct GalleryVariant {
    let colorScheme: ColorScheme
    let sizeClass: UserInterfaceSizeClass
    let dynamicTypeSize: DynamicTypeSize

    /// Light and dark, compact and regular width, default and large text.
    static let all: [GalleryVariant] = [ColorScheme.light, .dark].flatMap { scheme in
        [UserInterfaceSizeClass.compact, .regular].flatMap { sizeClass in
            [DynamicTypeSize.large, .accessibility3].map {
                GalleryVariant(colorScheme: scheme, sizeClass: sizeClass, dynamicTypeSize: $0)
            }
        }
    }

    /// Width in points, of a phone (390) or a small tablet (744).
    var width: CGFloat { sizeClass == .compact ? 390 : 744 }

    /// The inset of list rows in points (Human Interface Guidelines, Layout).
    var rowInset: CGFloat { sizeClass == .compact ? 16 : 20 }

    var name: String {
        [
            colorScheme == .light ? "light" : "dark",
            sizeClass == .compact ? "compact" : "regular",
            dynamicTypeSize == .large ? "default text" : "large text",
        ].joined(separator: ", ")
    }

    var slug: String { name.split { !$0.isLetter }.joined(separator: "-") }

    /// Environment of the root view, at two pixels per point.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        values.horizontalSizeClass = sizeClass
        values.verticalSizeClass = .regular
        values.dynamicTypeSize = dynamicTypeSize
        values.displayScale = 2
        values.locale = Locale(identifier: "en_US")
        return values
    }
}
