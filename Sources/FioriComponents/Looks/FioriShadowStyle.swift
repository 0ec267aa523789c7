import SwiftUI

/// The height of a view above the page, drawn as shadows.
nonisolated public enum FioriShadowStyle: Hashable, Sendable, CaseIterable {
    /// A view on the page.
    case level0
    case level1
    /// A card.
    case level2
    case level3
    /// A view above all others.
    case level4
    /// A small control, such as the thumb of a slider.
    case smallElement
    /// A control of the size of a button.
    case mediumElement

    /// One of the shadows that lie on each other.
    struct Layer: Hashable {
        /// The opacity of black.
        let opacity: Double
        let radius: CGFloat
        let y: CGFloat
    }

    /// The shadows from the outside in.
    var layers: [Layer] {
        let edge = Layer(opacity: 0.13, radius: 1, y: 0)
        return switch self {
        case .level0: [edge]
        case .level1: [edge, Layer(opacity: 0.04, radius: 2, y: 1)]
        case .level2: [edge, Layer(opacity: 0.04, radius: 4, y: 2)]
        case .level3: [edge, Layer(opacity: 0.04, radius: 8, y: 8), Layer(opacity: 0.04, radius: 16, y: 16)]
        case .level4:
            [
                Layer(opacity: 0.04, radius: 1, y: 0), Layer(opacity: 0.04, radius: 8, y: 8),
                Layer(opacity: 0.2, radius: 50, y: 10),
            ]
        case .smallElement: [Layer(opacity: 0.12, radius: 6.5, y: 6), Layer(opacity: 0.12, radius: 2, y: 0.5)]
        case .mediumElement: [Layer(opacity: 0.04, radius: 0.5, y: 3), Layer(opacity: 0.12, radius: 4, y: 3)]
        }
    }
}

nonisolated extension View {
    /// Draws the shadows of a height below the view.
    /// - Parameter style: The height.
    public func shadow(_ style: FioriShadowStyle) -> some View {
        let layers = style.layers
        func color(_ index: Int) -> Color { .black.opacity(index < layers.count ? layers[index].opacity : 0) }
        func radius(_ index: Int) -> CGFloat { index < layers.count ? layers[index].radius : 0 }
        func y(_ index: Int) -> CGFloat { index < layers.count ? layers[index].y : 0 }
        return shadow(color: color(0), radius: radius(0), x: 0, y: y(0))
            .shadow(color: color(1), radius: radius(1), x: 0, y: y(1))
            .shadow(color: color(2), radius: radius(2), x: 0, y: y(2))
    }

    /// Shows or hides the shadows of controls in the view.
    /// - Parameters:
    ///   - visibility: `.hidden` for none, `.automatic` for what each control has by itself.
    ///   - shadowStyle: The height of the controls; nil for what each control has by itself.
    public func shadow(visibility: Visibility, shadowStyle: FioriShadowStyle? = nil) -> some View {
        environment(\.controlShadow, ControlShadow(visibility: visibility, style: shadowStyle))
    }
}

/// The shadows of controls, as an app has set them.
nonisolated struct ControlShadow: Hashable, Sendable {
    var visibility = Visibility.automatic
    var style: FioriShadowStyle?

    /// The height of a control; nil for no shadow.
    /// - Parameter standard: what the control has by itself.
    func style(standard: FioriShadowStyle?) -> FioriShadowStyle? {
        switch visibility {
        case .hidden: nil
        case .visible: style ?? standard ?? .level1
        case .automatic: style ?? standard
        }
    }
}

nonisolated private struct ControlShadowKey: EnvironmentKey {
    static let defaultValue = ControlShadow()
}

nonisolated extension EnvironmentValues {
    var controlShadow: ControlShadow {
        get { self[ControlShadowKey.self] }
        set { self[ControlShadowKey.self] = newValue }
    }
}
