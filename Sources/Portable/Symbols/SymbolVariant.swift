import Foundation

/// The variants of SF Symbols; the parts of a name after the base, in the order of the name.
package struct SymbolVariant: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let slash = SymbolVariant(rawValue: 1 << 0)
    package static let circle = SymbolVariant(rawValue: 1 << 1)
    package static let square = SymbolVariant(rawValue: 1 << 2)
    package static let rectangle = SymbolVariant(rawValue: 1 << 3)
    package static let fill = SymbolVariant(rawValue: 1 << 4)
}

/// The font weights, which the lines of symbols match.
package enum SymbolWeight: Int, CaseIterable, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    package static func < (lhs: SymbolWeight, rhs: SymbolWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The three scales of a symbol for text of one size, with the same centre: half the cap height.
package enum SymbolScale: CGFloat, CaseIterable, Sendable {
    case small = 0.78
    case medium = 1
    case large = 1.28
}
