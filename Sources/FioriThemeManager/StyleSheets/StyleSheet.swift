import Foundation

/// A style sheet in NUI's format (`.nss`): colours of the palette and styles of component parts, as text.
///
/// ```
/// @brand: #FF6000;                    // a definition
/// @primaryLabel: @brand;              // named like a style: a colour of the palette
/// @primaryLabel_darkBackground: rgb(0, 255, 255);
///
/// ContactItem.title, SectionHeader.title { font-color: @primaryLabel; font-size: 20; }
/// footnote { font-weight: bold; }     // in every component
/// ```
///
/// A definition without a suffix applies to all backgrounds; `_lightBackground` and `_darkBackground` limit it to one.
/// References may point ahead, and to earlier sheets.
public struct StyleSheet: Sendable {
    /// File that the sheet was read from; nil for a sheet read from text.
    public let url: URL?

    /// Rules for component parts, in source order.
    public let rules: [Rule]

    private let colors: [ColorStyle: StyleSheetColor]
    /// Definitions that later sheets may refer to.
    let definitions: [String: StyleSheetDefinition]

    /// Style of a component's part, or of all parts of that name.
    public struct Rule: Sendable {
        /// The component, such as `ContactItem`; nil for all.
        public let component: String?
        /// The part, such as `title`.
        public let property: String
        /// Appearance of the part.
        public let style: StyleSheetStyle
    }

    /// Reads a style sheet.
    /// - Parameters:
    ///   - text: The sheet.
    ///   - earlier: Earlier sheets, whose definitions this one may refer to.
    /// - Throws: ``StyleSheetError`` with all problems of the sheet.
    public init(_ text: String, after earlier: [StyleSheet] = []) throws {
        try self.init(text, url: nil, earlier: earlier)
    }

    /// Reads a file in UTF-8.
    /// - Parameters:
    ///   - url: The file.
    ///   - earlier: Earlier sheets, whose definitions this one may refer to.
    /// - Throws: ``StyleSheetError`` with all problems of the sheet, or the system's error if the file cannot be read.
    public init(contentsOf url: URL, after earlier: [StyleSheet] = []) throws {
        let text = try String(contentsOf: url, encoding: .utf8)
        try self.init(text, url: url, earlier: earlier)
    }

    /// Reads several files, each of which may refer to definitions of earlier ones.
    static func sheets(contentsOf urls: [URL]) throws -> [StyleSheet] {
        try urls.reduce(into: []) { $0.append(try StyleSheet(contentsOf: $1, after: $0)) }
    }

    private init(_ text: String, url: URL?, earlier: [StyleSheet]) throws {
        var parser = StyleSheetParser(text)
        let syntax = parser.parse()
        var resolver = StyleSheetResolver(
            definitions: syntax.definitions,
            inherited: earlier.reduce(into: [:]) { $0.merge($1.definitions) { _, newer in newer } })
        colors = resolver.paletteColors()
        rules = syntax.rules.flatMap { rule -> [Rule] in
            let style = resolver.style(of: rule)
            return rule.selectors.map { Rule(component: $0.component, property: $0.property, style: style) }
        }
        let problems = (parser.problems + resolver.problems).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        guard problems.isEmpty else { throw StyleSheetError(file: url?.path, problems: problems) }
        definitions = resolver.resolvedDefinitions()
        self.url = url
    }

    /// Returns the colour that the sheet sets for a palette style; nil if it sets none.
    func source(for style: ColorStyle, in variant: ColorVariant) -> StyleSheetColor.Source? {
        colors[style]?.source(in: variant)
    }

    /// Returns the style of a component's part; nil if no rule matches. Rules for the component override rules for all
    /// components, and later rules override earlier ones of the same scope.
    public func style(of property: String, in component: String) -> StyleSheetStyle? {
        let matching = rules.filter { $0.property == property && ($0.component == nil || $0.component == component) }
        guard !matching.isEmpty else { return nil }
        let ordered = matching.filter { $0.component == nil } + matching.filter { $0.component != nil }
        return ordered.reduce(into: StyleSheetStyle()) { $0.merge($1.style) }
    }
}
