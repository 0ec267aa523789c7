import SwiftUIControls
import SwiftUICore

/// The appearance of text fields.
public protocol TextFieldStyle {
    associatedtype _Body: View

    /// Makes the view of a text field. The configuration is the field itself, without the style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, type-erased for its style.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
}

/// The style that suits the context: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text in a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}

    public func _body(configuration: TextField<_Label>) -> some View { RoundedField(content: configuration) }
}

/// 34 points high at the default text size, with corners of 5 points and a hairline border (ios-metrics), and
/// horizontal insets of 7 points.
private struct RoundedField<Content: View>: View {
    let content: Content
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        content
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background {
                RoundedRectangle(cornerRadius: 5, style: .continuous)
                    .fill(Color(storage: .system(isEnabled ? .systemBackground : .quaternarySystemFill)))
            }
            .overlay {
                RoundedRectangle(cornerRadius: 5, style: .continuous)
                    .strokeBorder(Color(storage: .system(.separator)), lineWidth: pixel)
                    .allowsHitTesting(false)
            }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A type-erased text field style.
struct AnyTextFieldStyle {
    private let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

    init<S: TextFieldStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style._body(configuration: $0)) }
    }

    @MainActor func body(_ field: TextField<_TextFieldStyleLabel>) -> UnaryView<AnyView> {
        UnaryView(content: make(field))
    }
}

private struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: AnyTextFieldStyle? { nil } }

extension EnvironmentValues {
    /// Nil for unstyled fields.
    var textFieldStyle: AnyTextFieldStyle? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of text fields in this view and its descendants.
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}

@available(*, unavailable)
extension DefaultTextFieldStyle: Sendable {}

@available(*, unavailable)
extension PlainTextFieldStyle: Sendable {}

@available(*, unavailable)
extension RoundedBorderTextFieldStyle: Sendable {}
