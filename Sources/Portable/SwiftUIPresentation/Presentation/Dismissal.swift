import SwiftUICore

/// Takes down what the view that reads it is presented by, or goes back in a navigation stack.
@MainActor @preconcurrency
public struct DismissAction {
    /// The way back; kept as it is in the environment, so that a view is told when it is another one and not else.
    private let dismissal: Dismissal?

    nonisolated fileprivate init(dismissal: Dismissal?) { self.dismissal = dismissal }

    public func callAsFunction() { dismissal?.action() }
}

/// The presentation state of a view, and a way to dismiss it.
public struct PresentationMode {
    let isUp: Bool
    var wantsDismissal = false

    /// True while the view is presented.
    @available(iOS, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented")
    public var isPresented: Bool { isUp }

    /// Takes down what presents the view.
    @available(iOS, deprecated: 100000.0, message: "Use EnvironmentValues.dismiss")
    public mutating func dismiss() { wantsDismissal = true }
}

private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }
private struct PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

/// The way back from a place: a layer, a page of a stack, a search.
package struct Dismissal {
    let isPresented: Bool
    let action: @MainActor @Sendable () -> Void

    package init(isPresented: Bool, action: @escaping @MainActor @Sendable () -> Void) {
        self.isPresented = isPresented
        self.action = action
    }
}

extension EnvironmentValues {
    package var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// The layer that the view is on; setting it makes it the nearest thing to dismiss.
    var presentation: Presentation? {
        get { self[PresentationKey.self] }
        set {
            self[PresentationKey.self] = newValue
            dismissal = newValue.map { layer in Dismissal(isPresented: true) { [weak layer] in layer?.dismiss() } }
        }
    }

    /// Takes down what presents the view; does nothing for a view that nothing presents.
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// True while the view is presented.
    public var isPresented: Bool { dismissal?.isPresented ?? false }

    /// The presentation state of the view, and a way to dismiss it.
    @available(iOS, deprecated: 100000.0, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        return Binding {
            PresentationMode(isUp: dismissal?.isPresented ?? false)
        } set: { mode in
            guard mode.wantsDismissal, let dismissal else { return }
            MainActorCheck.run(dismissal.action)
        }
    }
}

@available(*, unavailable)
extension DismissAction: Sendable {}
