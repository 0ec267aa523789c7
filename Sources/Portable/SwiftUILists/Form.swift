import SwiftUICore

/// Controls for entering data, in rows.
public struct Form<Content>: View where Content: View {
    let content: Content

    @Environment(\.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        style.makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// A form for use inside a style's `makeBody`.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View

    /// The look of one form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that its style uses.
public struct FormStyleConfiguration {
    /// The form's controls.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    public let content: FormStyleConfiguration.Content
}

/// The default look: grouped, as on iPhone.
public struct AutomaticFormStyle: FormStyle {
    public init() {}

    public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Rows in groups, in a scroll view.
public struct GroupedFormStyle: FormStyle {
    public init() {}

    public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View {
        List { configuration.content }
    }
}

/// Labels in a column, their controls beside them, without scrolling.
public struct ColumnsFormStyle: FormStyle {
    public init() {}

    public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The style in the environment, with its type erased.
struct AnyFormStyle {
    let makeBody: @MainActor (FormStyleConfiguration) -> AnyView

    init<S: FormStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }

    /// A style that is made where it is used. Styles are made on the main actor only; defaults of the environment are not.
    init<S: FormStyle>(making style: @escaping @MainActor @Sendable () -> S) {
        makeBody = { AnyView(style().makeBody(configuration: $0)) }
    }
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: AnyFormStyle { AnyFormStyle { AutomaticFormStyle() } }
}

extension EnvironmentValues {
    var formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of forms in this view and below.
    nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
        environment(\.formStyle, AnyFormStyle(style))
    }
}

@available(*, unavailable)
extension AutomaticFormStyle: Sendable {}

@available(*, unavailable)
extension ColumnsFormStyle: Sendable {}

@available(*, unavailable)
extension FormStyleConfiguration.Content: Sendable {}

@available(*, unavailable)
extension GroupedFormStyle: Sendable {}

@available(*, unavailable)
extension Form: Sendable {}
