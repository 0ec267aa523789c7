import SwiftUI

private struct MeasuredOrientationKey: EnvironmentKey {
    static let defaultValue: StyleSheetMedium.Orientation? = nil
}

extension EnvironmentValues {
    /// Orientation of the window where size classes do not tell it, as on an iPad; nil unless an ancestor measures it.
    var measuredOrientation: StyleSheetMedium.Orientation? {
        get { self[MeasuredOrientationKey.self] }
        set { self[MeasuredOrientationKey.self] = newValue }
    }

    /// Circumstances of the view for `@media`.
    package var styleSheetMedium: StyleSheetMedium {
        StyleSheetMedium(device: styleSheetDevice, orientation: phoneOrientation ?? measuredOrientation)
    }

    /// True if only a measurement tells the orientation.
    var needsMeasuredOrientation: Bool { phoneOrientation == nil && measuredOrientation == nil }

    /// A phone is compact in height when it lies, and else in width (Human Interface Guidelines, Layout).
    private var phoneOrientation: StyleSheetMedium.Orientation? {
        guard styleSheetDevice == .iphone else { return nil }
        return verticalSizeClass == .compact ? .landscape : .portrait
    }
}

extension EnvironmentValues {
    #if canImport(UIKit)
        /// White on an iPad, grey on a phone and black elsewhere: UIKit provides the idiom when SwiftUI resolves a colour.
        private static let idiomProbe = Color(
            uiColor: UIColor { traits in
                switch traits.userInterfaceIdiom {
                case .pad: .white
                case .phone: .gray
                default: .black
                }
            })

        private var styleSheetDevice: StyleSheetMedium.Device? {
            let level = Self.idiomProbe.resolve(in: self).red
            return level > 0.9 ? .ipad : level > 0.2 ? .iphone : nil
        }
    #else
        private var styleSheetDevice: StyleSheetMedium.Device? {
            guard let horizontalSizeClass, let verticalSizeClass else { return nil }
            return horizontalSizeClass == .compact || verticalSizeClass == .compact ? .iphone : .ipad
        }
    #endif
}
