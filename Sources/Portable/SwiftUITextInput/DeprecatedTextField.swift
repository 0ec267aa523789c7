import Foundation
import SwiftUICore

/// The initialisers from before iOS 15, with closures instead of focus states and `onSubmit`.
extension TextField where Label == Text {
    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), input: TextFieldInput(text).calling(onEditingChanged, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(titleKey), input: TextFieldInput(text).calling(onEditingChanged, nil))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(titleKey), input: TextFieldInput(text).calling(nil, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    @_disfavoredOverload
    public init<S>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text).calling(onEditingChanged, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
    where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text).calling(onEditingChanged, nil))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
    where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text).calling(nil, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: TextFieldInput(source: .value(value, formatter), prompt: nil).calling(onEditingChanged, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: TextFieldInput(source: .value(value, formatter), prompt: nil).calling(onEditingChanged, nil))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey),
            input: TextFieldInput(source: .value(value, formatter), prompt: nil).calling(nil, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) where S: StringProtocol {
        self.init(
            label: Text(title),
            input: TextFieldInput(source: .value(value, formatter), prompt: nil).calling(onEditingChanged, onCommit))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    @_disfavoredOverload
    public init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) where S: StringProtocol {
        self.init(
            label: Text(title),
            input: TextFieldInput(source: .value(value, formatter), prompt: nil).calling(onEditingChanged, nil))
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and View.focused(_:equals:).")
    @_disfavoredOverload
    public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void)
    where S: StringProtocol {
        self.init(
            label: Text(title),
            input: TextFieldInput(source: .value(value, formatter), prompt: nil).calling(nil, onCommit))
    }
}
