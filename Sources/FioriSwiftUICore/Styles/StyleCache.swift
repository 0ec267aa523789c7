import FioriThemeManager
import Foundation
import SwiftUI

/// The styles that an app gives parts of components by name, for all of its screens.
///
/// They count before what style sheets say (`ThemeManager.addStyleSheet(_:)`) and after the modifiers of a subtree
/// such as `.titleModifier { … }`, which are nearer to the part.
nonisolated public enum StyleCache {
    private static let state = State()

    /// Adds styles, or replaces those of the same name.
    /// - Parameter styles: By `Component.part`, such as `ContactItem.title`, or by part for all components.
    public static func upsertStyles(_ styles: [String: AnyViewModifier]) {
        state.lock.withLock {
            state.styles.merge(styles) { _, newer in newer }
            state.resolved = [:]
        }
        ThemeManager.shared.contentDidChange()
    }

    /// Forgets all styles that were added.
    public static func resetStyles() {
        state.lock.withLock {
            state.styles = [:]
            state.resolved = [:]
        }
        ThemeManager.shared.contentDidChange()
    }

    /// What styles and style sheets say of a part; nil when that is nothing. Read in a body, it brings that up to date.
    static func modifier(for part: String, of component: String) -> AnyViewModifier? {
        let version = ThemeManager.shared.themeVersion
        return state.lock.withLock {
            if state.version != version {
                state.version = version
                state.resolved = [:]
            }
            let name = component + "." + part
            if let known = state.resolved[name] { return known }
            let found = resolve(part, component, name)
            state.resolved[name] = .some(found)
            return found
        }
    }

    private static func resolve(_ part: String, _ component: String, _ name: String) -> AnyViewModifier? {
        var sheetStyle: StyleSheetStyle?
        for sheet in ThemeManager.shared.styleSheets {
            guard let style = sheet.style(of: part, in: component) else { continue }
            sheetStyle = sheetStyle?.merging(style) ?? style
        }
        // What is nearest to the view wins.
        let modifiers = [
            state.styles[name], state.styles[part], sheetStyle.map { StyleSheetModifier(style: $0).erased },
        ]
        return modifiers.compactMap(\.self).reduce(nil) { inner, outer in
            guard let inner else { return outer }
            return AnyViewModifier { $0.modifier(inner).modifier(outer) }
        }
    }

    private final class State: @unchecked Sendable {
        let lock = NSLock()
        var styles: [String: AnyViewModifier] = [:]
        /// What was found for each part since the theme had this version.
        var version = -1
        var resolved: [String: AnyViewModifier?] = [:]
    }
}
