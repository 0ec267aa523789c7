import Drawing

/// Accessibility attributes that modifiers set on a view; nil leaves an attribute as it is.
struct AccessibilityAttributes {
    var label: Text?
    var value: Text?
    var hint: Text?
    var inputLabels: [Text]?
    var identifier: String?
    var isHidden: Bool?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var headingLevel: AccessibilityHeadingLevel?
    var textContentType: AccessibilityTextContentType.Kind?
    /// The text of the tooltip.
    var help: Text?
    var sortPriority: Double?
    var activationPoint: ActivationPoint?
    var respondsToUserInteraction: Bool?
    var actions: [Action] = []
    var customContent: [CustomContent] = []
    var directTouch: DirectTouch?
    var chart: (@MainActor @Sendable () -> SemanticsChart)?
    var zoom: (@MainActor (AccessibilityZoomGestureAction) -> Void)?

    enum ActivationPoint {
        case point(CGPoint)
        case unit(UnitPoint)

        func location(in size: CGSize) -> CGPoint {
            switch self {
            case .point(let point): point
            case .unit(let unit): CGPoint(x: unit.x * size.width, y: unit.y * size.height)
            }
        }
    }

    /// An action whose name is known once the view's language is.
    struct Action {
        enum Kind {
            case standard(SemanticsAction.Kind)
            case named(Text)
        }

        let kind: Kind
        let handler: @MainActor () -> Void

        init(_ kind: Kind, _ handler: @escaping () -> Void) {
            self.kind = kind
            nonisolated(unsafe) let handler = handler
            self.handler = { handler() }
        }
    }

    mutating func add(_ traits: AccessibilityTraits) {
        addedTraits.formUnion(traits)
        _ = removedTraits.remove(removedTraits.intersection(traits))
    }

    mutating func remove(_ traits: AccessibilityTraits) {
        removedTraits.formUnion(traits)
        _ = addedTraits.remove(addedTraits.intersection(traits))
    }

    /// True if the attributes make an accessibility element of a view that is none.
    var makesElement: Bool {
        label != nil || value != nil || hint != nil || help != nil || identifier != nil || !actions.isEmpty
            || !addedTraits.isEmpty || !customContent.isEmpty || directTouch?.isOn == true || zoom != nil
            || chart != nil
    }

    /// Applies the attributes to an element.
    @MainActor func apply(
        to element: inout SemanticsElement, environment: EnvironmentValues, in builder: inout SemanticsBuilder
    ) {
        func string(_ text: Text) -> String { builder.string(text, in: environment) }
        if let label {
            element.label = string(label)
            element.details.speech = ResolvedStyledText(label, in: environment).speech
            element.details.isNamedBySymbol = false
        }
        if let value { element.value = string(value) }
        if let hint { element.hint = string(hint) }
        // The innermost help counts: that of a container is for what has none.
        if let help, element.hint == nil { element.hint = string(help) }
        if let inputLabels { element.details.inputLabels = inputLabels.map(string) }
        if let identifier { element.identifier = identifier }
        if let sortPriority { element.sortPriority = sortPriority }
        if let respondsToUserInteraction { element.details.respondsToUserInteraction = respondsToUserInteraction }
        if let textContentType { element.apply(.contentType(textContentType)) }
        element.traits.formUnion(addedTraits)
        _ = element.traits.remove(element.traits.intersection(removedTraits))
        if let role = addedTraits.role { element.role = role }
        if let removed = removedTraits.role, removed == element.role { element.role = .other }
        directTouch?.apply(to: &element)
        if let headingLevel { element.apply(.heading(headingLevel)) }
        applyCustomContent(to: &element, string)
        if let chart { element.details.chart = chart }
        for action in actions {
            switch action.kind {
            case .standard(let kind): element.actions.set(SemanticsAction(kind, action.handler))
            case .named(let name): element.actions.set(.named(string(name), action.handler))
            }
        }
    }
}

extension AccessibilityTraits {
    /// The role of an element with these traits.
    var role: SemanticsRole? {
        if contains(.isToggle) { return .toggle }
        if contains(.isSearchField) { return .searchField }
        if contains(.isLink) { return .link }
        if contains(.isButton) { return .button }
        if contains(.isImage) { return .image }
        if contains(.isStaticText) { return .text }
        return nil
    }
}

/// The box of a view that modifiers say something of.
package final class AccessibilityBox: TransparentBox {
    var attributes: AccessibilityAttributes
    var environment: EnvironmentValues

    init(_ attributes: AccessibilityAttributes, environment: EnvironmentValues) {
        self.attributes = attributes
        self.environment = environment
    }

    fileprivate var tooltip: String? { attributes.help.map { ResolvedStyledText($0, in: environment).spokenText } }

    package override func describe(to builder: inout SemanticsBuilder) {
        if attributes.isHidden == true { return }
        let outerHasFocus = builder.hasFocus
        builder.hasFocus = false
        let inner = builder.gather { super.describe(to: &$0) }
        defer { builder.hasFocus = builder.hasFocus || outerHasFocus }
        if inner.isEmpty, attributes.makesElement {
            var element = SemanticsElement(role: .other, label: "", frame: builder.frame(of: self))
            element.isEnabled = environment.isEnabled
            element.isFocused = builder.hasFocus
            builder.hasFocus = false
            apply(to: &element, in: &builder)
            builder.add(element)
        }
        // iOS hands what a modifier says of several elements to each of them.
        for var element in inner {
            if inner.count == 1, element.frame != builder.areaFrame, standsForContent(element, in: builder) {
                element.frame = builder.frame(of: self)
            }
            apply(to: &element, in: &builder)
            builder.add(element)
        }
    }

    /// True for the element of a view that the modifier is applied to, with modifiers in between: it is as large as the
    /// modified view (Docs/Facts/IOSMetrics.md, "Accessibility"). One element among views without any is not.
    private func standsForContent(_ element: SemanticsElement, in builder: SemanticsBuilder) -> Bool {
        let content = innermostView.size
        let size = CGRect(origin: .zero, size: content).applying(builder.transform).size
        return element.frame.width >= size.width - 0.5 && element.frame.height >= size.height - 0.5
    }

    /// The box below all modifiers and all layouts of a single view.
    private var innermostView: LayoutBox {
        var box = unwrapped
        while let container = box as? LayoutContainer, container.contents.count == 1 {
            box = container.contents[0].unwrapped
        }
        return box
    }

    @MainActor private func apply(to element: inout SemanticsElement, in builder: inout SemanticsBuilder) {
        attributes.apply(to: &element, environment: environment, in: &builder)
        attributes.applyZoom(to: &element, size: size)
        guard let point = attributes.activationPoint else { return }
        element.details.activationPoint = point.location(in: size).applying(builder.transform)
    }
}

extension LayoutBox {
    /// The text of the view's tooltip; nil for a view without one.
    package final var helpText: String? { (self as? AccessibilityBox)?.tooltip }
}
