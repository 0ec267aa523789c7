import Foundation
import FoundationAdditions

/// A key with the table it is looked up in.
// Unchecked: the arguments of keys are values that never change; their types need not be `Sendable`.
struct LocalizedText: Equatable, @unchecked Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    /// The text in a language, with the plural forms that suit its numbers, cut at the values that are text themselves.
    func pieces(in locale: Locale) -> [LocalizedPiece] {
        let entry =
            LocalizedTables.entry(forKey: key.key, table: table, bundle: bundle, locale: locale)
            ?? LocalizedEntry(format: key.key, language: locale)
        let values = key.arguments.map(\.value)
        var pieces: [LocalizedPiece] = []
        func append(_ literal: String) {
            if case .string(let last)? = pieces.last {
                pieces[pieces.count - 1] = .string(last + literal)
            } else {
                pieces.append(.string(literal))
            }
        }
        for piece in entry.pieces(for: values) {
            switch piece {
            case .literal(let text): append(text)
            case .value(let index, let specifier):
                if case .text(let text) = key.arguments[index] {
                    pieces.append(.text(text))
                } else {
                    append(values[index].formatted(specifier, locale: locale))
                }
            }
        }
        return pieces.isEmpty ? [.string("")] : pieces
    }
}

/// A part of a localised text.
enum LocalizedPiece: Equatable {
    case string(String)
    case text(Text)
}

extension LocalizedStringKey.FormatArgument {
    /// The value for the table's plural rules; text has none.
    fileprivate var value: FoundationAdditions.FormatArgument {
        switch self {
        case .text: .string("")
        case .signed(let value): .signed(value)
        case .unsigned(let value): .unsigned(value)
        case .floating(let value): .floating(value)
        }
    }
}
