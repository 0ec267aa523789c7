import CoreTransferable

/// A view that takes values.
final class DropTargetBox: TransparentBox, @unchecked Sendable {
    /// Nil in a disabled view.
    @MainActor var receiver: DropReceiver?
}

/// The actions of a view that takes values of a type.
@MainActor
struct DropReceiver {
    let accepts: (any Transferable) -> Bool
    /// Takes a value at a point in the view's coordinates.
    let receive: (any Transferable, CGPoint) -> Void
    let isTargeted: (Bool) -> Void
}

nonisolated private struct DropModifier<T: Transferable>: BoxModifier {
    typealias Body = Never

    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    @MainActor func makeBox(environment: EnvironmentValues) -> DropTargetBox {
        let box = DropTargetBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: DropTargetBox, environment: EnvironmentValues) {
        let receiver = DropReceiver(
            accepts: { T.reads($0) },
            receive: { [action] value, point in
                if let item = value as? T {
                    _ = action([item], point)
                } else {
                    let sent = Sent(value: value)
                    Task { @MainActor in
                        if let item = await Received<T>(sent)?.value { _ = action([item], point) }
                    }
                }
            },
            isTargeted: isTargeted)
        box.receiver = environment.isEnabled ? receiver : nil
    }
}

/// A value that its sender uses no more.
private struct Sent<Value>: @unchecked Sendable {
    let value: Value
}

/// A value made of one of another type, which nobody else has.
private struct Received<T: Transferable>: @unchecked Sendable {
    let value: T

    nonisolated init?(_ sent: Sent<any Transferable>) async {
        guard let value = try? await T.imported(from: sent.value) else { return nil }
        self.value = value
    }
}

extension View {
    /// Takes values of a type that are dropped on the view.
    ///
    /// On Linux values come from views of the same window (``draggable(_:)``), one at a time.
    /// - Parameters:
    ///   - payloadType: The type of the values. Others are converted by their representations.
    ///   - action: Takes the values, at a point in the view's coordinates; returns false if it has no use for them.
    ///   - isTargeted: Told when a value that the view takes comes over it, and when it leaves or is dropped.
    nonisolated public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable {
        modifier(DropModifier(action: action, isTargeted: isTargeted))
    }
}
