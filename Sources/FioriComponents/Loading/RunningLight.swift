import FioriThemeManager
import SwiftUI

/// A light that runs over what is drawn from left to right, again and again; none where motion is reduced.
struct RunningLight: ViewModifier {
    let skeleton: Skeleton
    @State private var position: CGFloat = 0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// The time in which the light runs over the view, in seconds.
    private static let duration: TimeInterval = 2

    func body(content: Content) -> some View {
        content
            .modifier(Light(position: position, color: skeleton == .tinted ? .tintColor : .primaryBackground))
            .onAppear {
                guard !reducesMotion else { return }
                withAnimation(.linear(duration: Self.duration).repeatForever(autoreverses: false)) { position = 1 }
            }
    }
}

/// A bright stripe over what is drawn. It is beyond the edges at both ends of its way.
nonisolated private struct Light: ViewModifier, Animatable {
    /// From 0, before the left edge, to 1, behind the right one.
    var position: CGFloat
    let color: ColorStyle

    /// Half of the width of the stripe, as a share of the view.
    private static let reach: CGFloat = 0.3

    nonisolated var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        let middle = position * (1 + 2 * Self.reach) - Self.reach
        let color = Color.preferredColor(color)
        content
            .overlay {
                if position > 0, position < 1 {
                    LinearGradient(
                        colors: [color.opacity(0), color.opacity(0.7), color.opacity(0)],
                        startPoint: UnitPoint(x: middle - Self.reach, y: 0.5),
                        endPoint: UnitPoint(x: middle + Self.reach, y: 0.5)
                    )
                    .blendMode(.sourceAtop)
                }
            }
            .compositingGroup()
    }
}
