import FioriThemeManager
import SwiftUI

/// Style of a component's part: style sheets and the app's styles take precedence over the default.
package nonisolated struct Themed<Default: ViewModifier & Sendable>: ViewModifier, Sendable {
    private let name: PartName
    private let defaultStyle: Default
    @Environment(\.versionedTheme) private var theme

    /// - Parameters:
    ///   - name: The component and its part, such as `ContactItem.title`.
    ///   - defaultStyle: Style for properties that neither style sheets nor the app set.
    ///   - classes: The classes of NUI that the part follows; nil for those of the default style.
    package init(_ name: String, _ defaultStyle: Default, as classes: PartClasses? = nil) {
        let standard = defaultStyle as? any ClassedStyle
        self.name = PartName(
            name, classes: classes ?? standard?.classes ?? .none, base: standard?.base ?? StyleSheetBase())
        self.defaultStyle = defaultStyle
    }

    private init(name: PartName, defaultStyle: Default) {
        self.name = name
        self.defaultStyle = defaultStyle
    }

    /// The part with another default, which depends on the state of the component.
    package func with<Other: ViewModifier & Sendable>(_ other: Other) -> Themed<Other> {
        Themed<Other>(name: name, defaultStyle: other)
    }

    @MainActor package func body(content: Content) -> some View {
        if let look = StyleCache.look(of: name, in: theme) {
            if let control = look.control, let style = defaultStyle as? any ControlStyle {
                style.themed(content.modifier(optional: look.modifier), by: control)
            } else {
                content.modifier(optional: look.modifier).modifier(defaultStyle)
            }
        } else {
            content.modifier(defaultStyle)
        }
    }
}

nonisolated extension View {
    @MainActor @ViewBuilder fileprivate func modifier(optional modifier: AnyViewModifier?) -> some View {
        if let modifier { self.modifier(modifier) } else { self }
    }
}

/// The name of a component's part, such as `ContactItem.title`.
///
/// An object, because views are copied often and a style with names of its own would have two more strings to retain.
nonisolated final class PartName: Equatable, Sendable {
    let text: String
    let component: String
    let part: String
    /// The classes of NUI that the part follows.
    let classes: PartClasses
    /// The font of the default style.
    let base: StyleSheetBase

    init(_ text: String, classes: PartClasses, base: StyleSheetBase) {
        self.text = text
        self.classes = classes
        self.base = base
        let names = text.split(separator: ".", maxSplits: 1)
        component = String(names.first ?? "")
        part = String(names.last ?? "")
    }

    static func == (a: PartName, b: PartName) -> Bool { a === b || a.text == b.text }
}
