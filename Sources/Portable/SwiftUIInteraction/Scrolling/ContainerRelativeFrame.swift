import Foundation
@_spi(Floors) import SwiftUICore

/// Sizes a view relative to its container: the nearest scroll view, or the root.
private final class ContainerRelativeBox: TransparentBox, PositionDependentBox {
    var frame: ContainerRelativeFrame
    /// The container size that all cached sizes were measured for. One that becomes known between two measurements,
    /// such as a scroll view's when it is placed, is not used until the cached sizes are discarded.
    private var used: CGSize?
    private var isMeasured = false

    init(frame: ContainerRelativeFrame) { self.frame = frame }

    /// The size of the container, without its safe area.
    private var room: CGSize? {
        guard let scroll = enclosingScrollBox else { return root?.room }
        guard var room = scroll.room, let whole = root?.room else { return scroll.room }
        // The content's length cannot depend on a scroll view that is as long as its content; the root's length is
        // used.
        for axis in Axis.allCases where scroll.proposal[axis] == nil { room[axis] = whole[axis] }
        return room
    }

    var isOutOfPlace: Bool {
        guard let room, let used else { return room != used }
        return Axis.allCases.contains { frame.axes.contains($0.set) && room[$0] != used[$0] }
    }

    override func didInvalidateLayout() {
        super.didInvalidateLayout()
        isMeasured = false
    }

    private func lengths(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let room = used else { return proposal }
        var result = proposal
        for axis in Axis.allCases where frame.axes.contains(axis.set) {
            result[axis] = frame.length(room[axis], axis).sanitized
        }
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !isMeasured { used = room }
        isMeasured = true
        let offered = lengths(proposal)
        var size = wrapped?.size(for: offered) ?? .zero
        for axis in Axis.allCases where frame.axes.contains(axis.set) { size[axis] = offered[axis] ?? size[axis] }
        return size
    }

    override func placeChildren() {
        root?.register(self)
        guard let wrapped else { return }
        let offered = lengths(proposal)
        let dimensions = wrapped.dimensions(in: offered)
        var origin = frame.alignment.origin(of: dimensions, in: CGRect(origin: .zero, size: placedSize))
        if layoutDirection == .rightToLeft { origin.x = placedSize.width - origin.x - dimensions.width }
        wrapped.place(at: origin, proposal: offered)
    }
}

struct ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    /// The view's length, computed from the container's, in points.
    let length: (CGFloat, Axis) -> CGFloat
}

nonisolated private struct ContainerRelativeModifier: BoxModifier {
    let frame: ContainerRelativeFrame

    func makeBox(environment: EnvironmentValues) -> ContainerRelativeBox { ContainerRelativeBox(frame: frame) }

    func update(_ box: ContainerRelativeBox, environment: EnvironmentValues) {
        box.frame = frame
        box.invalidateLayout()
    }
}

extension RootBox {
    /// The size proposed to the root view; nil before the first layout, or without a proposal.
    var room: CGSize? {
        guard offered.width != nil || offered.height != nil else { return nil }
        let insets = layout.safeAreaInsets
        return CGSize(
            width: max(0, (offered.width ?? placedSize.width) - insets.leading - insets.trailing),
            height: max(0, (offered.height ?? placedSize.height) - insets.top - insets.bottom))
    }
}

extension View {
    /// Makes the view as long as its container along some axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as long as some of the equal parts of its container.
    /// - Parameters:
    ///   - count: the number of parts in the container.
    ///   - span: the number of parts that the view takes.
    ///   - spacing: between parts, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(1, count))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Sets the view's length to a function of its container's, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            ContainerRelativeModifier(
                frame: ContainerRelativeFrame(axes: axes, alignment: alignment, length: length)))
    }
}
