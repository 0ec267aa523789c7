import Foundation
import SwiftUICore
import SwiftUIPresentation

extension View {
    nonisolated private func showAlert<A: View, M: View>(
        _ title: @escaping () -> Text, isPresented: Binding<Bool>, actions: @escaping () -> A,
        message: @escaping () -> M
    ) -> some View {
        presentation(isPresented: isPresented, kind: .alert) { presentation in
            AlertPanel(presentation: presentation, title: title(), actions: actions(), message: message())
        }
    }

    /// Asks a question with buttons while a condition holds.
    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        let actions = actions()
        return showAlert({ Text(titleKey) }, isPresented: isPresented, actions: { actions }, message: { EmptyView() })
    }

    /// Asks a question with buttons while a condition holds.
    @_disfavoredOverload
    nonisolated public func alert<S, A>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        let actions = actions()
        let text = Text(title)
        return showAlert({ text }, isPresented: isPresented, actions: { actions }, message: { EmptyView() })
    }

    /// Asks a question with buttons while a condition holds.
    nonisolated public func alert<A>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        let actions = actions()
        return showAlert({ title }, isPresented: isPresented, actions: { actions }, message: { EmptyView() })
    }

    /// Asks a question with a message and buttons while a condition holds.
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        let actions = actions()
        let message = message()
        return showAlert({ Text(titleKey) }, isPresented: isPresented, actions: { actions }, message: { message })
    }

    /// Asks a question with a message and buttons while a condition holds.
    @_disfavoredOverload
    nonisolated public func alert<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        let actions = actions()
        let text = Text(title)
        let message = message()
        return showAlert({ text }, isPresented: isPresented, actions: { actions }, message: { message })
    }

    /// Asks a question with a message and buttons while a condition holds.
    nonisolated public func alert<A, M>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        let actions = actions()
        let message = message()
        return showAlert({ title }, isPresented: isPresented, actions: { actions }, message: { message })
    }

    /// Asks a question about something while a condition holds and there is such a thing.
    nonisolated public func alert<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        let actions = data.map { actions($0) }
        return showAlert(
            { Text(titleKey) }, isPresented: isPresented.only(if: data != nil), actions: { actions },
            message: { EmptyView() })
    }

    /// Asks a question about something while a condition holds and there is such a thing.
    @_disfavoredOverload
    nonisolated public func alert<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        let actions = data.map { actions($0) }
        let text = Text(title)
        return showAlert(
            { text }, isPresented: isPresented.only(if: data != nil), actions: { actions }, message: { EmptyView() })
    }

    /// Asks a question about something while a condition holds and there is such a thing.
    nonisolated public func alert<A, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        let actions = data.map { actions($0) }
        return showAlert(
            { title }, isPresented: isPresented.only(if: data != nil), actions: { actions }, message: { EmptyView() })
    }

    /// Asks a question about something while a condition holds and there is such a thing.
    nonisolated public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        let actions = data.map { actions($0) }
        let message = data.map { message($0) }
        return showAlert(
            { Text(titleKey) }, isPresented: isPresented.only(if: data != nil), actions: { actions },
            message: { message })
    }

    /// Asks a question about something while a condition holds and there is such a thing.
    @_disfavoredOverload
    nonisolated public func alert<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        let actions = data.map { actions($0) }
        let text = Text(title)
        let message = data.map { message($0) }
        return showAlert(
            { text }, isPresented: isPresented.only(if: data != nil), actions: { actions }, message: { message })
    }

    /// Asks a question about something while a condition holds and there is such a thing.
    nonisolated public func alert<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        let actions = data.map { actions($0) }
        let message = data.map { message($0) }
        return showAlert(
            { title }, isPresented: isPresented.only(if: data != nil), actions: { actions }, message: { message })
    }

    /// Tells of an error while a condition holds and there is one.
    nonisolated public func alert<E, A>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View where E: LocalizedError, A: View {
        let actions = actions()
        return showAlert(
            { Text(error?.errorDescription ?? "") }, isPresented: isPresented.only(if: error != nil),
            actions: { actions }, message: { EmptyView() })
    }

    /// Tells of an error with a message while a condition holds and there is one.
    nonisolated public func alert<E, A, M>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View {
        let actions = error.map { actions($0) }
        let message = error.map { message($0) }
        return showAlert(
            { Text(error?.errorDescription ?? "") }, isPresented: isPresented.only(if: error != nil),
            actions: { actions }, message: { message })
    }
}

extension Binding<Bool> {
    /// True only where a condition holds as well.
    func only(if condition: Bool) -> Binding<Bool> {
        Binding {
            wrappedValue && condition
        } set: {
            wrappedValue = $0
        }
    }
}
