import CoreGraphics
import Drawing
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// The gap at the drop position of a row that a finger moves.
///
/// Numbers: rows are as high as their content and insets of 11 each, 44 and 82. The first card begins at 35, as laid
/// out today; not compared with a device. Colours are the system's.
@MainActor
@Suite("Lists: gaps of rows that are moved")
struct ListGapTests {
    private struct Names: View {
        @State var names = ["A", "B", "C"]
        var style = ListStyleKind.insetGrouped
        var spacing: CGFloat?
        /// The background of all rows; nil for that of the style.
        var background: Color?

        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(name).frame(height: name == "B" ? 60 : 22).listRowBackground(background)
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.listStyle, style)
            .listRowSpacing(spacing)
        }
    }

    private func lifted(
        _ view: Names, _ name: String, by distance: CGFloat, animates: Bool = false, scheme: ColorScheme = .light,
        after time: Double = 1
    ) throws -> ViewTest<Names> {
        let test = ViewTest(
            view, DisplayConfiguration(width: 390, height: 400, colorScheme: scheme, animates: animates))
        let start = CGPoint(x: 200, y: try test.text(name).frame.midY)
        test.touch(at: start)
        test.advance(by: 0.6)
        try test.move(to: CGPoint(x: start.x, y: start.y + distance))
        test.advance(by: time)
        return test
    }

    /// The colour that is seen at a place of the list.
    private func color(_ test: ViewTest<Names>, x: CGFloat = 300, y: CGFloat) throws -> RGBAColor {
        try test.color(at: CGPoint(x: x, y: y))
    }

    private let card = RGBAColor(hex: 0xFFFFFF)
    private let page = RGBAColor(hex: 0xF2F2F7)

    /// Cards start 35 points down; A and C are 44 points high, B 82.
    @Test func `the card goes on in the gap, and nothing of the page is seen while others make room`() throws {
        for time in [0.1, 1] {
            let test = try lifted(Names(), "A", by: 300, animates: true, after: time)
            for y in stride(from: 36.0, to: 35 + 44 + 82 + 44, by: 2.25) {
                #expect(try !isNear(color(test, y: y).red, page.red, by: 0.01), "at \(y)")
            }
            #expect(try color(test, x: 17, y: 35 + 170 - 1) == page, "the corner of the card stays round")
        }
    }

    @Test(arguments: [ListStyleKind.insetGrouped, .grouped, .plain])
    func `lines are where rows end, in the gap as well`(_ style: ListStyleKind) throws {
        func lines(_ test: ViewTest<Names>) -> [CGFloat] {
            test.displayList.filledRects.filter { $0.height <= 0.5 && $0.width > 200 }.map(\.maxY).sorted()
        }
        let top: CGFloat = style == .plain ? 0 : 35
        let ends: [CGFloat] = style == .insetGrouped ? [] : [top + 170]
        let starts: [CGFloat] = style == .insetGrouped ? [] : [top + 0.5]
        #expect(
            lines(ViewTest(Names(style: style), DisplayConfiguration(width: 390, height: 400)))
                == starts + [top + 44, top + 126] + ends)
        // B is where A was, then C, then the gap.
        let test = try lifted(Names(style: style), "A", by: 150)
        #expect(lines(test) == starts + [top + 82, top + 126] + ends)
        // The gap, then A and B.
        let other = try lifted(Names(style: style), "C", by: -150)
        #expect(lines(other) == starts + [top + 44, top + 88] + ends)
    }

    @Test func `rows that are cards by themselves leave nothing, and plain rows leave the page`() throws {
        let apart = try lifted(Names(spacing: 10), "A", by: 300)
        #expect(try color(apart, y: 35 + 82 + 10 + 44 + 10 + 20) == page)
        let plain = try lifted(Names(style: .plain), "A", by: 300)
        #expect(try color(plain, y: 82 + 44 + 20) == card)
        #expect(plain.displayList.filledRects.filter { $0.height == 44 && $0.minY == 82 + 44 }.isEmpty)
    }

    @Test func `where rows have backgrounds of their own what lies behind the rows is seen in the gap`() throws {
        let yellow = RGBAColor(hex: 0xFFFF00)
        let test = try lifted(Names(background: Color(red: 1, green: 1, blue: 0)), "A", by: 300)
        // B and C have moved up by the height of A; the gap is the last of the card.
        #expect(try color(test, y: 35 + 20) == yellow && color(test, y: 35 + 82 + 20) == yellow)
        #expect(try color(test, y: 35 + 82 + 44 + 20) == page)
    }

    @Test func `a row that is let go settles: its shadow and its lighter look fade by and by`() throws {
        let test = try lifted(Names(), "A", by: 60, animates: true, scheme: .dark)
        func shadow() -> Double? {
            func find(_ list: DisplayList) -> Double? {
                list.items.firstNonNil { item in
                    guard case .group(let group) = item else { return nil }
                    for case .shadow(let color, _, _) in group.filters { return color.alpha }
                    return find(group.content)
                }
            }
            return find(test.displayList)
        }
        let full = try #require(shadow())
        try test.lift()
        var seen: [Double] = []
        for _ in 0..<10 {
            seen.append(shadow() ?? 0)
            test.advance(by: 0.05)
        }
        #expect(seen[0] == full && seen[3] > 0 && seen[3] < full * 0.9)
        #expect(seen == seen.sorted(by: >))
        test.advance(by: 1)
        #expect(shadow() == nil)
    }

    @Test func `a row that goes on from its menu is seen with the finger, as the menu goes`() throws {
        struct Menus: View {
            var body: some View {
                List {
                    ForEach(["A", "B", "C"], id: \.self) { Text($0).contextMenu { Button("Open") {} } }
                        .onMove { _, _ in }
                }
            }
        }
        let test = ViewTest(Menus(), DisplayConfiguration(width: 390, height: 500, animates: true))
        let frame = try test.text("B").frame
        let start = try #require(test.displayList.places(of: "B").first)
        test.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        for _ in 0..<10 { test.advance(by: 0.1) }
        #expect(test.has("Open"))
        for distance in [20.0, 30] { try test.move(to: CGPoint(x: frame.midX, y: frame.midY + distance)) }
        test.advance(by: 0.05)
        let places = test.displayList.places(of: "B")
        #expect(places.count == 1, "over what dims its list, and not in that as well")
        #expect(isNear(places[0], start + 30, by: 1), "\(places)")
    }
}

extension DisplayList {
    /// The baselines of the texts that are a string.
    fileprivate func places(of string: String) -> [CGFloat] { places(of: string, under: .identity) }

    private func places(of string: String, under transform: CGAffineTransform) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
            switch item {
            case .text(let run): run.text == string ? [run.origin.applying(transform).y] : []
            case .group(let group): group.content.places(of: string, under: group.transform.concatenating(transform))
            default: []
            }
        }
    }
}
