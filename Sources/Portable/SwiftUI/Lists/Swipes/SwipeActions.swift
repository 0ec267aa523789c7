/// Buttons under an edge of a row.
struct SwipeActions: @unchecked Sendable {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let view: AnyView
    let environment: EnvironmentValues
}

/// The buttons of a row, those declared closest to it first.
struct SwipeActionsKey: LayoutValueKey { static var defaultValue: [SwipeActions] { [] } }

extension View {
    /// Puts buttons under an edge of a list's row, which a swipe shows.
    /// - Parameters:
    ///   - allowsFullSwipe: whether a long swipe does what the first button is for.
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
