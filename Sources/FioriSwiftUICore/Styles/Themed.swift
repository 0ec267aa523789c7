import SwiftUI

/// Style of a component's part: style sheets and the app's styles take precedence over the default.
package nonisolated struct Themed<Default: ViewModifier & Sendable>: ViewModifier, Sendable {
    private let name: PartName
    private let defaultStyle: Default
    @Environment(\.versionedTheme) private var theme

    /// - Parameters:
    ///   - name: The component and its part, such as `ContactItem.title`.
    ///   - defaultStyle: Style for properties that neither style sheets nor the app set.
    package init(_ name: String, _ defaultStyle: Default) {
        self.name = PartName(name)
        self.defaultStyle = defaultStyle
    }

    @MainActor package func body(content: Content) -> some View {
        if let style = StyleCache.modifier(for: name, in: theme) {
            content.modifier(style).modifier(defaultStyle)
        } else {
            content.modifier(defaultStyle)
        }
    }
}

/// The name of a component's part, such as `ContactItem.title`.
///
/// An object, because views are copied often and a style with names of its own would have two more strings to retain.
nonisolated final class PartName: Equatable, Sendable {
    let text: String
    let component: String
    let part: String

    init(_ text: String) {
        self.text = text
        let names = text.split(separator: ".", maxSplits: 1)
        component = String(names.first ?? "")
        part = String(names.last ?? "")
    }

    static func == (a: PartName, b: PartName) -> Bool { a === b || a.text == b.text }
}
