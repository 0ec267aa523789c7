import Drawing
import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The row count of a section, and its relation to the section above.
final class ListSection: Sendable {
    let rowCount: Int
    /// True if the first row directly follows the last row of another section.
    let followsRow: Bool

    init(rowCount: Int, followsRow: Bool) {
        self.rowCount = rowCount
        self.followsRow = followsRow
    }
}

/// The position of a row in its section and in its source data.
struct ListRowPlace {
    let section: ListSection
    /// The index in the section.
    let index: Int
    let run: LazyRun
    /// The index in the run.
    let position: Int

    var isFirst: Bool { index == 0 }
    var isLast: Bool { index == section.rowCount - 1 }
}

/// Wraps the boxes of a run in rows.
@MainActor
final class ListRowSource: LazySource {
    private let run: LazyRun
    private let section: ListSection
    private let first: Int
    private let makeRow: (LayoutBox, ListRowPlace) -> ListRow?
    private let knownRow: (LayoutBox) -> ListRow?
    /// Weak, because the list owns the rows; the box with the lines may stay on screen longer than the list.
    private var rows: [Int: Made] = [:]

    private struct Made { weak var row: ListRow? }

    init(
        _ run: LazyRun, in section: ListSection, from first: Int,
        makeRow: @escaping (LayoutBox, ListRowPlace) -> ListRow?, knownRow: @escaping (LayoutBox) -> ListRow?
    ) {
        self.run = run
        self.section = section
        self.first = first
        self.makeRow = makeRow
        self.knownRow = knownRow
    }

    func box(at index: Int) -> LayoutBox? {
        guard let content = run.source.box(at: index) else { return nil }
        let place = ListRowPlace(section: section, index: first + index, run: run, position: index)
        let row = makeRow(content, place)
        rows[index] = row.map { Made(row: $0) }
        return row?.box
    }

    func id(at index: Int) -> AnyHashable? { run.source.id(at: index) }
    func index(of id: AnyHashable) -> Int? { run.source.index(of: id) }
    func index(ofView id: AnyHashable) -> Int? { run.source.index(ofView: id) }
    func element(at index: Int) -> Int? { run.source.element(at: index) }

    func release(at index: Int) {
        rows.removeValue(forKey: index)?.row?.release()
        run.source.release(at: index)
    }

    func show(_ positions: Range<Int>) { run.source.show(positions) }

    var made: [LayoutBox] { run.source.made.compactMap { knownRow($0)?.box } }
}

/// Space between sections.
@MainActor
final class ListGap: LazySource {
    private let box: LayoutBox

    init(length: CGFloat) { box = ListGapBox(length: length) }

    func box(at index: Int) -> LayoutBox? { box }
    var made: [LayoutBox] { [box] }
}

/// An empty box of a fixed height.
final class ListGapBox: LayoutBox {
    private let length: CGFloat

    init(length: CGFloat) {
        self.length = length
        super.init()
        roles = .gap
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: length)
    }
}

/// Wraps the headers or footers of a run in their insets.
@MainActor
final class ListHeaderSource: LazySource {
    private let run: LazyRun
    private let makeLine: (LayoutBox) -> ListHeaderBox?

    init(_ run: LazyRun, makeLine: @escaping (LayoutBox) -> ListHeaderBox?) {
        self.run = run
        self.makeLine = makeLine
    }

    func box(at index: Int) -> LayoutBox? { run.source.box(at: index).flatMap(makeLine) }
    func index(of id: AnyHashable) -> Int? { run.source.index(of: id) }
    func show(_ positions: Range<Int>) { run.source.show(positions) }
    var made: [LayoutBox] { run.source.made.compactMap(makeLine) }
}

/// A header or footer of a section.
///
/// In groups, a header has 17 points above its text and 6 below, a footer 6 and 12 (measured in pictures of iOS 17.5
/// and 18.5: Docs/Facts/IOSMetrics.md, "Inset grouped list"). Plain headers are at least 28 points high and have the
/// page's background, because rows pass under them.
final class ListHeaderBox: TransparentBox {
    private let role: LazyRole
    var metrics: ListMetrics {
        didSet { if metrics != oldValue { invalidateLayout() } }
    }

    init(_ role: LazyRole, metrics: ListMetrics) {
        self.role = role
        self.metrics = metrics
        super.init()
        roles = .listLine
    }

    private var insets: EdgeInsets {
        let sides = metrics.margin + metrics.rowInsets.leading
        if let insets = wrapped?.traits[ListRowInsetsKey.self] {
            return EdgeInsets(
                top: insets.top, leading: metrics.margin + insets.leading, bottom: insets.bottom,
                trailing: metrics.margin + insets.trailing)
        }
        switch (role, metrics.style.isGrouped) {
        case (.footer, _): return EdgeInsets(top: 6, leading: sides, bottom: 12, trailing: sides)
        case (_, true): return EdgeInsets(top: 17, leading: sides, bottom: 6, trailing: sides)
        default: return EdgeInsets(top: 5, leading: sides, bottom: 5, trailing: sides)
        }
    }

    private var minimumHeight: CGFloat {
        if role == .footer { return 0 }
        return metrics.minimumHeaderHeight ?? (metrics.style.isGrouped ? 38 : 28)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = wrapped?.size(for: inner(proposal)) ?? .zero
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: max(minimumHeight, size.height + insets.top + insets.bottom))
    }

    override func placeChildren() {
        guard let wrapped else { return }
        let offer = inner(ProposedViewSize(placedSize))
        let size = wrapped.size(for: offer)
        // The rest goes above a header in a group, and equally above and below a plain one.
        let rest = placedSize.height - size.height - insets.top - insets.bottom
        let top = role == .footer ? insets.top : insets.top + (metrics.style.isGrouped ? rest : rest / 2)
        let x = layoutDirection == .rightToLeft ? placedSize.width - insets.leading - size.width : insets.leading
        wrapped.place(at: CGPoint(x: x, y: top), proposal: offer)
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        if role == .header, !metrics.style.isGrouped {
            let bounds = CGRect(origin: .zero, size: size)
            list.append(.fill(.rect(bounds), .color(metrics.listBackground), antialiased: false))
        }
        list.append(contentsOf: super.draw(in: pass))
        return list
    }

    override func describe(to builder: inout SemanticsBuilder) {
        let elements = builder.gather { super.describe(to: &$0) }
        // A single text gets the frame of the whole line (seen on iOS: Docs/Facts/IOSMetrics.md, "Accessibility").
        let isWhole = elements.count == 1 && elements[0].role == .text
        for var element in elements {
            if role == .header, element.role == .text { element.traits.formUnion(.isHeader) }
            if isWhole { element.frame = builder.frame(of: self) }
            builder.add(element)
        }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        if let hit = super.hitTest(point) { return hit }
        // Blocks touches to rows under a header that is pinned.
        return CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}
