import Foundation
import Observation
import SwiftUI

/// A theme: a palette, colours set one by one, and style sheets.
///
/// The app's theme is ``shared``. A part of the app, or a window, has a theme of its own with
/// `View.fioriTheme(_:)`. May be used from any thread. Views follow every change.
public final class ThemeManager: Observable, Sendable {
    /// The theme of the app, which all views have that were given no other.
    public static let shared = ThemeManager()

    private let registrar = ObservationRegistrar()
    private let state = Guarded(State())

    private struct State: Sendable {
        var palette = Palette.latest
        var overrides: [ColorStyle: [ColorVariant: HexColor]] = [:]
        var sheets: [StyleSheet] = []
        /// Grows with every change.
        var version = 0

        func hexColor(
            for style: ColorStyle, in variant: ColorVariant, medium: () -> StyleSheetMedium
        ) -> HexColor? {
            if let set = overrides[style]?[variant] { return set }
            for sheet in sheets.reversed() {
                let circumstances = sheet.dependsOnMedium ? medium() : StyleSheetMedium()
                switch sheet.source(for: style, in: variant, medium: circumstances) {
                case .hex(let color)?: return color
                case .style(let other)? where other != style: return paletteColor(for: other, in: variant)
                default: continue
                }
            }
            return paletteColor(for: style, in: variant)
        }

        private func paletteColor(for style: ColorStyle, in variant: ColorVariant) -> HexColor? {
            if let color = palette.hexColor(for: style, in: variant) { return color }
            let fallbacks = palette.variantBesideOthers(variant).fallbacks
            for version in PaletteVersion.allCases.reversed() {
                if let color = version.palette.hexColor(for: style, in: fallbacks) { return color }
            }
            return nil
        }
    }

    /// Data that other modules keep for the theme, by type.
    private let attachments = Guarded<[ObjectIdentifier: any Sendable]>([:])

    /// Creates a theme with the newest palette, no colours set one by one and no style sheets.
    public init() {}

    /// The value of a type that another module keeps for this theme; made when it is first asked for.
    package func attachment<Value: Sendable>(_ type: Value.Type, make: () -> Value) -> Value {
        attachments.withValue { known in
            if let value = known[ObjectIdentifier(type)] as? Value { return value }
            let made = make()
            known[ObjectIdentifier(type)] = made
            return made
        }
    }

    // MARK: Palettes

    /// The palette that counts, without the colours that the app has set one by one.
    public var palette: Palette { read { $0.palette } }

    /// Version of the Fiori palette in use; nil for a palette that is based on none.
    public var paletteVersion: PaletteVersion? { palette.version }

    /// Replaces the palette by one of Fiori's. Colours set one by one and style sheets stay.
    public func setPaletteVersion(_ version: PaletteVersion) { setPalette(version.palette) }

    /// Replaces the palette. Colours set one by one and style sheets stay.
    public func setPalette(_ palette: Palette) { write { $0.palette = palette } }

    // MARK: Colours

    /// Sets the colour of a style.
    /// - Parameters:
    ///   - color: The colour, as it is in a light environment of normal contrast; nil takes an earlier one back.
    ///   - style: The style that gets it.
    ///   - variant: The circumstances; nil for all.
    public func setColor(_ color: Color?, for style: ColorStyle, variant: ColorVariant? = nil) {
        let hexColor = color.map { color in
            let resolved = color.resolve(in: EnvironmentValues())
            return HexColor(
                red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
                opacity: Double(resolved.opacity))
        }
        set(hexColor, for: style, variant: variant)
    }

    /// Sets the colour of a style from six or eight hexadecimal digits, the last two being the opacity.
    /// - Parameters:
    ///   - hexColor: The digits, with or without a leading `#`; nil takes an earlier colour back.
    ///   - style: The style that gets it.
    ///   - variant: The circumstances; nil for all.
    /// - Returns: false, with nothing changed, when the text is no such colour.
    @discardableResult
    public func setHexColor(_ hexColor: String?, for style: ColorStyle, variant: ColorVariant? = nil) -> Bool {
        guard let hexColor else {
            set(nil, for: style, variant: variant)
            return true
        }
        guard let color = HexColor(hexColor) else { return false }
        set(color, for: style, variant: variant)
        return true
    }

    private func set(_ color: HexColor?, for style: ColorStyle, variant: ColorVariant?) {
        write { state in
            for variant in variant.map({ [$0] }) ?? ColorVariant.allCases {
                state.overrides[style, default: [:]][variant] = color
            }
        }
    }

    /// Takes everything back: the newest palette, no colour set one by one, no style sheet.
    public func reset() {
        write { $0 = State(version: $0.version) }
    }

    /// Returns the colour of a style, as views draw it.
    ///
    /// Colours that the app sets take precedence over style sheets, and these over the palette. A style that the
    /// palette lacks takes its colour from the newest Fiori palette that has it.
    public func hexColor(for style: ColorStyle, in variant: ColorVariant) -> HexColor? {
        registrar.access(self, keyPath: \.themeVersion)
        return currentHexColor(for: style, in: variant)
    }

    /// Returns the same colour as ``hexColor(for:in:)``, without registering a dependency of the current body.
    /// - Parameter medium: Returns the circumstances, for sheets that differ between them.
    func currentHexColor(
        for style: ColorStyle, in variant: ColorVariant, medium: () -> StyleSheetMedium = { StyleSheetMedium() }
    ) -> HexColor? {
        state.withValue { $0.hexColor(for: style, in: variant, medium: medium) }
    }

    // MARK: Style sheets

    /// Style sheets in use, in ascending precedence.
    public var styleSheets: [StyleSheet] { read { $0.sheets } }

    /// Returns the same style sheets as ``styleSheets``, without registering a dependency of the current body.
    package var currentStyleSheets: [StyleSheet] { state.withValue(\.sheets) }

    /// Replaces all style sheets. Later ones take precedence over earlier ones.
    public func setStyleSheets(_ sheets: [StyleSheet]) { write { $0.sheets = sheets } }

    /// Adds a style sheet, which takes precedence over the earlier ones.
    public func addStyleSheet(_ sheet: StyleSheet) { write { $0.sheets.append(sheet) } }

    /// Reads style sheets and replaces the current ones. Entries that have no effect are listed in their
    /// ``StyleSheet/warnings``. If a file cannot be read, nothing changes.
    /// - Parameters:
    ///   - urls: Files in NUI's format, in ascending precedence.
    ///   - strict: True to fail on any problem of a sheet; nothing changes then.
    /// - Throws: ``StyleSheetError`` with the file and all problems of a strict sheet, or the system's error if a file
    ///   cannot be read.
    public func loadStyleSheets(from urls: [URL], strict: Bool = false) throws {
        setStyleSheets(try StyleSheet.sheets(contentsOf: urls, strict: strict))
    }

    /// Reads the files of the style sheets again, strict ones strictly. If one fails, nothing changes.
    /// - Throws: as ``loadStyleSheets(from:strict:)``.
    public func reloadStyleSheets() throws {
        var sheets: [StyleSheet] = []
        for sheet in state.withValue(\.sheets) {
            sheets.append(
                try sheet.url.map { try StyleSheet(contentsOf: $0, after: sheets, strict: sheet.isStrict) } ?? sheet)
        }
        setStyleSheets(sheets)
    }

    // MARK: Beyond colours

    /// Invalidates views that read parts of the theme that are stored elsewhere: fonts and styles.
    package func contentDidChange() { write { _ in } }

    // MARK: Observation

    /// Version of the theme, a number that grows with every change. A body that reads it is invalidated by each change.
    public var themeVersion: Int { read { $0.version } }

    private func read<T>(_ value: (State) -> T) -> T {
        registrar.access(self, keyPath: \.themeVersion)
        return state.withValue { value($0) }
    }

    private func write(_ change: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.themeVersion) {
            state.withValue {
                change(&$0)
                $0.version += 1
            }
        }
    }
}

/// A value that one thread at a time has.
// Unchecked: the value is reached under the lock only. `Mutex` needs iOS 18.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withValue<T>(_ body: (inout Value) throws -> T) rethrows -> T {
        try lock.withLock { try body(&value) }
    }
}
