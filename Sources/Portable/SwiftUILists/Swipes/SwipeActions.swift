import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// Buttons under an edge of a row.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let view: AnyView
    let environment: EnvironmentValues
}

/// The buttons of a row, in order from the innermost modifier.
struct SwipeActionsKey: LayoutValueKey { static var defaultValue: [SwipeActions] { [] } }

extension View {
    /// Puts buttons under an edge of a list row, which a swipe reveals.
    /// - Parameters:
    ///   - allowsFullSwipe: whether a full swipe performs the first button's action.
    ///   - content: buttons, the first at the edge.
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View {
        let view = AnyView(content())
        return listTrait { traits, environment in
            traits[SwipeActionsKey.self].append(
                SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, view: view, environment: environment))
        }
    }
}
