import SwiftUI

/// Style that a sheet sets for a component's part or a class; nil for properties that it does not set.
public struct StyleSheetStyle: Sendable {
    /// Value of a property, in its form.
    enum Value: Hashable, Sendable {
        case color(StyleSheetColor)
        case number(Double)
        /// Top, leading, bottom, trailing.
        case box(Double, Double, Double, Double)
        case offset(Double, Double)
        case flag(Bool)
        /// A name, or a word as ``StyleSheetProperty/Form`` spells it.
        case name(String)
    }

    private var values: [StyleSheetProperty: Value] = [:]
    private var states: [StyleSheetState: [StyleSheetProperty: Value]] = [:]

    /// Creates a style without properties.
    public init() {}

    /// True if no property is set.
    package var isEmpty: Bool { values.isEmpty && states.isEmpty }

    /// Returns this style, overridden by the properties that another style sets.
    public func merging(_ other: StyleSheetStyle) -> StyleSheetStyle {
        var style = self
        style.merge(other)
        return style
    }

    /// Overrides the properties that another style sets.
    mutating func merge(_ other: StyleSheetStyle) {
        values.merge(other.values) { _, newer in newer }
        states.merge(other.states) { $0.merging($1) { _, newer in newer } }
    }

    /// Returns the properties of some facets.
    package func only(_ facets: StyleSheetFacets) -> StyleSheetStyle {
        guard facets != .all else { return self }
        var style = StyleSheetStyle()
        style.values = values.filter { facets.contains($0.key.facet) }
        style.states = states.mapValues { $0.filter { facets.contains($0.key.facet) } }.filter { !$0.value.isEmpty }
        return style
    }

    /// Returns the style with the looks of some states, later ones over earlier ones.
    package func style(in states: [StyleSheetState]) -> StyleSheetStyle {
        var style = self
        for state in states {
            if let values = self.states[state] { style.values.merge(values) { _, newer in newer } }
        }
        return style
    }

    /// The font and the colour of a text within a control, whose shadow and opacity the control has.
    package var forInheritedText: StyleSheetStyle {
        var style = only(.text)
        for property in [.textAlpha, .textShadowColor, .textShadowOffset] as [StyleSheetProperty] {
            style.values[property] = nil
            for state in style.states.keys { style.states[state]?[property] = nil }
        }
        return style
    }

    /// True if a state has a look of its own.
    package func has(_ state: StyleSheetState) -> Bool { states[state]?.isEmpty == false }

    /// True if a property is set, for any state.
    func sets(_ property: StyleSheetProperty) -> Bool {
        values[property] != nil || states.values.contains { $0[property] != nil }
    }

    /// True if one of some properties is set, for any state.
    func setsAny(of properties: [StyleSheetProperty]) -> Bool {
        properties.contains(where: sets)
    }

    mutating func set(_ property: StyleSheetProperty, in state: StyleSheetState?, to value: Value) {
        if let state { states[state, default: [:]][property] = value } else { values[property] = value }
    }

    // MARK: Values by property

    package func color(_ property: StyleSheetProperty) -> StyleSheetColor? {
        if case .color(let color)? = values[property] { color } else { nil }
    }

    package func number(_ property: StyleSheetProperty) -> Double? {
        if case .number(let number)? = values[property] { number } else { nil }
    }

    package func insets(_ property: StyleSheetProperty) -> EdgeInsets? {
        guard case .box(let top, let leading, let bottom, let trailing)? = values[property] else { return nil }
        return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    package func offset(_ property: StyleSheetProperty) -> CGSize? {
        if case .offset(let x, let y)? = values[property] { CGSize(width: x, height: y) } else { nil }
    }

    package func flag(_ property: StyleSheetProperty) -> Bool? {
        if case .flag(let flag)? = values[property] { flag } else { nil }
    }

    package func name(_ property: StyleSheetProperty) -> String? {
        if case .name(let name)? = values[property] { name } else { nil }
    }

    private func word<T>(_ property: StyleSheetProperty, _ words: [(word: String, value: T)]) -> T? {
        name(property).flatMap { name in words.first { $0.word == name }?.value }
    }

    private mutating func setWord<T: Equatable>(
        _ property: StyleSheetProperty, _ value: T?, _ words: [(word: String, value: T)]
    ) {
        values[property] = value.flatMap { value in words.first { $0.value == value } }.map { .name($0.word) }
    }
}

extension StyleSheetStyle {
    /// `font-color`: of texts and symbols.
    public var fontColor: StyleSheetColor? {
        get { color(.fontColor) }
        set { values[.fontColor] = newValue.map(Value.color) }
    }

    /// `background-color`
    public var backgroundColor: StyleSheetColor? {
        get { color(.backgroundColor) }
        set { values[.backgroundColor] = newValue.map(Value.color) }
    }

    /// `tint-color`: of controls.
    public var tintColor: StyleSheetColor? {
        get { color(.tintColor) }
        set { values[.tintColor] = newValue.map(Value.color) }
    }

    /// `border-color`
    public var borderColor: StyleSheetColor? {
        get { color(.borderColor) }
        set { values[.borderColor] = newValue.map(Value.color) }
    }

    /// `border-width`, in points, from 0.
    public var borderWidth: Double? {
        get { number(.borderWidth) }
        set { values[.borderWidth] = newValue.map(Value.number) }
    }

    /// `corner-radius`, in points, from 0.
    public var cornerRadius: Double? {
        get { number(.cornerRadius) }
        set { values[.cornerRadius] = newValue.map(Value.number) }
    }

    /// `padding`, in points, from 0, where left means leading.
    public var padding: EdgeInsets? {
        get { insets(.padding) }
        set { values[.padding] = newValue.map { .box($0.top, $0.leading, $0.bottom, $0.trailing) } }
    }

    /// `opacity`, 0 to 1.
    public var opacity: Double? {
        get { number(.opacity) }
        set { values[.opacity] = newValue.map(Value.number) }
    }

    /// `font-name`: of a face that the app has, or of the system's face in a weight, such as `boldSystem`.
    public var fontName: String? {
        get { name(.fontName) }
        set { values[.fontName] = newValue.map(Value.name) }
    }

    /// `font-size`, in points at the standard text size, above 0.
    public var fontSize: Double? {
        get { number(.fontSize) }
        set { values[.fontSize] = newValue.map(Value.number) }
    }

    /// `font-style`: a text style by its name in SwiftUI.
    public var textStyle: Font.TextStyle? {
        get { word(.fontStyle, StyleSheetWords.textStyles) }
        set { setWord(.fontStyle, newValue, StyleSheetWords.textStyles) }
    }

    /// `font-weight`: a weight by its name in SwiftUI.
    public var fontWeight: Font.Weight? {
        get { word(.fontWeight, StyleSheetWords.weights) }
        set { setWord(.fontWeight, newValue, StyleSheetWords.weights) }
    }

    /// `line-limit` or `text-line-clamp`, from 1; 0 in a sheet stands for no limit, which is nil in the inner optional.
    public var lineLimit: Int?? {
        get { number(.lineLimit).map { $0 < 1 ? nil : Int($0) } }
        set { values[.lineLimit] = newValue.map { .number(Double($0 ?? 0)) } }
    }

    /// `text-align`: left, center or right, where left means leading.
    public var textAlignment: TextAlignment? {
        get { word(.textAlign, StyleSheetWords.alignments) }
        set { setWord(.textAlign, newValue, StyleSheetWords.alignments) }
    }

    /// `text-transform`: uppercase, lowercase or none, which is nil in the inner optional.
    public var textCase: Text.Case?? {
        get { word(.textTransform, StyleSheetWords.cases) }
        set { setWord(.textTransform, newValue, StyleSheetWords.cases) }
    }
}
