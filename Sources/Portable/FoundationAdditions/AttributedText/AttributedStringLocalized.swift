import Foundation

extension AttributedString {
    /// A localised text, with its Markdown as attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(value: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
            .attributed(options: options)
    }

    /// A localised text with a separate key, with its Markdown as attributes.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue,
        options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedLookup(
            key: String(describing: key), value: defaultValue, table: table, bundle: bundle, locale: locale ?? .current
        ).attributed(options: options)
    }

    /// A localised text in the language of its locale, with its Markdown as attributes.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedLookup(resource).attributed(options: [])
    }

    /// The additional attributes of a localised text.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Marks each value with its index, from 1.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }
}

extension LocalizedLookup {
    /// The text with parsed Markdown; the text of values is not parsed.
    func attributed(options: AttributedString.FormattingOptions) -> AttributedString {
        let arguments = arguments([])
        let pieces: [LocalizedEntry.Piece] =
            value.arguments.isEmpty ? [.literal(entry.format)] : entry.pieces(for: arguments)
        // A character without a meaning in Markdown is the placeholder of each value.
        let places = "\u{FFFC}"
        var format = ""
        var values: [(index: Int, text: AttributedString)] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): format += text.replacingOccurrences(of: places, with: "")
            case .value(let index, let specifier):
                format += places
                values.append((index, attributedValue(index, arguments[index], specifier)))
            }
        }
        let syntax = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let parsed = (try? AttributedString(markdown: format, options: syntax)) ?? AttributedString(format)
        return filled(parsed, place: Character(places), values: values, options: options)
    }

    private func attributedValue(_ index: Int, _ argument: FormatArgument, _ specifier: String) -> AttributedString {
        if case .attributed(let text) = value.arguments[index] { return text.value }
        return AttributedString(argument.formatted(specifier, locale: locale))
    }

    private func filled(
        _ text: AttributedString, place: Character, values: [(index: Int, text: AttributedString)],
        options: AttributedString.FormattingOptions
    ) -> AttributedString {
        var result = AttributedString()
        var rest = values[...]
        for run in text.runs {
            let characters = text.characters[run.range]
            let parts = characters.split(separator: place, omittingEmptySubsequences: false)
            for (number, part) in parts.enumerated() {
                if number > 0, let value = rest.popFirst() {
                    var inserted = value.text
                    // The value's own attributes take precedence over the surrounding ones.
                    inserted.mergeAttributes(run.attributes, mergePolicy: .keepCurrent)
                    if options.contains(.applyReplacementIndexAttribute) { inserted.replacementIndex = value.index + 1 }
                    result.append(inserted)
                }
                if !part.isEmpty { result.append(AttributedString(String(part), attributes: run.attributes)) }
            }
        }
        return result
    }
}
