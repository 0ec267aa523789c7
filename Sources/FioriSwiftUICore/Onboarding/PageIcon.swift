import FioriThemeManager
import SwiftUI

/// The picture at the top of a page.
struct PageIcon: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.system(size: 64))
            .foregroundStyle(.preferredColor(.tintColor))
            .accessibilityHidden(true)
    }
}
