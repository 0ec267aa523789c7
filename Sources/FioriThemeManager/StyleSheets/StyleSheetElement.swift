/// An element as rules see it: a part of a component, with the classes of NUI that it belongs to.
package struct StyleSheetElement: Hashable, Sendable {
    /// The component, such as `ContactItem`; nil for a view that is none's part.
    package let component: String?
    /// The part, such as `title`.
    package let part: String?
    /// Classes in ascending precedence.
    package let classes: [StyleSheetClass]

    package init(component: String? = nil, part: String? = nil, classes: [StyleSheetClass] = []) {
        self.component = component
        self.part = part
        self.classes = classes
    }

    /// An element of a chain such as `Button:LargeButton`, whose later classes have precedence.
    package init(chain: String) {
        self.init(classes: chain.split(separator: ":").map { StyleSheetClass(name: $0.filter { !$0.isWhitespace }) })
    }
}

/// A class of NUI, as far as an element follows it.
package struct StyleSheetClass: Hashable, Sendable {
    package let name: String
    package let facets: StyleSheetFacets

    package init(name: String, facets: StyleSheetFacets = .all) {
        self.name = name
        self.facets = facets
    }
}

/// The style of an element, in all circumstances.
package struct StyleSheetStyles: Sendable {
    /// Style in circumstances that are unknown, or where all have the same.
    package let base: StyleSheetStyle
    /// Styles by circumstances; empty if all have the same.
    private let byMedium: [StyleSheetMedium: StyleSheetStyle]

    /// The styles that sheets set for an element; nil if no rule matches.
    /// - Parameters:
    ///   - element: The element.
    ///   - sheets: Style sheets in ascending precedence.
    package init?(_ element: StyleSheetElement, in sheets: [StyleSheet]) {
        func style(in medium: StyleSheetMedium) -> StyleSheetStyle? {
            sheets.reduce(nil) { style, sheet in
                guard let next = sheet.section(in: medium).style(of: element) else { return style }
                return style?.merging(next) ?? next
            }
        }
        let isOfMedia = sheets.contains(where: \.dependsOnMedium)
        let base = style(in: StyleSheetMedium())
        let byMedium = isOfMedia ? StyleSheetMedium.all.map { ($0, style(in: $0)) } : []
        guard base != nil || byMedium.contains(where: { $0.1 != nil }) else { return nil }
        self.base = base ?? StyleSheetStyle()
        self.byMedium = Dictionary(uniqueKeysWithValues: byMedium.map { ($0.0, $0.1 ?? StyleSheetStyle()) })
    }

    private init(base: StyleSheetStyle, byMedium: [StyleSheetMedium: StyleSheetStyle]) {
        self.base = base
        self.byMedium = byMedium
    }

    /// True if the style differs between circumstances.
    package var dependsOnMedium: Bool { !byMedium.isEmpty }

    package func style(in medium: StyleSheetMedium) -> StyleSheetStyle { byMedium[medium] ?? base }

    /// The styles with some facets only.
    package func only(_ facets: StyleSheetFacets) -> StyleSheetStyles {
        StyleSheetStyles(base: base.only(facets), byMedium: byMedium.mapValues { $0.only(facets) })
    }

    /// The styles, overridden by the properties that others set.
    package func merging(_ other: StyleSheetStyles?) -> StyleSheetStyles {
        guard let other else { return self }
        let media = Set(byMedium.keys).union(other.byMedium.keys)
        return StyleSheetStyles(
            base: base.merging(other.base),
            byMedium: Dictionary(
                uniqueKeysWithValues: media.map { ($0, style(in: $0).merging(other.style(in: $0))) }))
    }
}
