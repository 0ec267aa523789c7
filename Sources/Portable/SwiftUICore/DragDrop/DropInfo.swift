import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The operation on an item that is dropped.
@available(iOS 13.4, *)
public enum DropOperation: Sendable {
    case cancel
    case forbidden
    case copy
    case move
}

/// The answer of a view to an item over it.
@available(iOS 13.4, *)
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// The item over a view, and where it is.
@available(iOS 13.4, *)
public struct DropInfo {
    let provider: NSItemProvider

    /// The finger's place in the view's coordinates.
    public let location: CGPoint

    /// True if the item has a representation of one of the types or their kinds.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        hasItemsConforming(to: contentTypes.map(\.identifier))
    }

    /// The items that have a representation of one of the types or their kinds.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// True if the item has a representation of one of the types or their kinds.
    public func hasItemsConforming(to types: [String]) -> Bool {
        types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }

    /// The items that have a representation of one of the types or their kinds.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        hasItemsConforming(to: types) ? [provider] : []
    }
}

@available(*, unavailable)
extension DropInfo: Sendable {}

/// Decides about items that come over a view, and takes those that are dropped.
@available(iOS 13.4, *)
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns false if the view takes nothing of the item.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes the item; returns false if that was not possible.
    func performDrop(info: DropInfo) -> Bool

    /// Called when an item comes over the view.
    func dropEntered(info: DropInfo)

    /// Called when the item moves over the view; returns what would happen to it, or nil for what was said last.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when the item leaves the view.
    func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
