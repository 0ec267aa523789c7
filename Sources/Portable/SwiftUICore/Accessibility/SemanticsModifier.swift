/// The accessibility attributes that a control sets for itself.
nonisolated struct Semantics {
    var role: SemanticsRole
    /// The treatment of the elements of its parts: combined into the control's own element by default.
    var children = AccessibilityChildBehavior.combine
    /// In place of what the parts are called.
    var label: Text?
    var value: Text?
    /// True if a value of the parts takes precedence over the value.
    var isValueOfParts = false
    var hint: Text?
    var traits: AccessibilityTraits = []
    var isFocused = false
    var headingLevel: Int?
    var actions: [SemanticsAction] = []
}

extension View {
    /// Makes the view one element of a kind; the one line by which a control describes itself.
    ///
    /// Sets accessibility attributes of a control; its enabled state comes from the environment. The `accessibility…`
    /// modifiers of the control's user take precedence.
    package nonisolated func semantics(
        _ role: SemanticsRole, children: AccessibilityChildBehavior = .combine, label: Text? = nil,
        value: Text? = nil, isValueOfParts: Bool = false, hint: Text? = nil, traits: AccessibilityTraits = [],
        isFocused: Bool = false,
        headingLevel: Int? = nil, actions: [SemanticsAction] = []
    ) -> some View {
        modifier(
            SemanticsModifier(
                semantics: Semantics(
                    role: role, children: children, label: label, value: value, isValueOfParts: isValueOfParts,
                    hint: hint, traits: traits, isFocused: isFocused, headingLevel: headingLevel, actions: actions)))
    }
}

extension View {
    /// Adds the state of a control as values to the element that describes it.
    package nonisolated func semantics(state: SemanticsState) -> some View {
        modifier(SemanticsStateModifier(state: state))
    }
}

nonisolated private struct SemanticsModifier: BoxModifier {
    typealias Body = Never

    let semantics: Semantics

    @MainActor func makeBox(environment: EnvironmentValues) -> SemanticsBox {
        SemanticsBox(semantics, environment: environment)
    }

    @MainActor func update(_ box: SemanticsBox, environment: EnvironmentValues) {
        box.semantics = semantics
        box.environment = environment
    }
}

/// Adds the state of a control to its element.
nonisolated private struct SemanticsStateModifier: BoxModifier {
    typealias Body = Never

    let state: SemanticsState

    @MainActor func makeBox(environment: EnvironmentValues) -> SemanticsStateBox { SemanticsStateBox(state) }

    @MainActor func update(_ box: SemanticsStateBox, environment: EnvironmentValues) { box.state = state }
}

private final class SemanticsStateBox: TransparentBox {
    var state: SemanticsState { didSet { if state != oldValue { invalidateSemantics() } } }

    init(_ state: SemanticsState) { self.state = state }

    override func describe(to builder: inout SemanticsBuilder) {
        let elements = builder.gather { super.describe(to: &$0) }
        for var element in elements {
            if elements.count == 1 {
                var state = state
                state.fill(from: element.details.state)
                element.details.state = state
            }
            builder.add(element)
        }
    }
}

private final class SemanticsBox: TransparentBox {
    var semantics: Semantics
    var environment: EnvironmentValues

    init(_ semantics: Semantics, environment: EnvironmentValues) {
        self.semantics = semantics
        self.environment = environment
    }

    override func describe(to builder: inout SemanticsBuilder) {
        var element = builder.element(of: self, children: semantics.children) { super.describe(to: &$0) }
        func string(_ text: Text) -> String { builder.string(text, in: environment) }
        element.role = semantics.role
        if let label = semantics.label {
            element.label = string(label)
            element.details.speech = ResolvedStyledText(label, in: environment).speech
        }
        if let value = semantics.value, !semantics.isValueOfParts || element.value == nil {
            element.value = string(value)
        }
        if let hint = semantics.hint { element.hint = string(hint) }
        element.traits.formUnion(semantics.traits)
        element.isEnabled = environment.isEnabled
        if semantics.isFocused { element.isFocused = true }
        if let level = semantics.headingLevel { element.headingLevel = level }
        for action in semantics.actions { element.actions.set(action) }
        builder.add(element)
    }
}

extension SemanticsBuilder {
    /// The spoken form of a text. One that changes with the time is read anew each time.
    mutating func string(_ text: Text, in environment: EnvironmentValues) -> String {
        if text.nextChange(after: .distantPast) != nil { isVolatile = true }
        return ResolvedStyledText(text, in: environment).spokenText
    }

    /// Returns an element for a box with the elements of the boxes in it.
    package mutating func element(
        of box: LayoutBox, children: AccessibilityChildBehavior, _ describe: (inout SemanticsBuilder) -> Void
    ) -> SemanticsElement {
        let frame = frame(of: box)
        let inner = gather(describe).inReadingOrder()
        switch children {
        case .combine: return .combined(inner, frame: frame)
        case .contain:
            var element = SemanticsElement(role: .container, label: "", frame: frame)
            element.children = inner
            return element
        default: return SemanticsElement(role: .other, label: "", frame: frame)
        }
    }
}
