/// All that a sheet says in some circumstances.
struct StyleSheetSection: Sendable {
    /// Colours of the palette.
    private(set) var colors: [ColorStyle: StyleSheetColor] = [:]
    /// Definitions that later sheets may refer to.
    private(set) var definitions: [String: StyleSheetDefinition] = [:]
    /// The style that each selector of the sheet sets, in source order; nil where the conditions do not hold.
    private(set) var styles: [StyleSheetStyle?] = []
    /// Rules by their first class, or by component and part with a full stop between, in ascending precedence.
    private var entries: [String: [Entry]] = [:]

    private struct Entry: Sendable {
        /// All classes that the element must have.
        let classes: [String]
        let style: StyleSheetStyle
    }

    init() {}

    /// - Parameters:
    ///   - syntax: The sheet.
    ///   - medium: The circumstances.
    ///   - inherited: The definitions of earlier sheets.
    ///   - problems: List that gets the problems in these circumstances.
    init(
        _ syntax: StyleSheetSyntax, in medium: StyleSheetMedium, inherited: [String: StyleSheetDefinition],
        problems: inout StyleSheetProblems
    ) {
        // A rule with conditions is more special than one without, wherever it stands.
        let held = syntax.definitions.filter { $0.medium.holds(in: medium) }
        var resolver = StyleSheetResolver(
            definitions: (0...2).flatMap { count in held.filter { $0.medium.conditionCount == count } },
            inherited: inherited)
        colors = resolver.paletteColors()
        definitions = resolver.resolvedDefinitions()
        var found: [[(selector: StyleSheetSyntax.Selector, style: StyleSheetStyle)]] = [[], [], []]
        for rule in syntax.rules {
            guard rule.medium.holds(in: medium) else {
                styles += rule.selectors.map { _ in nil }
                continue
            }
            var styleByState: [StyleSheetState?: StyleSheetStyle] = [:]
            for selector in rule.selectors {
                let style = styleByState[selector.state] ?? resolver.style(of: rule, in: selector.state)
                styleByState[selector.state] = style
                styles.append(style)
                found[rule.medium.conditionCount].append((selector, style))
            }
        }
        problems.add(resolver.problems.list)
        for (selector, style) in found.joined() { add(style, for: selector) }
    }

    private mutating func add(_ style: StyleSheetStyle, for selector: StyleSheetSyntax.Selector) {
        let entry = Entry(classes: selector.classes, style: style)
        if let component = selector.component {
            entries[component + "." + selector.property, default: []].append(entry)
        }
        if !selector.name.contains(".") { entries[selector.classes[0], default: []].append(entry) }
    }

    /// Returns the style of an element; nil if no rule matches. Classes come first, in the element's order, then rules
    /// for the component, for the part in all components, and for the part of the component.
    func style(of element: StyleSheetElement) -> StyleSheetStyle? {
        var style: StyleSheetStyle?
        func merge(_ key: String, _ facets: StyleSheetFacets = .all, where matches: (Entry) -> Bool = { _ in true }) {
            for entry in entries[key] ?? [] where matches(entry) {
                style = (style ?? StyleSheetStyle()).merging(entry.style.only(facets))
            }
        }
        for item in element.classes {
            merge(item.name, item.facets) { $0.classes.count == 1 }
        }
        for item in element.classes {
            merge(item.name, item.facets) { entry in
                entry.classes.count > 1
                    && entry.classes.allSatisfy { name in element.classes.contains { $0.name == name } }
            }
        }
        if let component = element.component, let part = element.part {
            merge(component, .text) { $0.classes.count == 1 }
            merge(part) { $0.classes.count == 1 }
            merge(component + "." + part)
        }
        return style
    }
}
