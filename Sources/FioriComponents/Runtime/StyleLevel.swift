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

    /// Takes a style that is known to be a look.
    public init<Style: LookStyle<Configuration>, Body: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        content = TypedLook(style: style, makeBody: makeBody)
    }

    /// Takes a style that is a closure.
    public init<Body: View>(@ViewBuilder _ content: @escaping (Configuration) -> Body) {
        self.content = ClosureStyle(content: content)
    }

    /// The configuration as the style draws it. Styles are chosen at run time, so only they know the type of the view.
    @MainActor func drawn(_ configuration: Configuration) -> DrawnStyle { content.drawn(configuration) }

    /// True for a style that is a look of its component.
    @MainActor var isLook: Bool { content.isLook }

    /// The component in a look, with the component inside of it.
    @MainActor func look(of inner: LookContent, for configuration: Configuration) -> LookContent {
        content.look(of: inner, for: configuration)
    }
}

/// The view of a style: a part that it shows as it is, or a view of its own.
nonisolated enum DrawnStyle {
    case part(ConfigurationViewWrapper), view(AnyView)
}

nonisolated private protocol StyleContent<Configuration> {
    associatedtype Configuration

    @MainActor func drawn(_ configuration: Configuration) -> DrawnStyle
    @MainActor var isLook: Bool { get }
    @MainActor func look(of inner: LookContent, for configuration: Configuration) -> LookContent
}

nonisolated private struct ClosureStyle<Configuration, Body: View>: StyleContent {
    let content: (Configuration) -> Body

    func drawn(_ configuration: Configuration) -> DrawnStyle { .view(AnyView(content(configuration))) }
    var isLook: Bool { false }
    func look(of inner: LookContent, for configuration: Configuration) -> LookContent { inner }
}

nonisolated private struct TypedStyle<Style: DynamicProperty, Configuration, Body: View>: StyleContent {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Body

    /// A style without dynamic properties needs no view of its own, and a part that it shows as it is no wrapper.
    func drawn(_ configuration: Configuration) -> DrawnStyle {
        guard !StyleKind(of: style).hasDynamicProperties else {
            return .view(AnyView(StyleHost(style: style, configuration: configuration, makeBody: makeBody)))
        }
        let drawn = makeBody(style, configuration)
        return (drawn as? ConfigurationViewWrapper).map { .part($0) } ?? .view(AnyView(drawn))
    }

    var isLook: Bool {
        let kind = StyleKind(of: style)
        return kind.lookConfiguration == ObjectIdentifier(Configuration.self) && !kind.hasDynamicProperties
    }

    func look(of inner: LookContent, for configuration: Configuration) -> LookContent {
        (style as? any LookStyle)?.applied(to: inner, for: configuration) ?? inner
    }
}

/// A look whose type says so where it is applied.
nonisolated private struct TypedLook<Style: LookStyle, Body: View>: StyleContent {
    typealias Configuration = Style.Configuration

    let style: Style
    let makeBody: @MainActor (Style, Style.Configuration) -> Body

    var isLook: Bool { !StyleKind(of: style).hasDynamicProperties }

    func look(of inner: LookContent, for configuration: Style.Configuration) -> LookContent {
        style.applied(to: inner, for: configuration)
    }

    /// A look with dynamic properties is a view around the component.
    func drawn(_ configuration: Style.Configuration) -> DrawnStyle {
        .view(AnyView(StyleHost(style: style, configuration: configuration, makeBody: makeBody)))
    }
}

extension LookStyle {
    /// A component in the look, whose configuration has the type of this look's.
    @MainActor fileprivate func applied<Subject>(to inner: LookContent, for subject: Subject) -> LookContent {
        // A cast to a look of the configuration's type would cost as much as a body.
        precondition(Subject.self == Configuration.self)
        let drawn = look(of: inner, for: unsafeBitCast(subject, to: Configuration.self))
        return drawn as? LookContent ?? LookContent(AnyView(drawn), theme: inner.theme, skeleton: inner.skeleton)
    }

    nonisolated fileprivate static var configurationType: ObjectIdentifier { ObjectIdentifier(Configuration.self) }
}

/// The view in which the dynamic properties of a style live.
nonisolated private struct StyleHost<Style: DynamicProperty, Configuration, Content: View>: View {
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    var body: some View { makeBody(style, configuration) }
}

/// A type of styles, looked at once.
@MainActor private struct StyleKind {
    let hasDynamicProperties: Bool
    /// The type of the configurations of a look; nil for other styles.
    let lookConfiguration: ObjectIdentifier?

    private static var known: [ObjectIdentifier: StyleKind] = [:]

    init<Style: DynamicProperty>(of style: Style) {
        if let kind = Self.known[ObjectIdentifier(Style.self)] {
            self = kind
            return
        }
        hasDynamicProperties = Mirror(reflecting: style).children.contains { $0.value is any DynamicProperty }
        lookConfiguration = (Style.self as? any LookStyle.Type)?.configurationType
        Self.known[ObjectIdentifier(Style.self)] = self
    }
}
