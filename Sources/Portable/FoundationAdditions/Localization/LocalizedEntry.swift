import Foundation

/// The entry of a table for a key: a format, and its variables that depend on numbers.
package struct LocalizedEntry: Hashable, Sendable {
    /// A part of a format with a form for each plural category.
    package struct Variable: Hashable, Sendable {
        package var forms: [String: String]
        /// The index of the value that selects the form, from 0; nil for the next one, or the one given where the
        /// variable is used.
        package var position: Int?
        /// The specifier of `%arg`, such as `lld`.
        package var specifier: String
    }

    package var format: String
    package var variables: [String: Variable]
    /// The language of the translation, whose plural rules apply.
    package var language: Locale

    package init(format: String, variables: [String: Variable] = [:], language: Locale) {
        self.format = format
        self.variables = variables
        self.language = language
    }

    /// A part of a localised text.
    package enum Piece: Hashable, Sendable {
        case literal(String)
        /// The value at an index, with a specifier such as `lld`.
        case value(index: Int, specifier: String)
    }

    /// The parts of the text with the plural forms for values. Missing values leave their specifiers.
    package func pieces(for arguments: [FormatArgument]) -> [Piece] {
        var writer = PieceWriter(entry: self, arguments: arguments)
        writer.write(FormatTemplate(format), ownIndex: nil, specifier: "@", depth: 0)
        return writer.pieces
    }

    /// The format with the plural forms for many, for callers that insert the values themselves.
    package var formatForMany: String {
        guard !variables.isEmpty else { return format }
        return variables.reduce(format) { format, variable in
            let form = (variable.value.forms["other"] ?? "")
                .replacingOccurrences(of: "%arg", with: "%" + variable.value.specifier)
            return format.replacingOccurrences(of: "%#@\(variable.key)@", with: form)
        }
    }

    /// The text with values, formatted in a locale.
    package func string(for arguments: [FormatArgument], locale: Locale) -> String {
        pieces(for: arguments).map { piece in
            switch piece {
            case .literal(let text): text
            case .value(let index, let specifier): arguments[index].formatted(specifier, locale: locale)
            }
        }.joined()
    }
}

private struct PieceWriter {
    let entry: LocalizedEntry
    let arguments: [FormatArgument]
    var pieces: [LocalizedEntry.Piece] = []
    private var next = 0

    init(entry: LocalizedEntry, arguments: [FormatArgument]) {
        self.entry = entry
        self.arguments = arguments
    }

    /// The maximum nesting of variables, which prevents endless recursion in malformed tables.
    private static let deepest = 8

    private mutating func literal(_ text: String) {
        if case .literal(let before) = pieces.last {
            pieces[pieces.count - 1] = .literal(before + text)
        } else {
            pieces.append(.literal(text))
        }
    }

    private mutating func index(_ position: Int?) -> Int {
        if let position { return position }
        next += 1
        return next - 1
    }

    private mutating func value(_ index: Int, _ specifier: String) {
        guard arguments.indices.contains(index) else { return literal("%" + specifier) }
        pieces.append(.value(index: index, specifier: specifier))
    }

    /// - Parameters:
    ///   - ownIndex: The index of the current variable's value, for its specifiers without a position.
    ///   - specifier: The specifier of `%arg`.
    mutating func write(_ template: FormatTemplate, ownIndex: Int?, specifier: String, depth: Int) {
        for part in template.parts {
            switch part {
            case .literal(let text): literal(text)
            case .ownValue: ownIndex.map { value($0, specifier) } ?? literal("%arg")
            case .value(let position, let specifier): value(position ?? ownIndex ?? index(nil), specifier)
            case .variable(let position, let name):
                guard let variable = entry.variables[name], depth < Self.deepest else {
                    literal("%#@\(name)@")
                    continue
                }
                let index = index(position ?? variable.position)
                let number = arguments.indices.contains(index) ? arguments[index].number ?? 0 : 0
                guard let form = PluralRules.form(for: number, of: variable.forms, in: entry.language) else {
                    literal("%#@\(name)@")
                    continue
                }
                write(FormatTemplate(form), ownIndex: index, specifier: variable.specifier, depth: depth + 1)
            }
        }
    }
}
