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
    static func modifier(for part: PartName, in theme: VersionedTheme?) -> AnyViewModifier? {
        let manager = theme?.theme ?? .shared
        return manager.styles.modifier(for: part, in: manager, version: theme?.version ?? manager.themeVersion)
    }
}

extension ThemeManager {
    nonisolated fileprivate var styles: ThemeStyles { attachment(ThemeStyles.self) { ThemeStyles() } }
}

/// The styles of a theme by name, and those resolved for each part.
nonisolated private final class ThemeStyles: @unchecked Sendable {
    private let lock = NSLock()
    private var styles: [String: AnyViewModifier] = [:]
    /// The results for each part, for a version of the theme.
    private var resolved: [String: AnyViewModifier?] = [:]
    private var version = -1

    func update(_ change: (inout [String: AnyViewModifier]) -> Void) {
        lock.withLock {
            change(&styles)
            resolved = [:]
        }
    }

    func modifier(for part: PartName, in theme: ThemeManager, version current: Int) -> AnyViewModifier? {
        // The version has registered the dependency.
        lock.withLock {
            if version != current {
                version = current
                resolved = [:]
            }
            if let known = resolved[part.text] { return known }
            let found = resolve(part, theme.currentStyleSheets)
            resolved[part.text] = .some(found)
            return found
        }
    }

    private func resolve(_ name: PartName, _ sheets: [StyleSheet]) -> AnyViewModifier? {
        var sheetStyle: StyleSheetStyle?
        for sheet in sheets {
            guard let style = sheet.style(of: name.part, in: name.component) else { continue }
            sheetStyle = sheetStyle?.merging(style) ?? style
        }
        // The innermost modifier wins.
        let modifiers = [styles[name.text], styles[name.part], sheetStyle.map { StyleSheetModifier(style: $0).erased }]
        return modifiers.compactMap(\.self).reduce(nil) { inner, outer in
            guard let inner else { return outer }
            return AnyViewModifier { $0.modifier(inner).modifier(outer) }
        }
    }
}
