import CoreTransferable

/// A view that takes values.
final class DropTargetBox: TransparentBox, @unchecked Sendable {
    /// Nil in a disabled view.
    @MainActor var receiver: DropReceiver?
}

/// The actions of a view that takes items. Points are in the view's coordinates.
@MainActor
struct DropReceiver {
    /// Asked once for each item that comes over the view.
    let accepts: (DragItem, CGPoint) -> Bool
    var entered: (DragItem, CGPoint) -> Void = { _, _ in }
    /// Returns what would happen to the item; nil for what was said last, which is a copy at first.
    var updated: (DragItem, CGPoint) -> DropOperation? = { _, _ in nil }
    var exited: (DragItem, CGPoint) -> Void = { _, _ in }
    /// Takes an item, instead of which it does not leave.
    let receive: (DragItem, CGPoint) -> Void
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
            accepts: { item, _ in item.value.map { T.reads($0) } ?? item.provider.canMake(T.self) },
            entered: { [isTargeted] _, _ in isTargeted(true) },
            exited: { [isTargeted] _, _ in isTargeted(false) },
            receive: { [action, isTargeted] item, point in
                isTargeted(false)
                if let item = item.value as? T {
                    _ = action([item], point)
                } else {
                    let sent = Sent(value: item)
                    Task { @MainActor in
                        if let item = await Received<T>(sent)?.value { _ = action([item], point) }
                    }
                }
            })
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

    nonisolated init?(_ sent: Sent<DragItem>) async {
        if let value = sent.value.value {
            guard let value = try? await T.imported(from: value) else { return nil }
            self.value = value
        } else {
            guard let (data, type) = await sent.value.provider.data(for: T.importedContentTypes),
                let value = try? await T.imported(data, as: type)
            else { return nil }
            self.value = value
        }
    }
}

extension View {
    /// Takes values of a type that are dropped on the view.
    ///
    /// On Linux values come from views of the same window (``draggable(_:)``, ``onDrag(_:)``), one at a time.
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
