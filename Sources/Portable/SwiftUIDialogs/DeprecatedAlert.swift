import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// A question as a value.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    @available(iOS, deprecated: 100000.0, message: "use `View.alert(title:isPresented:presenting::actions:)` instead.")
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons side by side.
    @available(iOS, deprecated: 100000.0, message: "use `View.alert(title:isPresented:presenting::actions:)` instead.")
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: nil, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// Creates a cancel button with the system's title.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: Text(system: .cancel), role: .cancel, action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// Choices as a value.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    @available(
        iOS, deprecated: 100000.0,
        message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead."
    )
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @available(
        iOS, deprecated: 100000.0,
        message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead."
    )
    public typealias Button = Alert.Button
}

/// The buttons of an alert or an action sheet as views.
nonisolated private struct AlertButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role) {
                buttons[index].action?()
            } label: {
                buttons[index].label
            }
        }
    }
}

extension View {
    nonisolated private func panel(_ alert: Alert, _ presentation: Presentation) -> AlertPanel<AnyView, Text?> {
        AlertPanel(
            presentation: presentation, title: alert.title, actions: AnyView(AlertButtons(buttons: alert.buttons)),
            message: alert.message)
    }

    nonisolated private func panel(
        _ sheet: ActionSheet, _ presentation: Presentation
    ) -> ConfirmationDialogPanel<AnyView, Text?> {
        ConfirmationDialogPanel(
            presentation: presentation, title: sheet.title, name: sheet.title,
            actions: AnyView(AlertButtons(buttons: sheet.buttons)), message: sheet.message)
    }

    /// Asks a question about an item while there is one.
    @available(iOS, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
    where Item: Identifiable {
        let alert = item.wrappedValue.map { content($0) }
        return presentation(item: item, kind: .alert) { _, presentation in
            alert.map { panel($0, presentation) }
        }
    }

    /// Asks a question while a condition holds.
    @available(iOS, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return presentation(isPresented: isPresented, kind: .alert) { presentation in
            panel(alert, presentation)
        }
    }

    /// Offers choices about an item while there is one.
    @available(
        iOS, deprecated: 100000.0,
        message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead."
    )
    nonisolated public func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
    where T: Identifiable {
        let sheet = item.wrappedValue.map { content($0) }
        return presentation(item: item, kind: .dialog) { _, presentation in
            sheet.map { panel($0, presentation) }
        }
    }

    /// Offers choices while a condition holds.
    @available(
        iOS, deprecated: 100000.0,
        message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead."
    )
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return presentation(isPresented: isPresented, kind: .dialog) { presentation in
            panel(sheet, presentation)
        }
    }
}
