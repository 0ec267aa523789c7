import Foundation
import Synchronization

/// SF Symbols by name, drawn with the icons of the Debian package `bootstrap-icons`.
///
/// Outlines are read and composed on demand, and cached. Thread-safe.
package final class SymbolCatalog: Sendable {
    /// The catalog of this machine.
    package static let shared = SymbolCatalog(folder: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))

    private let folder: URL
    private let state = Mutex(State())

    private struct State {
        var composer: SymbolComposer?
        /// The outlines by canonical name; nil for names without a symbol.
        var outlines: [String: SymbolOutline?] = [:]
    }

    /// - Parameter folder: The folder of the icons, which is read at the first request of an outline.
    package init(folder: URL) {
        self.folder = folder
    }

    /// The outline of a symbol, or nil if the catalog does not have it; a placeholder should be drawn then.
    ///
    /// - Parameters:
    ///   - name: The symbol's name, such as `person.crop.circle`, which may include variants.
    ///   - variants: Additional variants, as with `symbolVariant(_:)`. If the symbol does not exist in all of them,
    ///     some are dropped: first the slash, then the enclosure, then the fill.
    /// - Throws: ``SymbolError`` if the icons are not installed or cannot be read.
    package func outline(
        named name: String, variants: SymbolVariant = []
    ) throws(SymbolError) -> SymbolOutline? {
        let base = SymbolName(name)
        let enclosures: SymbolVariant = [.circle, .square, .rectangle]
        let attempts = [
            variants, variants.subtracting(.slash), variants.subtracting(enclosures).subtracting(.slash), [],
        ]
        for attempt in attempts {
            if let outline = try outline(of: base.applying(attempt)) { return outline }
        }
        return nil
    }

    /// The names of the table's entries, sorted. The catalog derives many more from them.
    package var names: [String] {
        SymbolTable.standard.names.map(String.init).filter { !$0.hasSuffix(".enclosed") && !$0.hasSuffix(".badged") }
            .sorted()
    }

    private func outline(of name: SymbolName) throws(SymbolError) -> SymbolOutline? {
        let key = name.text
        return try state.withLock { state throws(SymbolError) -> SymbolOutline? in
            if let known = state.outlines[key] { return known }
            let composer: SymbolComposer
            if let known = state.composer {
                composer = known
            } else {
                composer = SymbolComposer(icons: try BootstrapIcons(folder: folder), table: .standard)
                state.composer = composer
            }
            let outline = try composer.drawing(of: name).map { SymbolOutline($0, name: name) }
            state.outlines.updateValue(outline, forKey: key)
            return outline
        }
    }
}
