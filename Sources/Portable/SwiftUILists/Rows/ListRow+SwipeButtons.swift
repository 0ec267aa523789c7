@_spi(Floors) import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The buttons under the edges of a row, which a swipe reveals.
extension ListRow {
    /// Shows the buttons at an edge; creates them when a finger pulls towards them.
    /// - Returns: whether there are any, and whether a full swipe performs the first one's action.
    func showActions(at edge: HorizontalEdge) -> (exist: Bool, allowsFullSwipe: Bool) {
        guard list.isAlive, !list.isEditing || edge == .trailing else { return (false, false) }
        let sets = content.traits[SwipeActionsKey.self].filter { $0.edge == edge }
        var view: AnyView?
        var environment = list.environment
        if let first = sets.first {
            environment = first.environment
            view = AnyView(
                buttons(at: edge) {
                    ForEach(sets.indices, id: \.self) { sets[$0].view }
                })
        } else if edge == .trailing, canDelete {
            view = AnyView(
                buttons(at: edge) { [weak self] in
                    Button(role: .destructive) {
                        self?.delete()
                    } label: {
                        Text(system: .delete)
                    }
                })
        }
        environment.isInListRow = false
        update(&actions[edge], view, environment: environment)
        box.actions = actions.mapValues(\.box)
        // A full swipe only does what a tap on the first button would do.
        let isFirstUsable = actions[edge]?.box.firstPress?.press.isEnabled == true
        return (view != nil, isFirstUsable && sets.allSatisfy(\.allowsFullSwipe))
    }

    func buttons<Content: View>(
        at edge: HorizontalEdge, @ViewBuilder _ content: () -> Content
    ) -> SwipeButtons<Content> {
        SwipeButtons(
            edge: edge, fullSwipe: box.fullSwipe, rowHeight: box.card.height,
            perform: { [weak self] in if let self { perform($0) } else { $0() } },
            content: content)
    }

    /// Animates the first button to fill the buttons' space, or back.
    func fill(_ isFull: Bool) {
        guard isFull != self.isFull else { return }
        self.isFull = isFull
        // By eye from iOS.
        slides.bring(\.fullness, to: isFull ? 1 : 0, with: .spring(duration: 0.25, bounce: 0))
    }

    /// The width of the buttons at an edge, in points.
    func actionsWidth(at edge: HorizontalEdge) -> CGFloat {
        actions[edge]?.box.size(for: ProposedViewSize(width: nil, height: box.card.height)).width ?? 0
    }

    /// Performs the action of the first button at an edge.
    func performFirstAction(at edge: HorizontalEdge) {
        guard let action = actions[edge]?.box.firstPress?.press.action else { return }
        slide(to: edge == .leading ? box.card.width : -box.card.width)
        action()
    }

    /// Performs the action of a button, in an animated transaction so that the list animates the change of its rows.
    private func perform(_ action: () -> Void) {
        withAnimation { action() }
        closeUnlessGone()
    }

    /// Slides the row back over its buttons, unless its element has been deleted: such a row leaves as it is.
    func closeUnlessGone() {
        list.graph.afterUpdate { [weak self] in
            if let self, !box.isLeaving { close() }
        }
        list.graph.invalidate()
    }

    /// Shows the buttons at the trailing edge; the red delete sign of a row that is edited does this.
    func open() {
        guard showActions(at: .trailing).exist else { return }
        list.closeRows(except: self)
        slide(to: -actionsWidth(at: .trailing))
    }

    /// Slides the row back over its buttons.
    func close() {
        guard box.shift != 0 else { return }
        fill(false)
        slide(to: 0)
    }

    /// Animates the row's horizontal shift.
    func slide(to shift: CGFloat) { slides.bring(\.shift, to: shift, with: ListRowOffsetMotion.animation) }

    /// Stops the slide, because a finger holds the row.
    func hold() { slides.stop(\.shift) }

    func closeOthers() { list.closeRows(except: self) }
}
