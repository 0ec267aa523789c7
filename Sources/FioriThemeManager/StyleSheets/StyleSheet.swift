import Foundation

/// A style sheet in NUI's format (`.nss`): colours of the palette, styles of component parts and of classes, as text.
///
/// ```
/// @brand: #FF6000;                    // a definition
/// @primaryLabel: @brand;              // named like a style: a colour of the palette
/// @primaryLabel_darkBackground: rgb(0, 255, 255);
///
/// ContactItem.title, SectionHeader.title { font-color: @primaryLabel; font-size: 20; }
/// footnote { font-weight: bold; }     // in every component
/// Label { font-name: Avenir; }        // a class of NUI
/// @media (device: ipad) { title { font-size: 24; } }
/// ```
///
/// A definition without a suffix applies to all backgrounds; `_lightBackground` and `_darkBackground` limit it to one.
/// References may point ahead, and to earlier sheets.
///
/// Unknown properties, values and references are left out, and listed in ``warnings``; all else applies.
public struct StyleSheet: Sendable {
    /// File that the sheet was read from; nil for a sheet read from text.
    public let url: URL?

    /// All that the sheet says and that has no effect, in source order; at most 500 entries.
    public let warnings: [StyleSheetError.Problem]

    /// The warnings about the form of the text: what is no definition, rule or value, and what does not end.
    package let syntaxProblems: [StyleSheetError.Problem]

    /// True for a sheet whose reading fails on any problem.
    public let isStrict: Bool

    /// Rules in source order, once for each selector.
    public let rules: [Rule]

    /// The sheet in the circumstances that it tells apart; the one for unknown circumstances is always there.
    private let sections: [StyleSheetMedium: StyleSheetSection]

    /// Style of a component's part, of all parts of that name, or of a class.
    public struct Rule: Sendable {
        /// The component, such as `ContactItem`; nil for all.
        public let component: String?
        /// The part, such as `title`, or the class, such as `Button`.
        public let property: String
        /// Appearance of the part.
        public let style: StyleSheetStyle
        /// Circumstances in which the rule applies.
        public let medium: StyleSheetMedium
    }

    /// Reads a style sheet.
    /// - Parameters:
    ///   - text: The sheet.
    ///   - earlier: Earlier sheets, whose definitions this one may refer to.
    ///   - strict: True to fail on any problem, for those who write a sheet anew.
    /// - Throws: ``StyleSheetError`` with all problems of a strict sheet.
    public init(_ text: String, after earlier: [StyleSheet] = [], strict: Bool = false) throws {
        try self.init(text, url: nil, earlier: earlier, strict: strict)
    }

    /// Reads a file in UTF-8.
    /// - Parameters:
    ///   - url: The file.
    ///   - earlier: Earlier sheets, whose definitions this one may refer to.
    ///   - strict: True to fail on any problem, for those who write a sheet anew.
    /// - Throws: ``StyleSheetError`` with all problems of a strict sheet, or the system's error if the file cannot be
    ///   read.
    public init(contentsOf url: URL, after earlier: [StyleSheet] = [], strict: Bool = false) throws {
        let text = try String(contentsOf: url, encoding: .utf8)
        try self.init(text, url: url, earlier: earlier, strict: strict)
    }

    /// Reads several files, each of which may refer to definitions of earlier ones.
    static func sheets(contentsOf urls: [URL], strict: Bool) throws -> [StyleSheet] {
        try urls.reduce(into: []) { $0.append(try StyleSheet(contentsOf: $1, after: $0, strict: strict)) }
    }

    private init(_ text: String, url: URL?, earlier: [StyleSheet], strict: Bool) throws {
        var parser = StyleSheetParser(text)
        let syntax = parser.parse()
        var problems = parser.problems
        syntaxProblems = problems.list.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        let isOfMedia =
            syntax.rules.contains { $0.medium.conditionCount > 0 }
            || syntax.definitions.contains { $0.medium.conditionCount > 0 }
            || earlier.contains(where: \.dependsOnMedium)
        var sections: [StyleSheetMedium: StyleSheetSection] = [:]
        var styles: [StyleSheetStyle?] = []
        for medium in isOfMedia ? StyleSheetMedium.all : [StyleSheetMedium()] {
            let inherited = earlier.reduce(into: [:]) {
                $0.merge($1.section(in: medium).definitions) { _, newer in newer }
            }
            let section = StyleSheetSection(syntax, in: medium, inherited: inherited, problems: &problems)
            sections[medium] = section
            if styles.isEmpty { styles = Array(repeating: nil, count: section.styles.count) }
            for (index, style) in section.styles.enumerated() { styles[index] = styles[index] ?? style }
        }
        self.sections = sections
        let selectors = syntax.rules.flatMap { rule in rule.selectors.map { ($0, rule.medium) } }
        rules = zip(selectors, styles).map { selector, style in
            Rule(
                component: selector.0.component, property: selector.0.property, style: style ?? StyleSheetStyle(),
                medium: selector.1)
        }
        warnings = problems.list.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        isStrict = strict
        self.url = url
        guard !strict || warnings.isEmpty else { throw StyleSheetError(file: url?.path, problems: warnings) }
    }

    /// True if the sheet differs between circumstances.
    package var dependsOnMedium: Bool { sections.count > 1 }

    /// The sheet in some circumstances.
    func section(in medium: StyleSheetMedium) -> StyleSheetSection {
        sections[medium] ?? sections[StyleSheetMedium()] ?? StyleSheetSection()
    }

    /// Returns the colour that the sheet sets for a palette style; nil if it sets none.
    func source(
        for style: ColorStyle, in variant: ColorVariant, medium: StyleSheetMedium
    ) -> StyleSheetColor.Source? {
        section(in: medium).colors[style]?.source(in: variant)
    }

    /// Returns the style of a component's part; nil if no rule matches. Rules for the component override rules for all
    /// components, rules in `@media` override others of the same scope, and later rules override earlier ones.
    /// - Parameters:
    ///   - property: The part, such as `title`.
    ///   - component: The component, such as `ContactItem`.
    ///   - medium: The circumstances.
    public func style(
        of property: String, in component: String, medium: StyleSheetMedium = StyleSheetMedium()
    ) -> StyleSheetStyle? {
        section(in: medium).style(of: StyleSheetElement(component: component, part: property))
    }
}
