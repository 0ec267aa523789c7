import SwiftUI

extension StyleSheetColor {
    /// The colour of SwiftUI, which follows its environment and the theme.
    public var color: Color { Color(Dynamic(color: self, themeVersion: ThemeManager.shared.themeVersion)) }

    private struct Dynamic: ShapeStyle, Hashable {
        let color: StyleSheetColor
        let themeVersion: Int

        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            switch (environment.colorScheme == .dark ? color.dark : color.light) ?? color.light ?? color.dark {
            case .hex(let hex)?:
                Color.Resolved(
                    red: Float(hex.red), green: Float(hex.green), blue: Float(hex.blue), opacity: Float(hex.opacity))
            case .style(let style)?:
                Color.preferredColor(style).resolve(in: environment)
            case nil:
                Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
            }
        }
    }
}
