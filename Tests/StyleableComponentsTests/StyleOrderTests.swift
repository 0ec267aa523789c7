import StyleableComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// The order in which styles of the compact form apply.
///
/// Numbers: none; the order is that of Docs/Facts/Styleable.md, from the outside in.
@Suite(.serialized)
struct StyleOrderTests {
    private func trace(_ view: some View) -> [String] {
        StyleTrace.shared.clear()
        _ = ViewTest(view).size
        return StyleTrace.shared.names
    }

    private var row: LeverRow { LeverRow(caption: "Row", isDown: .constant(true), label: { "" }) }

    @Test func `a composite applies its look, its layout, and the looks of its parts`() {
        #expect(
            trace(row) == ["row content", "row base", "caption fiori", "row's caption, direct child: true"])
    }

    @Test func `styles of the app apply inside of those, the nearest first and the farthest last`() {
        let view = row.captionStyle { Caption($0).traced("near") }.captionStyle { Caption($0).traced("far") }
        #expect(
            trace(view) == [
                "row content", "row base", "caption fiori", "row's caption, direct child: true", "near", "far",
            ])
    }

    @Test func `a style that replaces a part leaves out what is nearer to the base`() throws {
        let view = row.captionStyle { _ in Text("Instead") }.captionStyle { Caption($0).traced("far") }
        #expect(trace(view).last == "row's caption, direct child: true")
        let test = ViewTest(view)
        #expect(test.has("Instead"))
        #expect(!test.has("Row"))
    }

    @Test func `a style of the composite's own part reaches that part only`() {
        let view = VStack {
            row
            Caption(caption: "Alone")
        }
        .leverRowStyle(.captionStyle { Caption($0).traced("in rows") })
        let names = trace(view)
        #expect(names.count { $0 == "in rows" } == 1)
        #expect(names.count { $0 == "caption fiori" } == 2)
    }

    @Test func `styles cumulate by concat and modifier`() {
        struct Noted: ViewModifier {
            let name: String
            func body(content: Content) -> some View { content.traced(name) }
        }
        struct First: CaptionStyle {
            func makeBody(_ configuration: CaptionConfiguration) -> some View { Caption(configuration).traced("first") }
        }
        struct Second: CaptionStyle {
            func makeBody(_ configuration: CaptionConfiguration) -> some View {
                Caption(configuration).traced("second")
            }
        }
        let caption = Caption(caption: "A")
        #expect(trace(caption.captionStyle(First().concat(Second()))) == ["caption fiori", "second", "first"])
        #expect(
            trace(caption.captionStyle(First().modifier(Noted(name: "modifier"))))
                == ["caption fiori", "modifier", "first"])
    }

    @Test func `parts know whose they are`() {
        let board = Board(caption: "Row", isDown: .constant(true), label: { "" })
        #expect(trace(board).contains("row's caption, direct child: false"))
    }

    @Test func `of two enclosing styles that set one colour the farther one wins, and both wrap the part`() throws {
        struct Colored: CaptionStyle {
            let size: CGFloat
            func makeBody(_ configuration: CaptionConfiguration) -> some View {
                Caption(configuration).font(.system(size: size)).padding(10)
            }
        }
        let plain = ViewTest(Caption(caption: "A").font(.system(size: 31)))
        let test = ViewTest(Caption(caption: "A").captionStyle(Colored(size: 30)).captionStyle(Colored(size: 31)))
        #expect(try test.text("A").fontSize == 31)
        #expect(abs(test.size.height - plain.size.height - 40) < 0.5)
    }

    @Test func `a style on the component itself is the nearest`() {
        let view = VStack { row.captionStyle { Caption($0).traced("own") } }
            .captionStyle { Caption($0).traced("around") }
        #expect(trace(view).suffix(2) == ["own", "around"])
    }

    @Test func `a style of a composite that shows the composite adds to it, and one that does not replaces it`() {
        #expect(
            trace(row.leverRowStyle { LeverRow($0).traced("app") }).prefix(3) == ["row content", "app", "row base"])
        #expect(trace(row.leverRowStyle { _ in Text("Instead") }) == ["row content"])
        #expect(trace(row.leverRowStyle { $0.caption.traced("only") }).contains("row base") == false)
    }

    @Test func `the styles of the package can be asked for by name`() {
        #expect(trace(row.leverRowStyle(.base)).contains("row base"))
        #expect(trace(Caption(caption: "A").captionStyle(.fiori)) == ["caption fiori", "caption fiori"])
        #expect(trace(Caption(caption: "A").captionStyle(.base)) == ["caption fiori"])
    }

    @Test func `a style for a part by closure and by value means the same`() {
        struct Named: CaptionStyle {
            func makeBody(_ configuration: CaptionConfiguration) -> some View { Caption(configuration).traced("x") }
        }
        #expect(
            trace(row.leverRowStyle(.captionStyle(Named())))
                == trace(row.leverRowStyle(.captionStyle { Caption($0).traced("x") })))
    }

    @Test func `nested styles of a composite get its configuration`() {
        // LeverRowFioriStyle.CaptionFioriStyle asks its configuration of the row.
        #expect(trace(row).last == "row's caption, direct child: true")
        #expect(
            trace(
                VStack {
                    row; Caption(caption: "B")
                }
            ).count { $0.hasPrefix("row's caption") } == 1)
    }

    @Test func `a part is empty if its view is one that shows nothing`() {
        #expect(Caption { Optional<Text>.none }.isEmpty)
        #expect(!Caption { Optional(Text("A")) }.isEmpty)
        #expect(Caption { EmptyView() }.isEmpty)
        #expect(Badges(badges: []).isEmpty)
        #expect(!Board(caption: nil, isDown: .constant(true), label: { "" }, panel: "").isEmpty)
    }

    @Test func `a style may read the environment`() {
        struct Direction: CaptionStyle {
            @Environment(\.layoutDirection) private var layoutDirection

            func makeBody(_ configuration: CaptionConfiguration) -> some View {
                Text(layoutDirection == .rightToLeft ? "right to left" : "left to right")
            }
        }
        let view = Caption(caption: "A").captionStyle(Direction()).environment(\.layoutDirection, .rightToLeft)
        #expect(ViewTest(view).has("right to left"))
    }

    @Test func `a component is empty if its views are; data does not count`() {
        #expect(Caption(caption: nil).isEmpty)
        #expect(!Caption(caption: "x").isEmpty)
        #expect(LeverRow(caption: nil, isDown: .constant(true), label: { "" }).isEmpty)
        #expect(!row.isEmpty)
        #expect(!Lever(isDown: .constant(true)).isEmpty)
        #expect(Process(title: { EmptyView() }, steps: {}).isEmpty)
        #expect(!Process(title: { EmptyView() }, steps: { "a" }).isEmpty)
    }

    @Test func `a mandatory field marks its title`() {
        #expect(ViewTest(Field(title: "Name", isRequired: true, text: .constant(""))).has("Name, Required Field"))
        #expect(!ViewTest(Field(title: "Name", text: .constant(""))).has("Name, Required Field"))
    }

    @Test func `a change of a binding reaches the part`() throws {
        struct Levers: View {
            @State private var isDown = false
            var body: some View { LeverRow(isDown: $isDown, label: { "" }) }
        }
        let test = ViewTest(Levers())
        try test.tap("Lever")
        #expect(try test.element("Lever").value == "1")
    }

    @Test func `a module with a part of a name that others have means its own`() {
        #expect(ViewTest(OwnTitles()).has("own style"))
        #expect(ViewTest(OwnTitles()).has("Named"))
        #expect(ViewTest(OtherTitle()).has("other style"))
    }
}
