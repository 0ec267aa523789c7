import CoreGraphics
import Drawing
import SwiftUI
import Testing

@testable import SwiftUIControls
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Two pages, the second with a bar of its own kind.
private struct Pages: View {
    enum Second: CaseIterable { case inline, large, hidden }

    var second = Second.inline
    var first = NavigationBarItem.TitleDisplayMode.inline

    var body: some View {
        NavigationStack {
            NavigationLink("Go") {
                Color.green
                    .navigationTitle("Second")
                    .navigationBarTitleDisplayMode(second == .large ? .large : .inline)
                    .toolbar(second == .hidden ? .hidden : .visible, for: .navigationBar)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                    }
            }
            .navigationTitle("First")
            .navigationBarTitleDisplayMode(first)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                ToolbarItem(placement: .bottomBar) { Button("Trash") {} }
            }
        }
    }
}

/// Bars of two pages go over in place or slide with their pages.
///
/// Numbers: the finger's part of the width of 300, linearly: pages move by that, the lower one by a third of it, titles
/// by half, as drawn today by eye; not compared with a device. Tolerances of 3 to 5 points tell movement from rest.
@MainActor
@Suite("Bars stay where they are while pages slide")
struct BarCrossingTests {
    private let phone = DisplayConfiguration(width: 300, height: 400, animates: true)

    /// The horizontal start of a drawn text, and its opacity.
    private struct Shown {
        let x: CGFloat
        let opacity: Double
    }

    private func shown<V: View>(_ string: String, _ test: ViewTest<V>) -> [Shown] {
        _ = test.elements
        return test.displayList.texts(string).map { Shown(x: $0.x, opacity: $0.opacity) }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `items go over in place, titles move the way that the pages do`(direction: LayoutDirection) throws {
        var phone = phone
        phone.layoutDirection = direction
        let sign: CGFloat = direction == .leftToRight ? 1 : -1
        let test = ViewTest(Pages(), phone)
        let add = try #require(shown("Add", test).first)
        let first = try #require(shown("First", test).first)
        #expect(add.opacity == 1)
        try test.tap("Go")
        test.advance(by: 0.1)
        let leaving = try #require(shown("Add", test).first)
        #expect(leaving.x == add.x && leaving.opacity < 1 && leaving.opacity > 0)
        let old = try #require(shown("First", test).first { $0.opacity == leaving.opacity })
        #expect(sign * (old.x - first.x) < -5)
        let coming = try #require(shown("Save", test).first)
        #expect(abs(coming.opacity + leaving.opacity - 1) < 0.001)
        let title = try #require(shown("Second", test).first)
        #expect(title.opacity == coming.opacity)
        test.advance(by: 0.5)
        let settled = try #require(shown("Second", test).first)
        #expect(sign * (title.x - settled.x) > 5)
        #expect(settled.opacity == 1)
        #expect(shown("Save", test).first?.x == coming.x)
        #expect(shown("Add", test).isEmpty && shown("Trash", test).isEmpty)
    }

    @Test func `large titles move with their pages`() throws {
        let test = ViewTest(Pages(second: .large, first: .large), phone)
        let first = try #require(shown("First", test).first)
        let add = try #require(shown("Add", test).first)
        try test.tap("Go")
        test.advance(by: 0.02)
        let progress = try #require(shown("Save", test).first?.opacity)
        #expect(shown("Add", test).first?.x == add.x)
        let second = try #require(shown("Second", test).first)
        #expect(isNear(second.x, first.x + 300 * (1 - progress), by: 1) && second.opacity == 1)
        let old = try #require(shown("First", test).min { $0.x < $1.x })
        #expect(isNear(old.x, first.x - 100 * progress, by: 1))
    }

    @Test func `a part that comes while the pages slide is as far as the others`() throws {
        struct Late: View {
            @State private var isLate = false
            var body: some View {
                Color.green.navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                    .toolbar { if isLate { ToolbarItem(placement: .topBarTrailing) { Button("Late") {} } } }
                    .toolbarBackground(isLate ? .visible : .hidden, for: .navigationBar)
                    .onAppear { isLate = true }
            }
        }
        let test = ViewTest(
            NavigationStack {
                NavigationLink("Go") { Late() }.navigationTitle("First").navigationBarTitleDisplayMode(.inline)
            }, phone)
        try test.tap("Go")
        #expect(shown("Late", test).allSatisfy { $0.opacity == 0 }, "not at once")
        test.advance(by: 0.05)
        let late = try #require(shown("Late", test).first)
        #expect(try late.opacity == #require(shown("Second", test).first).opacity)
        #expect(late.opacity < 0.9)
    }

    @Test func `a bar slides with its page where the other page has none`() throws {
        let test = ViewTest(Pages(second: .hidden), phone)
        let add = try #require(shown("Add", test).first)
        let trash = try #require(shown("Trash", test).first)
        try test.tap("Go")
        test.advance(by: 0.05)
        let sliding = try #require(shown("Add", test).first)
        #expect(sliding.x < add.x - 3 && sliding.opacity == 1)
        let fading = try #require(shown("Trash", test).first)
        #expect(fading.x == trash.x && fading.opacity < 1, "both pages have a bar below")
    }

    @Test func `a finger that goes back takes the bars along, and they are whole where it lets go`() throws {
        let test = ViewTest(Pages(), phone)
        let title = try #require(shown("First", test).first)
        try test.tap("Go")
        test.advance(by: 1)
        let settled = try #require(shown("Second", test).first)
        test.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 105, y: 200), duration: 2, releases: false)
        let held = try #require(shown("Second", test).first)
        #expect(isNear(held.x, settled.x + 50, by: 1))
        #expect(isNear(CGFloat(held.opacity), 2 / 3, by: 0.01))
        #expect(isNear(CGFloat(shown("Add", test).first?.opacity ?? 0), 1 / 3, by: 0.01))
        test.drag(from: CGPoint(x: 105, y: 200), to: CGPoint(x: 280, y: 200), duration: 0.2)
        test.advance(by: 1)
        let back = try #require(shown("First", test).first)
        #expect(back.x == title.x && back.opacity == 1)
        #expect(shown("Save", test).isEmpty)
    }

    @Test func `what slides behind a bar is under the items of both`() throws {
        struct Coloured: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Color.green.navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                            .toolbarBackground(.red, for: .navigationBar).toolbarBackground(
                                .visible, for: .navigationBar)
                    }
                    .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Add") {} }
                }
            }
        }
        let test = ViewTest(Coloured(), phone)
        try test.tap("Go")
        test.advance(by: 0.1)
        let items = test.displayList.flattened
        let red = try #require(
            items.firstIndex { if case .fill(_, .color(RGBAColor(hex: 0xFF3B30)), _, _) = $0 { true } else { false } })
        let add = try #require(
            items.firstIndex { if case .text(let run) = $0 { run.text == "Add" } else { false } })
        #expect(red < add)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `what is behind one bar alone slides with its page`(direction: LayoutDirection) throws {
        struct Coloured: View {
            let first: Visibility
            let second: Visibility

            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Color.green.navigationTitle("").navigationBarTitleDisplayMode(.inline)
                            .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar)
                            .toolbarBackground(second, for: .navigationBar)
                    }
                    .navigationTitle("").navigationBarTitleDisplayMode(.inline)
                    .toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .navigationBar)
                    .toolbarBackground(first, for: .navigationBar)
                }
            }
        }
        var phone = phone
        phone.layoutDirection = direction
        /// The colours of the bar above the visible part of the lower page, and above the upper page.
        func colors(_ first: Visibility, _ second: Visibility) throws -> (lower: RGBAColor, upper: RGBAColor) {
            let test = ViewTest(Coloured(first: first, second: second), phone)
            try test.tap("Go")
            test.advance(by: 1)
            let (start, end): (CGFloat, CGFloat) = direction == .leftToRight ? (5, 155) : (295, 145)
            test.drag(
                from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 2, releases: false)
            let places: [CGFloat] = direction == .leftToRight ? [130, 280] : [170, 20]
            let shown = try places.map { try test.color(at: CGPoint(x: $0, y: 20)) }
            return (shown[0], shown[1])
        }
        let upper = try colors(.hidden, .visible)
        #expect(upper.upper.hex == "FF0000")
        #expect(upper.lower.blue > 0.9 && upper.lower.green > 0.9, "the page alone")
        let lower = try colors(.visible, .hidden)
        #expect(lower.lower.red == 0 && lower.lower.blue > 0.9, "it is darkened with its page")
        #expect(lower.upper.green > 0.5, "the upper page covers it")
        let both = try colors(.visible, .visible)
        #expect(both.lower == both.upper && both.upper.red > 0.3 && both.upper.blue > 0.3, "they go over in place")
    }
}

extension DisplayList {
    /// The horizontal starts of the drawn texts with a string, and their opacities.
    fileprivate func texts(_ string: String) -> [(x: CGFloat, opacity: Double)] {
        items.flatMap { item -> [(x: CGFloat, opacity: Double)] in
            switch item {
            case .text(let run): run.text == string ? [(run.origin.x, 1)] : []
            case .group(let group):
                group.content.texts(string).map { ($0.x + group.transform.tx, $0.opacity * group.opacity) }
            default: []
            }
        }
    }

    /// All drawn items, from back to front, without groups.
    fileprivate var flattened: [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            if case .group(let group) = item { group.content.flattened } else { [item] }
        }
    }
}
