import SwiftUICore
import SwiftUIPresentation

extension View {
    nonisolated private func showDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, actions: A, message: M
    ) -> some View {
        presentation(isPresented: isPresented, kind: .dialog) { presentation in
            ConfirmationDialogPanel(
                presentation: presentation, title: titleVisibility == .visible ? title : nil, name: title,
                actions: actions, message: message)
        }
    }

    /// Offers choices at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        showDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
            message: EmptyView())
    }

    /// Offers choices at the bottom of the screen while a condition holds.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        showDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
            message: EmptyView())
    }

    /// Offers choices at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        showDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(), message: EmptyView())
    }

    /// Offers choices at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        showDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
            message: message())
    }

    /// Offers choices at the bottom of the screen while a condition holds.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        showDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
            message: message())
    }

    /// Offers choices at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A, M>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        showDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(), message: message())
    }

    /// Offers choices about something at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        showDialog(
            Text(titleKey), isPresented: isPresented.only(if: data != nil), titleVisibility: titleVisibility,
            actions: data.map { actions($0) }, message: EmptyView())
    }

    /// Offers choices about something at the bottom of the screen while a condition holds.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        showDialog(
            Text(title), isPresented: isPresented.only(if: data != nil), titleVisibility: titleVisibility,
            actions: data.map { actions($0) }, message: EmptyView())
    }

    /// Offers choices about something at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        showDialog(
            title, isPresented: isPresented.only(if: data != nil), titleVisibility: titleVisibility,
            actions: data.map { actions($0) }, message: EmptyView())
    }

    /// Offers choices about something at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        showDialog(
            Text(titleKey), isPresented: isPresented.only(if: data != nil), titleVisibility: titleVisibility,
            actions: data.map { actions($0) }, message: data.map { message($0) })
    }

    /// Offers choices about something at the bottom of the screen while a condition holds.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        showDialog(
            Text(title), isPresented: isPresented.only(if: data != nil), titleVisibility: titleVisibility,
            actions: data.map { actions($0) }, message: data.map { message($0) })
    }

    /// Offers choices about something at the bottom of the screen while a condition holds.
    nonisolated public func confirmationDialog<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        showDialog(
            title, isPresented: isPresented.only(if: data != nil), titleVisibility: titleVisibility,
            actions: data.map { actions($0) }, message: data.map { message($0) })
    }
}
