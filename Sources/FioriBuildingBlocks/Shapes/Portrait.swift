import FioriThemeManager
import SwiftUI

/// Style of a person's picture, which is hidden from assistive technology because the name says the same.
nonisolated package struct PortraitStyle: ViewModifier {
    package init() {}

    @MainActor package func body(content: Content) -> some View {
        content
            .foregroundStyle(.preferredColor(.tertiaryLabel))
            .accessibilityHidden(true)
    }
}

/// Clips a person's picture to a circle. A symbol in place of a picture fills the circle. The circle scales with the
/// text size as titles do: beside the largest texts a fixed size would be too small, and the scale of body text would
/// take a third of the screen.
nonisolated package struct PortraitShape: ViewModifier {
    @ScaledMetric private var diameter: CGFloat

    /// - Parameter diameter: Diameter in points, at the default text size.
    package init(diameter: CGFloat = 40) { _diameter = ScaledMetric(wrappedValue: diameter, relativeTo: .title) }

    @MainActor package func body(content: Content) -> some View {
        let diameter = diameter.rounded()
        content
            .font(.system(size: diameter))
            .frame(width: diameter, height: diameter)
            .clipShape(Circle())
    }
}

/// Clips the picture of an object to a square, 45 points wide in lists. A symbol fills the square. The square scales
/// with the text size as titles do.
nonisolated package struct ObjectImageShape: ViewModifier {
    @ScaledMetric private var side: CGFloat
    private let radius: CGFloat

    /// - Parameters:
    ///   - side: Side length in points, at the default text size.
    ///   - radius: The radius of the corners, in points.
    package init(side: CGFloat, radius: CGFloat = 4) {
        _side = ScaledMetric(wrappedValue: side, relativeTo: .title)
        self.radius = radius
    }

    @MainActor package func body(content: Content) -> some View {
        let side = side.rounded()
        content
            .font(.system(size: side * 0.8))
            .frame(width: side, height: side)
            .clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
