import SwiftUICore

/// The choice not to be asked again, which a dialog offers where the system has a place for it.
struct DialogSuppression {
    /// The label of the toggle; nil for the system's.
    let label: Text?
    /// True once the reader wants no more of the dialogs.
    let isSuppressed: Binding<Bool>
}

private struct DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
private struct DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }

extension EnvironmentValues {
    /// The icon of alerts and dialogs; nil for the system's.
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }

    /// The choice not to be asked again; nil for dialogs without one.
    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

extension View {
    /// Sets the icon of alerts and dialogs that are presented in this view.
    ///
    /// Dialogs of iOS and those here show no icons; the environment keeps it for hosts that have a place for one.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

    /// Offers in alerts and dialogs that are presented in this view not to ask again.
    ///
    /// Dialogs of iOS and those here have no such toggle; the environment keeps it for hosts that have a place for one.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Offers in alerts and dialogs that are presented in this view not to ask again.
    ///
    /// Dialogs of iOS and those here have no such toggle; the environment keeps it for hosts that have a place for one.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View where S: StringProtocol {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Offers in alerts and dialogs that are presented in this view not to ask again.
    ///
    /// Dialogs of iOS and those here have no such toggle; the environment keeps it for hosts that have a place for one.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }

    /// Offers in alerts and dialogs that are presented in this view not to ask again, in the words of the system.
    ///
    /// Dialogs of iOS and those here have no such toggle; the environment keeps it for hosts that have a place for one.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(label: nil, isSuppressed: isSuppressed))
    }
}
