import Foundation
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Views that open on a layer above everything: menus, pickers in menus, compact date pickers, colour wells.
///
/// Numbers: three controls share the 250 points of a menu, in rows of 60 with titles of 13, or 44 without: not compared
/// with a device. 34.5 is the height of a bordered button (a line of 20.5 and 2 × 7); dates are those of the Gregorian
/// calendar.
@MainActor
@Suite("Menus and panels")
struct MenuTests {
    private let screen = DisplayConfiguration(
        width: 390, height: 700, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    @Test func `a tap opens a menu, one on an item closes it and acts once`() throws {
        var actions: [String] = []
        let test = ViewTest(
            Menu("More") {
                Button("Copy") { actions.append("copy") }
                Button("Delete", role: .destructive) { actions.append("delete") }.disabled(true)
            }, screen)
        #expect(try test.element("More").role == "menu")
        #expect(!test.has("Copy"))
        try test.tap("More")
        #expect(test.has("Copy"))
        #expect(try !test.element("Delete").isEnabled)
        try test.tap("Copy")
        #expect(actions == ["copy"])
        #expect(!test.has("Copy"))
    }

    @Test func `a primary action takes the tap; a finger that stays opens the menu`() throws {
        var count = 0
        let test = ViewTest(
            Menu("Add") {
                Button("Other") {}
            } primaryAction: {
                count += 1
            }, screen)
        try test.tap("Add")
        #expect(count == 1)
        #expect(!test.has("Other"))
        try test.longPress("Add")
        #expect(test.has("Other"))
    }

    @Test func `menus within menus open in place, toggles and pickers are items`() throws {
        let (isOn, size) = (Written(false), Written(1))
        let test = ViewTest(
            Menu("View") {
                Toggle("Grid", isOn: isOn.binding)
                Picker("Size", selection: size.binding) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                Menu("Sort") { Button("By Name") {} }
            }, screen)
        try test.tap("View")
        #expect(try test.element("One").isSelected)
        try test.tap("Sort")
        #expect(test.has("By Name"))
        // The title of the inner menu leads back.
        try test.tap("Sort")
        #expect(!test.has("By Name"))
        try test.tap("Two")
        #expect(size.writes == [2])
        #expect(!test.has("Two"))
        try test.tap("View")
        try test.tap("Grid")
        #expect(isOn.writes == [true])
    }

    @Test func `a menu within a menu lies over it, with its item as the title`() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Sorted \(count)")
                    Menu("View") {
                        Button("Larger") {}
                        Menu("Sort") {
                            Button("By Name \(count)") { count += 1 }
                            Button("Again") { count += 1 }.menuActionDismissBehavior(.disabled)
                            Menu("More") { Button("By Date") { count += 10 } }
                        }
                        Button("Smaller") {}
                    }
                }
            }
        }
        let test = ViewTest(Page(), screen)
        func menu() throws -> CGRect { try #require(test.elements.first { $0.role == "menu" }).frame }
        try test.tap("View")
        let (outer, item) = (try menu(), try test.frame(of: "Sort"))
        #expect(try test.element("Sort").value == "collapsed")
        try test.tap("Sort")
        // Where the item was, as wide as the outer menu, which is out of reach.
        #expect(try menu().minX == outer.minX && menu().width == outer.width)
        #expect(try test.frame(of: "Sort").origin == item.origin)
        #expect(try test.element("Sort").value == "expanded")
        #expect(!test.has("Larger"))
        // Its content follows state while it stays open.
        try test.tap("Again")
        #expect(test.has("By Name 1"))
        try test.tap("More")
        #expect(test.has("By Date") && !test.has("Again"))
        try test.escape(from: "By Date")
        #expect(test.has("Again"))
        // A tap on the outer menu leads back there, one beside it closes all.
        test.tap(at: CGPoint(x: outer.midX, y: outer.minY + 10))
        #expect(test.has("Larger") && !test.has("Again"))
        try test.tap("Sort")
        test.tap(at: CGPoint(x: outer.midX, y: outer.minY - 30))
        #expect(test.elements.map(\.label) == ["Sorted 1", "View"])
        // An item at any depth closes all.
        try test.tap("View")
        try test.tap("Sort")
        try test.tap("More")
        try test.tap("By Date")
        #expect(test.elements.map(\.label) == ["Sorted 11", "View"])
    }

    @Test func `Control groups are a row of a menu, which closes when one of its controls is chosen`() throws {
        var actions: [String] = []
        func menu(_ count: Int) -> ViewTest<some View> {
            ViewTest(
                Menu("Edit") {
                    ControlGroup {
                        ForEach(0..<count, id: \.self) { index in
                            Button("Act \(index)", systemImage: "doc") { actions.append("\(index)") }
                        }
                    }
                    Button("More") {}
                }, screen)
        }
        let three = menu(3)
        try three.tap("Edit")
        let shares = try (0..<3).map { try three.frame(of: "Act \($0)") }
        #expect(shares.allSatisfy { abs($0.width - 250.0 / 3) <= 0.5 && $0.height == 60 })
        #expect(three.texts.contains { $0.string == "Act 1" && $0.fontSize == 13 })
        try three.tap("Act 2")
        #expect(actions == ["2"] && !three.has("More"))
        // More than three are pictures alone.
        let four = menu(4)
        try four.tap("Edit")
        #expect(try four.frame(of: "Act 3").height == 44)
        #expect(!four.texts.contains { $0.string == "Act 3" })
    }

    @Test func `a picker in a menu that is to be one is a menu within it`() throws {
        let size = Written(1)
        let test = ViewTest(
            Menu("View") {
                Picker("Size", selection: size.binding) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.menu)
                Button("Other") {}
            }, screen)
        try test.tap("View")
        let item = try #require(test.elements.first { $0.label.hasPrefix("Size") })
        #expect(item.label == "Size, One" && item.value == "collapsed")
        #expect(!test.has("Two"))
        try test.tap(item.label)
        #expect(try test.element("One").isSelected)
        try test.tap("Two")
        #expect(size.writes == [2])
        #expect(test.elements.count == 1)
    }

    private struct Sizes: View {
        @State private var size = 1

        var body: some View {
            Picker("Size", selection: $size) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
        }
    }

    @Test func `a picker is a button with the chosen option that opens a menu`() throws {
        let test = ViewTest(Sizes(), screen)
        let element = try test.element("Size")
        #expect(element.role == "picker")
        #expect(element.value == "One")
        try test.tap("Size")
        try test.tap("Two")
        #expect(try test.element("Size").value == "Two")
        #expect(!test.has("One"))
        try test.activate("Size")
        #expect(test.has("One"))
    }

    @Test func `in a row the label stands at the leading edge`() throws {
        let test = ViewTest(Sizes().environment(\.isInListRow, true), DisplayConfiguration(width: 390))
        #expect(try test.text("Size").frame.minX == 0)
        #expect(try test.element("Size").frame.width == 390)
    }

    @Test func `a compact date picker opens a calendar over the screen`() throws {
        let date = Written(Date(timeIntervalSinceReferenceDate: 0))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let test = ViewTest(
            DatePicker("Due", selection: date.binding)
                .environment(\.calendar, calendar)
                .environment(\.timeZone, calendar.timeZone), screen)
        #expect(try test.element("Date").value == "Jan 1, 2001")
        #expect(try test.frame(of: "Date").height == 34.5)
        try test.tap("Date")
        #expect(test.has("January 2001"))
        try test.tap("Tuesday, January 9")
        #expect(date.writes == [Date(timeIntervalSinceReferenceDate: 8 * 86_400)])
    }

    @Test func `a colour well opens a table of colours`() throws {
        let color = Written(Color.white)
        let test = ViewTest(ColorPicker("Tint", selection: color.binding), screen)
        let element = try test.element("Tint")
        #expect(element.role == "colorWell")
        #expect(element.value == "red 100, green 100, blue 100")
        try test.tap("Tint")
        try test.tap("row 1, column 12")
        #expect(color.writes.count == 1)
        #expect(color.value.resolve(in: EnvironmentValues()) == Color.black.resolve(in: EnvironmentValues()))
    }

    @Test func `the controls of a group share a plate`() throws {
        var taps: [String] = []
        let test = ViewTest(
            ControlGroup("Zoom") {
                Button("In") { taps.append("in") }
                Button("Out") { taps.append("out") }
            })
        #expect(try test.frame(of: "In").height == 34.5)
        #expect(try test.frame(of: "In").maxX == test.frame(of: "Out").minX)
        try test.tap("Out")
        #expect(taps == ["out"])
    }
}

extension MenuTests {
    @Test func `an item may leave the menu open`() throws {
        struct Page: View {
            @State var count = 0

            var body: some View {
                Menu("Open \(count)") {
                    Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
                    Button("Last") { count += 10 }
                }
            }
        }
        let test = ViewTest(Page(), ContextMenuTests.phone)
        try test.tap("Open 0")
        try test.tap("More")
        try test.tap("More")
        try test.tap("Last")
        #expect(test.has("Open 12"))
    }
}
