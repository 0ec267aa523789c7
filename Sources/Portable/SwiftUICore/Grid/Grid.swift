/// A grid of rows and columns, which lays out all views at once.
nonisolated public struct Grid<Content> where Content: View {
    package let layout: GridLayout
    package let content: Content

    /// - Parameters:
    ///   - alignment: of views in cells whose column or row sets none.
    ///   - horizontalSpacing: between columns in points; nil for the default of 8.
    ///   - verticalSpacing: between rows in points; nil for the default of 8.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs) }
    }
}

extension Grid: ArrangedContent {}

/// A row of a grid; each view takes the next column.
nonisolated public struct GridRow<Content> where Content: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: of the row's views; nil for the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { GridRowNode(value: view, inputs: inputs) }
    }
}

/// Marks the boxes of its content as members of one row.
private final class GridRowNode<Content: View>: ValueNode<GridRow<Content>> {
    private var content: ChildNode<Content>!
    private var members: [(content: LayoutBox, member: GridMemberBox)] = []

    override init(value view: _GraphValue<GridRow<Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = ChildNode(view.value.content, inputs: self.inputs())
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { body(content.node) }

    override func makeBoxes() -> [LayoutBox] {
        var known: [ObjectIdentifier: GridMemberBox] = [:]
        for (content, member) in members { known[ObjectIdentifier(content)] = member }
        members = content.boxes.map { box in
            if let member = known[ObjectIdentifier(box)] { return (box, member) }
            let member = GridMemberBox(row: GridRowMembership(row: ObjectIdentifier(self), alignment: view.alignment))
            member.layoutDirection = environment.layoutDirection
            member.wrapped = box
            return (box, member)
        }
        return members.map(\.member)
    }

    override func apply(_ change: NodeChange) {
        for (_, member) in members {
            member.layoutDirection = environment.layoutDirection
            member.row = GridRowMembership(row: ObjectIdentifier(self), alignment: view.alignment)
            member.invalidateLayout()
        }
        content.update(view.content, environment: environment)
    }
}

/// Passes a view's row to the grid.
private final class GridMemberBox: TransparentBox {
    var row: GridRowMembership

    init(row: GridRowMembership) { self.row = row }

    override var traits: LayoutTraits {
        var traits = super.traits
        traits[GridRowKey.self] = row
        return traits
    }
}

struct GridRowMembership {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey {
    static var defaultValue: GridRowMembership? { nil }
}

enum GridColumnsKey: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

enum GridAnchorKey: LayoutValueKey {
    static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentKey: LayoutValueKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

enum GridUnsizedAxesKey: LayoutValueKey {
    static var defaultValue: Axis.Set { [] }
}

extension View {
    /// Sets the number of columns that the view spans.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridColumnsKey.self, value: max(1, count))
    }

    /// Sets the anchor of the view in its cell, in place of the grid's alignment.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridAnchorKey.self, value: anchor)
    }

    /// Sets the alignment of all views in this view's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }

    /// Sets the axes along which the view fills its cell without affecting the cell's size.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }
}
