import FioriThemeManager
import Foundation
import SwiftUI

/// The styles that an app gives parts of components by name, for all of its screens.
///
/// They have precedence over style sheets (`ThemeManager.addStyleSheet(_:)`); modifiers of a subtree such as
/// `.titleModifier { … }` have precedence over them, being nearer to the part. Each theme has its own styles.
nonisolated public enum StyleCache {
    /// Adds styles, or replaces those of the same name.
    /// - Parameters:
    ///   - styles: By `Component.part`, such as `ContactItem.title`, or by part for all components.
    ///   - theme: The theme that gets them.
    public static func upsertStyles(_ styles: [String: AnyViewModifier], in theme: ThemeManager = .shared) {
        theme.styles.update { $0.merge(styles) { _, newer in newer } }
        theme.contentDidChange()
    }

    /// Removes all styles that were added.
    /// - Parameter theme: The theme that had them.
    public static func resetStyles(in theme: ThemeManager = .shared) {
        theme.styles.update { $0 = [:] }
        theme.contentDidChange()
    }

    /// The styles and style sheets' entries for a part; nil without any. Called in a body, it brings that up to date
    /// when the theme changes.
    /// - Parameter theme: The environment's theme if views follow it; nil has the body follow the shared one.
    static func look(of part: PartName, in theme: VersionedTheme?) -> PartLook? {
        let manager = theme?.theme ?? .shared
        return manager.styles.look(of: part, in: manager, version: theme?.version ?? manager.themeVersion)
    }
}

/// The look that an app and its style sheets give a part.
nonisolated struct PartLook {
    /// Modifier within the default style; nil if nothing is set there.
    let modifier: AnyViewModifier?
    /// Style of a control's classes, which replaces the default style; nil without rules for these.
    let control: StyleSheetStyles?
}

extension ThemeManager {
    nonisolated fileprivate var styles: ThemeStyles { attachment(ThemeStyles.self) { ThemeStyles() } }
}

/// The styles of a theme by name, and those resolved for each part.
nonisolated private final class ThemeStyles: Sendable {
    nonisolated private struct State {
        var styles: [String: AnyViewModifier] = [:]
        /// The results for each part, for a version of the theme.
        var resolved: [String: PartLook?] = [:]
        var version = -1
    }

    private let state = Guarded(State())

    func update(_ change: (inout [String: AnyViewModifier]) -> Void) {
        state.withValue { state in
            change(&state.styles)
            state.resolved = [:]
        }
    }

    func look(of part: PartName, in theme: ThemeManager, version current: Int) -> PartLook? {
        // The version has registered the dependency.
        state.withValue { state in
            if state.version != current {
                state.version = current
                state.resolved = [:]
            }
            if let known = state.resolved[part.text] { return known }
            let found = Self.resolve(part, state.styles, theme.currentStyleSheets)
            state.resolved[part.text] = .some(found)
            return found
        }
    }

    private static func resolve(
        _ name: PartName, _ styles: [String: AnyViewModifier], _ sheets: [StyleSheet]
    ) -> PartLook? {
        let isControl = name.classes.isControl
        let sheetStyles = StyleSheetStyles(
            StyleSheetElement(
                component: name.component, part: name.part, classes: isControl ? [] : name.classes.classes), in: sheets)
        let control =
            isControl ? StyleSheetStyles(StyleSheetElement(classes: name.classes.classes), in: sheets) : nil
        let sheetLook = sheetStyles.map { styles in
            AnyViewModifier { $0.modifier(PartSheetLook(styles: styles, name: name)) }
        }
        // The innermost modifier wins.
        let modifiers = [styles[name.text], styles[name.part], sheetLook]
        let modifier = modifiers.compactMap(\.self).reduce(nil as AnyViewModifier?) { inner, outer in
            guard let inner else { return outer }
            return AnyViewModifier { $0.modifier(inner).modifier(outer) }
        }
        guard modifier != nil || control != nil else { return nil }
        // The rules of the part itself have precedence over those of classes for what a button's title says, too.
        return PartLook(modifier: modifier, control: control?.merging(sheetStyles?.only(.text)))
    }
}

/// The look that sheets give a part, with the style of progress in it.
nonisolated private struct PartSheetLook: ViewModifier {
    let styles: StyleSheetStyles
    let name: PartName

    @MainActor func body(content: Content) -> some View {
        if name.classes.classes.contains(where: { $0.name == "Progress" }) {
            content
                .progressViewStyle(SheetProgressStyle(styles: styles))
                .modifier(StyleSheetLook(styles.only([.text, .control]), base: name.base))
                .modifier(StyleSheetLook(styles.only(.box)))
        } else {
            content.modifier(StyleSheetLook(styles, base: name.base))
        }
    }
}
