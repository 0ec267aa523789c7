import SwiftUICore

/// The look of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    associatedtype Body: View

    /// The look of one table.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = TableStyleConfiguration
}

/// The properties of a table.
public struct TableStyleConfiguration {
    let content: AnyView
}

/// The look that fits the place.
public struct AutomaticTableStyle: TableStyle {
    init() {}

    public func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View {
        InsetTableStyle().makeBody(configuration: configuration)
    }
}

/// Rows on the page's background, with margins at their sides.
public struct InsetTableStyle: TableStyle {
    public init() {}

    public func makeBody(configuration: InsetTableStyle.Configuration) -> some View {
        configuration.content.listStyle(.inset)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The style in the environment, with its type erased.
struct AnyTableStyle {
    let makeBody: @MainActor (TableStyleConfiguration) -> AnyView

    init<S: TableStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        makeBody = { AnyView(style.makeBody(configuration: $0)) }
    }

    /// A style that is made where it is used. Styles are made on the main actor only; defaults of the environment are not.
    init<S: TableStyle>(making style: @escaping @MainActor @Sendable () -> S) {
        makeBody = { AnyView(style().makeBody(configuration: $0)) }
    }
}

private struct TableStyleKey: EnvironmentKey {
    static var defaultValue: AnyTableStyle { AnyTableStyle { AutomaticTableStyle() } }
}
private struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableStyle: AnyTableStyle {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }

    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// The look of tables in this view and below.
    nonisolated public func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
        environment(\.tableStyle, AnyTableStyle(style))
    }

    /// Sets the visibility of column titles in tables.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

@available(*, unavailable)
extension AutomaticTableStyle: Sendable {}

@available(*, unavailable)
extension InsetTableStyle: Sendable {}
