import SwiftUICore

/// The plate of what a control opens: opaque, with corners of 13 points as popovers (Human Interface Guidelines).
package struct ControlPanelModifier: ViewModifier {

    package init() {}
    package func body(content: Content) -> some View {
        content
            .background(
                Color(storage: .system(.secondarySystemGroupedBackground)), in: RoundedRectangle(cornerRadius: 13)
            )
            // By eye.
            .shadow(color: .black.opacity(0.18), radius: 30, y: 8)
    }
}
