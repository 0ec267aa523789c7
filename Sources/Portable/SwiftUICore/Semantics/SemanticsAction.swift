/// Action on an element that needs no touch.
///
/// ```swift
/// .semantics(.toggle, value: Text("1"), actions: [.activate { isOn.toggle() }])
/// ```
package struct SemanticsAction: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The action of a double tap under VoiceOver.
        case activate
        /// Flicks up and down on an adjustable element.
        case increment, decrement
        /// A flick of three fingers towards an edge.
        case scroll(Edge)
        /// A scrub with two fingers: back, cancel, close.
        case escape
        /// A double tap with two fingers: the main thing that the screen does.
        case magicTap
        case delete
        /// Pinches on the element.
        case zoomIn, zoomOut
        /// An entry of the menu of actions.
        case named(String)
    }

    package let kind: Kind
    private let handler: @MainActor () -> Void

    package init(_ kind: Kind, _ handler: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.handler = handler
    }

    @MainActor package func perform() { handler() }

    package static func activate(_ handler: @escaping @MainActor () -> Void) -> SemanticsAction {
        .init(.activate, handler)
    }

    package static func increment(_ handler: @escaping @MainActor () -> Void) -> SemanticsAction {
        .init(.increment, handler)
    }

    package static func decrement(_ handler: @escaping @MainActor () -> Void) -> SemanticsAction {
        .init(.decrement, handler)
    }

    package static func escape(_ handler: @escaping @MainActor () -> Void) -> SemanticsAction {
        .init(.escape, handler)
    }

    static func magicTap(_ handler: @escaping @MainActor () -> Void) -> SemanticsAction { .init(.magicTap, handler) }

    static func delete(_ handler: @escaping @MainActor () -> Void) -> SemanticsAction { .init(.delete, handler) }

    package static func named(_ name: String, _ handler: @escaping @MainActor () -> Void) -> SemanticsAction {
        .init(.named(name), handler)
    }
}

extension SemanticsAction.Kind: CustomStringConvertible {
    package var description: String {
        switch self {
        case .activate: "activate"
        case .increment: "increment"
        case .decrement: "decrement"
        case .scroll(let edge): "scroll \(edge)"
        case .escape: "escape"
        case .magicTap: "magicTap"
        case .delete: "delete"
        case .zoomIn: "zoomIn"
        case .zoomOut: "zoomOut"
        case .named(let name): name
        }
    }
}

extension [SemanticsAction] {
    /// Takes an action over in place of one of the same kind.
    package mutating func set(_ action: SemanticsAction) {
        if let index = firstIndex(where: { $0.kind == action.kind }) {
            self[index] = action
        } else {
            append(action)
        }
    }
}
