import CoreTransferable

/// A view that takes values.
final class DropTargetBox: TransparentBox {
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
                    let sent = SentItem(item: item)
                    Task { @MainActor in
                        if let item: T = await sent.imported() { _ = action([item], point) }
                    }
                }
            })
        box.receiver = environment.isEnabled ? receiver : nil
    }
}

/// An item on its way to the thread that imports it. Unchecked, because dragged values need not be `Sendable`; its sender uses
/// it no more.
private struct SentItem: @unchecked Sendable {
    let item: DragItem

    /// Returns a value made of the item, which nobody else has; nil if none can be made.
    nonisolated func imported<T: Transferable>() async -> T? {
        if let value = item.value { return try? await T.imported(from: value) }
        guard let (data, type) = await item.provider.data(for: T.importedContentTypes) else { return nil }
        return try? await T.imported(data, as: type)
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
