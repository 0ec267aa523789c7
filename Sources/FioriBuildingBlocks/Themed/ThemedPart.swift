import FioriThemeManager
import SwiftUI

/// The name of a component's part with what style sheets and the app say about it, for components that apply it themselves.
///
/// ``Themed`` is the same as a modifier, which costs a body.
package nonisolated struct ThemedPart: Sendable {
    private let name: PartName

    /// - Parameters:
    ///   - name: The component and its part, such as `ContactItem.title`.
    ///   - classes: The classes of NUI that the part follows.
    ///   - base: The font of the part without a style sheet.
    package init(_ name: String, as classes: PartClasses, base: StyleSheetBase = StyleSheetBase()) {
        self.name = PartName(name, classes: classes, base: base)
    }

    /// The modifier for what style sheets and the app set; nil if they set nothing. Called in a body, it brings that up to
    /// date when the theme changes.
    /// - Parameter theme: The environment's theme if views follow it; nil has the body follow the shared one.
    @MainActor package func modifier(in theme: VersionedTheme?) -> AnyViewModifier? {
        StyleCache.look(of: name, in: theme)?.modifier
    }
}
