import SwiftUI

/// Places the entries of a legend in lines or columns, in the proposed room or a smaller one.
///
/// A legend that counts has its entries first, then a ``LegendCount``, then the names of entries that certainly have no room.
/// Views of entries without room get no height and a place beyond the legend, which has to be clipped.
package nonisolated struct LegendFlow: Layout {
    private let direction: LegendArrangement.Direction
    private let room: CGSize
    private let isCentred: Bool
    private let columnsUpTo: CGFloat
    private let count: Count?

    /// The number of entries that may be left out.
    package struct Count: Equatable, Sendable {
        /// The number of views of entries before that of the number.
        package var entries: Int
        /// The number of entries for which there is certainly no room.
        package var extra: Int

        package init(entries: Int, extra: Int) {
            self.entries = entries
            self.extra = extra
        }

        /// The numbers of entries that may be left out.
        package var range: ClosedRange<Int> { max(extra, 1)...max(entries + extra, 1) }
    }

    /// - Parameters:
    ///   - room: The greatest size.
    ///   - isCentred: True if lines stand in the middle of the width.
    ///   - columnsUpTo: The width up to which entries stand in columns, whatever the direction.
    ///   - count: nil shows all entries.
    package init(
        _ direction: LegendArrangement.Direction, room: CGSize = CGSize(width: CGFloat.infinity, height: .infinity),
        isCentred: Bool = false, columnsUpTo: CGFloat = 0, count: Count? = nil
    ) {
        self.direction = direction
        self.room = room
        self.isCentred = isCentred
        self.columnsUpTo = columnsUpTo
        self.count = count
    }

    private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LegendArrangement {
        let room = CGSize(
            width: min(room.width, proposal.width ?? .infinity), height: min(room.height, proposal.height ?? .infinity))
        let entries = count.map { subviews.prefix($0.entries) } ?? subviews[...]
        let sizes = entries.map { view in
            let ideal = view.sizeThatFits(.unspecified)
            let size =
                ideal.width > room.width
                ? view.sizeThatFits(ProposedViewSize(width: room.width, height: nil)) : ideal
            // Entries that count have one line where their lines have no room.
            guard count != nil, size.height > room.height + 0.25 else { return size }
            return view.sizeThatFits(ProposedViewSize(width: room.width, height: room.height))
        }
        let direction = room.width <= columnsUpTo ? .columns : direction
        guard let count, subviews.count > count.entries else {
            return LegendArrangement(direction, of: sizes, in: room, isCentred: isCentred)
        }
        let label = subviews[count.entries]
        return LegendArrangement(direction, of: sizes, extra: count.extra, in: room, isCentred: isCentred) { number in
            label.sizeThatFits(LegendCount.proposal(number, in: count.range)).width
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(proposal, subviews).size
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(proposal, subviews)
        let beyond = CGPoint(x: bounds.minX, y: bounds.maxY + 1_000)
        for (index, view) in subviews.enumerated() {
            if arrangement.frames.indices.contains(index), index < count?.entries ?? .max {
                let frame = arrangement.frames[index]
                view.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: ProposedViewSize(frame.size))
            } else if let count, index == count.entries, let frame = arrangement.countFrame {
                view.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.midY), anchor: .leading,
                    proposal: LegendCount.proposal(
                        count.entries + count.extra - arrangement.frames.count, in: count.range))
            } else {
                view.place(at: beyond, proposal: ProposedViewSize(width: nil, height: 0))
            }
        }
    }
}

/// The number of entries that a legend leaves out. The proposed height chooses it, because a layout cannot tell a view what
/// it has found out otherwise.
package nonisolated struct LegendCount<Label: View>: View {
    private let range: ClosedRange<Int>
    private let label: (Int) -> Label

    /// - Parameters:
    ///   - range: The numbers that may be shown.
    ///   - label: The view for a number.
    package init(_ range: ClosedRange<Int>, @ViewBuilder label: @escaping (Int) -> Label) {
        self.range = range
        self.label = label
    }

    @MainActor package var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach(range.reversed(), id: \.self) { number in
                label(number).fixedSize().frame(height: LegendCount<EmptyView>.height(number, in: range))
            }
            // Where nothing is left out.
            Color.clear.frame(width: 0, height: 0)
        }
    }
}

nonisolated extension LegendCount where Label == EmptyView {
    fileprivate static func height(_ number: Int, in range: ClosedRange<Int>) -> CGFloat {
        CGFloat(number - range.lowerBound + 1)
    }

    /// The proposal for which a number is shown.
    fileprivate static func proposal(_ number: Int, in range: ClosedRange<Int>) -> ProposedViewSize {
        ProposedViewSize(width: nil, height: height(min(max(number, range.lowerBound), range.upperBound), in: range))
    }
}

/// An entry of a legend, in one line where it is cut, or its bare name where it has no room and gets no height: names that
/// are left out are in the text of a picture all the same.
package nonisolated struct LegendEntry<Content: View, Line: View, Name: View>: View {
    private let content: Content
    private let line: Line
    private let name: Name

    /// - Parameters:
    ///   - content: The entry, in lines.
    ///   - line: The entry in one line.
    package init(
        @ViewBuilder content: () -> Content, @ViewBuilder line: () -> Line, @ViewBuilder name: () -> Name
    ) {
        self.content = content()
        self.line = line()
        self.name = name()
    }

    @MainActor package var body: some View {
        ViewThatFits(in: .vertical) {
            content
            line
            name.fixedSize().accessibilityHidden(true)
        }
    }
}

nonisolated extension LegendEntry where Line == EmptyView {
    /// An entry that has as many lines as its name.
    package init(@ViewBuilder content: () -> Content, @ViewBuilder name: () -> Name) {
        self.init(content: content, line: { EmptyView() }, name: name)
    }
}

/// Shows as much of a legend as a room has place for; the rest is scrolled. The last line is cut, which shows that there are
/// more.
package nonisolated struct LegendWindow: Layout {
    private let room: CGSize
    private let lineHeight: CGFloat

    /// - Parameters:
    ///   - room: The greatest size.
    ///   - lineHeight: The height of an entry of one line, in points.
    package init(room: CGSize = CGSize(width: CGFloat.infinity, height: .infinity), lineHeight: CGFloat) {
        self.room = room
        self.lineHeight = lineHeight
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = min(room.width, proposal.width ?? .infinity)
        let height = min(room.height, proposal.height ?? .infinity)
        let offered = ProposedViewSize(width: width.isFinite ? width : nil, height: nil)
        let natural = subviews.first?.sizeThatFits(offered) ?? .zero
        guard natural.height > height + 0.25 else {
            return CGSize(width: min(natural.width, width), height: natural.height)
        }
        let (step, peek) = (lineHeight + LegendArrangement.lineSpacing, lineHeight * 0.6)
        let lines = ((height - peek) / max(step, 1)).rounded(.down)
        return CGSize(width: min(natural.width, width), height: lines >= 1 ? lines * step + peek : height)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = min(room.width, proposal.width ?? .infinity)
        let offered = ProposedViewSize(width: width.isFinite ? width : bounds.width, height: bounds.height)
        for view in subviews { view.place(at: bounds.origin, proposal: offered) }
    }
}
