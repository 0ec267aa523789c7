import SwiftUI

/// Measures the orientation of the window, or of the scroll view around, where size classes do not tell it.
struct WindowOrientation: ViewModifier {
    let isNeeded: Bool
    @State private var orientation: StyleSheetMedium.Orientation?
    @Environment(\.measuredOrientation) private var known
    @Environment(\.needsMeasuredOrientation) private var isUnknown

    func body(content: Content) -> some View {
        content
            .environment(\.measuredOrientation, known ?? orientation)
            .background {
                if isNeeded, isUnknown { probe }
            }
    }

    private var probe: some View {
        GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size, initial: true) { _, size in
                guard size.width > 0, size.height > 0 else { return }
                orientation = size.width > size.height ? .landscape : .portrait
            }
        }
        .containerRelativeFrame([.horizontal, .vertical])
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
