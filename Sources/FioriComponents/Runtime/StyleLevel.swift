import SwiftUI

/// A style of one component, in whatever type it has: what generated code puts on the stack of that component's styles.
nonisolated public struct _StyleLevel<Configuration> {
    private let content: any StyleContent<Configuration>

    /// - Parameter makeBody: the style's own function, which no protocol names for all components.
    public init<Style: DynamicProperty, Body: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        content = TypedStyle(style: style, makeBody: makeBody)
    }

    /// Takes a style that is a closure.
    public init<Body: View>(@ViewBuilder _ content: @escaping (Configuration) -> Body) {
        self.content = ClosureStyle(content: content)
    }

    /// The configuration as the style draws it. Styles are chosen at run time, so only they know the type of the view.
    @MainActor func view(_ configuration: Configuration) -> AnyView { content.view(configuration) }

    /// The style as a function of what it is put around; nil for one that is no look.
    @MainActor func look(_ configuration: Configuration) -> AppliedLook? {
        content.look(configuration)
    }
}

/// A look with its configuration: what it makes of the component inside of it.
typealias AppliedLook = @MainActor (LookContent) -> AnyView

nonisolated private protocol StyleContent<Configuration> {
    associatedtype Configuration

    @MainActor func view(_ configuration: Configuration) -> AnyView
    @MainActor func look(_ configuration: Configuration) -> AppliedLook?
}

nonisolated private struct ClosureStyle<Configuration, Body: View>: StyleContent {
    let content: (Configuration) -> Body

    func view(_ configuration: Configuration) -> AnyView { AnyView(content(configuration)) }
    func look(_ configuration: Configuration) -> AppliedLook? { nil }
}

nonisolated private struct TypedStyle<Style: DynamicProperty, Configuration, Body: View>: StyleContent {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Body

    /// A style without dynamic properties needs no view of its own, and a part that it shows as it is no wrapper.
    func view(_ configuration: Configuration) -> AnyView {
        guard !StyleKind.hasDynamicProperties(style) else {
            return AnyView(StyleHost(style: style, configuration: configuration, makeBody: makeBody))
        }
        let drawn = makeBody(style, configuration)
        return (drawn as? ConfigurationViewWrapper)?.unwrapped ?? AnyView(drawn)
    }

    func look(_ configuration: Configuration) -> AppliedLook? {
        guard let style = style as? any LookStyle<Configuration>, !StyleKind.hasDynamicProperties(self.style) else {
            return nil
        }
        return Self.applied(style, configuration)
    }

    @MainActor private static func applied<Look: LookStyle<Configuration>>(
        _ style: Look, _ configuration: Configuration
    ) -> AppliedLook {
        { AnyView(style.look(of: $0, for: configuration)) }
    }
}

/// The view in which the dynamic properties of a style live.
nonisolated private struct StyleHost<Style: DynamicProperty, Configuration, Content: View>: View {
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    var body: some View { makeBody(style, configuration) }
}

/// The types of styles, looked at once each.
@MainActor private enum StyleKind {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func hasDynamicProperties<Style>(_ style: Style) -> Bool {
        guard MemoryLayout<Style>.size > 0 else { return false }
        if let answer = known[ObjectIdentifier(Style.self)] { return answer }
        let answer = Mirror(reflecting: style).children.contains { $0.value is any DynamicProperty }
        known[ObjectIdentifier(Style.self)] = answer
        return answer
    }
}
