import ExamplePages
import FioriThemeManager
import Symbols

/// The names of pictures that the command line knows.
enum SymbolNames {
    /// - Throws: ``RenderingError/unknownSymbol(_:known:)`` for a name that would draw a placeholder.
    static func check(_ name: String) throws {
        if name.hasPrefix(SAPIcon.scheme) {
            guard !SAPIcon.isKnown(name) else { return }
            throw RenderingError.unknownSymbol(name, known: SAPIcon.names.map { SAPIcon.scheme + $0 })
        }
        guard try SymbolCatalog.shared.outline(named: name) == nil else { return }
        throw RenderingError.unknownSymbol(name, known: SymbolCatalog.shared.names)
    }
}
