import SwiftUI

/// A style of one component, in whatever type it has: what generated code puts on the stack of that component's styles.
nonisolated public struct _StyleLevel<Configuration> {
    let style: any StyleContent<Configuration>

    /// - Parameter makeBody: the style's own function, which no protocol names for all components.
    public init<Style: DynamicProperty, Body: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.style = TypedStyle(style: style, makeBody: makeBody)
    }

    /// Takes a style that is known to be a look.
    public init<Style: LookStyle<Configuration>, Body: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.style = TypedLook(style: style, makeBody: makeBody)
    }

    /// Takes a style that is a closure.
    public init<Body: View>(@ViewBuilder _ content: @escaping (Configuration) -> Body) {
        style = ClosureStyle(content: content)
    }
}

/// A change of the environment inside of what a style draws.
typealias EnvironmentChange = (inout EnvironmentValues) -> Void

/// The view of a style: a part that it shows as it is, or a view of its own.
nonisolated enum DrawnStyle {
    /// A part in whose environment nothing is changed yet.
    case part(ConfigurationViewWrapper)
    case view(AnyView)
}

/// A style whose component is not known.
nonisolated protocol ErasedStyle: AnyObject {
    /// Adds the style to those of its component.
    func append(to values: inout EnvironmentValues)
}

/// A style whose type is not known.
nonisolated protocol StyleContent<Configuration>: ErasedStyle {
    associatedtype Configuration

    /// The configuration as the style draws it. Styles are chosen at run time, so only they know the type of the view.
    /// - Parameter change: the change of the environment inside of the view; nil for none.
    @MainActor func drawn(_ configuration: Configuration, in change: EnvironmentChange?) -> DrawnStyle

    /// True for a style that is a look of its component.
    @MainActor var isLook: Bool { get }

    /// The component in a look, with the component inside of it.
    @MainActor func look(of inner: LookContent, for configuration: Configuration) -> LookContent
}

nonisolated extension View {
    fileprivate func drawn(in change: EnvironmentChange?) -> DrawnStyle {
        .view(change.map { AnyView(transformEnvironment(\.self, transform: $0)) } ?? AnyView(self))
    }
}

nonisolated extension StyleContent {
    func append(to values: inout EnvironmentValues) { values.append(self) }
}

nonisolated private final class ClosureStyle<Configuration, Body: View>: StyleContent {
    private let content: (Configuration) -> Body

    init(content: @escaping (Configuration) -> Body) { self.content = content }

    func drawn(_ configuration: Configuration, in change: EnvironmentChange?) -> DrawnStyle {
        content(configuration).drawn(in: change)
    }

    var isLook: Bool { false }
    func look(of inner: LookContent, for configuration: Configuration) -> LookContent { inner }
}

nonisolated final class TypedStyle<Style: DynamicProperty, Configuration, Body: View>: StyleContent {
    private let style: Style
    private let makeBody: @MainActor (Style, Configuration) -> Body
    @MainActor private lazy var kind = StyleKind(of: style)

    init(style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
        self.style = style
        self.makeBody = makeBody
    }

    /// A style without dynamic properties needs no view of its own, and a part that it shows as it is no wrapper.
    func drawn(_ configuration: Configuration, in change: EnvironmentChange?) -> DrawnStyle {
        guard !kind.hasDynamicProperties else {
            return StyleHost(style: style, configuration: configuration, makeBody: makeBody).drawn(in: change)
        }
        let drawn = makeBody(style, configuration)
        return Body.self == ConfigurationViewWrapper.self
            ? .part(drawn as! ConfigurationViewWrapper) : drawn.drawn(in: change)
    }

    var isLook: Bool {
        kind.lookConfiguration == ObjectIdentifier(Configuration.self) && !kind.hasDynamicProperties
    }

    func look(of inner: LookContent, for configuration: Configuration) -> LookContent {
        (style as? any LookStyle)?.applied(to: inner, for: configuration) ?? inner
    }
}

/// A look whose type says so where it is applied.
nonisolated final class TypedLook<Style: LookStyle, Body: View>: StyleContent {
    typealias Configuration = Style.Configuration

    private let style: Style
    private let makeBody: @MainActor (Style, Style.Configuration) -> Body
    /// False for a look with dynamic properties, which is a view around the component.
    @MainActor private(set) lazy var isLook = !StyleKind(of: style).hasDynamicProperties

    init(style: Style, makeBody: @escaping @MainActor (Style, Style.Configuration) -> Body) {
        self.style = style
        self.makeBody = makeBody
    }

    func look(of inner: LookContent, for configuration: Style.Configuration) -> LookContent {
        style.applied(to: inner, for: configuration)
    }

    func drawn(_ configuration: Style.Configuration, in change: EnvironmentChange?) -> DrawnStyle {
        StyleHost(style: style, configuration: configuration, makeBody: makeBody).drawn(in: change)
    }
}

extension LookStyle {
    /// A component in the look, whose configuration has the type of this look's.
    @MainActor fileprivate func applied<Subject>(to inner: LookContent, for subject: Subject) -> LookContent {
        // A cast to a look of the configuration's type would cost as much as a body.
        precondition(Subject.self == Configuration.self)
        let drawn = look(of: inner, for: unsafeBitCast(subject, to: Configuration.self))
        if Look.self == LookContent.self { return drawn as! LookContent }
        return LookContent(AnyView(drawn), theme: inner.theme, skeleton: inner.skeleton)
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
