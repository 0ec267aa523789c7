import SwiftUI

/// Style of a component's part: style sheets and the app's styles take precedence over the default.
package nonisolated struct Themed<Default: ViewModifier & Sendable>: ViewModifier, Sendable {
    private let component: String
    private let part: String
    private let defaultStyle: Default
    @Environment(\.versionedTheme) private var theme

    /// - Parameters:
    ///   - name: The component and its part, such as `ContactItem.title`.
    ///   - defaultStyle: Style for properties that neither style sheets nor the app set.
    package init(_ name: String, _ defaultStyle: Default) {
        let names = name.split(separator: ".", maxSplits: 1)
        component = String(names.first ?? "")
        part = String(names.last ?? "")
        self.defaultStyle = defaultStyle
    }

    @MainActor package func body(content: Content) -> some View {
        if let style = StyleCache.modifier(for: part, of: component, in: theme) {
            content.modifier(style).modifier(defaultStyle)
        } else {
            content.modifier(defaultStyle)
        }
    }
}
