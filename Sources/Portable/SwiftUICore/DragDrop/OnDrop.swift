import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Asks a delegate about items over the view.
nonisolated private struct DropDelegateModifier: BoxModifier {
    typealias Body = Never

    let types: [String]
    let delegate: any DropDelegate

    @MainActor func makeBox(environment: EnvironmentValues) -> DropTargetBox {
        let box = DropTargetBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: DropTargetBox, environment: EnvironmentValues) {
        let delegate = delegate
        let types = types
        func info(_ item: DragItem, _ point: CGPoint) -> DropInfo { DropInfo(provider: item.provider, location: point) }
        let receiver = DropReceiver(
            accepts: { item, point in
                let info = info(item, point)
                return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
            },
            entered: { delegate.dropEntered(info: info($0, $1)) },
            updated: { delegate.dropUpdated(info: info($0, $1))?.operation },
            exited: { delegate.dropExited(info: info($0, $1)) },
            receive: { _ = delegate.performDrop(info: info($0, $1)) })
        box.receiver = environment.isEnabled ? receiver : nil
    }
}

/// Hands items that are dropped on the view to an action.
nonisolated private struct DropActionModifier: BoxModifier {
    typealias Body = Never

    let types: [String]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func makeBox(environment: EnvironmentValues) -> DropTargetBox {
        let box = DropTargetBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: DropTargetBox, environment: EnvironmentValues) {
        let receiver = DropReceiver(
            accepts: { [types] item, point in
                DropInfo(provider: item.provider, location: point).hasItemsConforming(to: types)
            },
            entered: { [isTargeted] _, _ in isTargeted?.wrappedValue = true },
            exited: { [isTargeted] _, _ in isTargeted?.wrappedValue = false },
            receive: { [isTargeted, action] item, point in
                isTargeted?.wrappedValue = false
                _ = action([item.provider], point)
            })
        box.receiver = environment.isEnabled ? receiver : nil
    }
}

extension View {
    /// Takes items of some types that are dropped on the view.
    /// - Parameters:
    ///   - supportedContentTypes: the types, of which an item has to have one or a kind of it.
    ///   - isTargeted: is true while such an item is over the view.
    ///   - action: takes the items; returns false if it has no use for them.
    @available(iOS 14.0, *)
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        modifier(
            DropActionModifier(types: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { items, _ in
                action(items)
            })
    }

    /// Takes items of some types that are dropped on the view, at a point in its coordinates.
    @available(iOS 14.0, *)
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropActionModifier(
                types: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, action: action))
    }

    /// Lets a delegate decide about items of some types over the view.
    @available(iOS 14.0, *)
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropDelegateModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate))
    }

    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        modifier(DropActionModifier(types: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) })
    }

    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(DropActionModifier(types: supportedTypes, isTargeted: isTargeted, action: action))
    }

    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropDelegateModifier(types: supportedTypes, delegate: delegate))
    }
}
