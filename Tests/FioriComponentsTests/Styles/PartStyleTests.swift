import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Styles of the app, of the composite and of the part, on a header of a section.
///
/// Numbers: 15 and 17 points are the sizes of subheadline and body at the default text size (Human Interface Guidelines,
/// Typography); 40 and 41 are sizes that no text style has.
struct PartStyleTests {
    private let header = SectionHeader(title: "Orders", attribute: "12")

    private func size(of text: String, _ view: some View) throws -> CGFloat {
        try ViewTest(view, DisplayConfiguration(width: 358)).text(text).fontSize
    }

    @Test func `the composite's look of a part wins over the part's own`() throws {
        #expect(try size(of: "Orders", header) == 15)
        #expect(try size(of: "Orders", Title(title: "Orders")) == 17)
        #expect(try size(of: "12", header) == 17)
    }

    @Test func `the app's style wins over both, and the farther one over the nearer`() throws {
        let near = header.titleStyle { Title($0).font(.system(size: 40)) }
        #expect(try size(of: "Orders", near) == 40)
        #expect(try size(of: "Orders", near.titleStyle { Title($0).font(.system(size: 41)) }) == 41)
        #expect(try size(of: "12", near) == 17)
    }

    @Test func `a style for parts of one component leaves those of others alone`() throws {
        let view = VStack {
            header
            SectionFooter(title: "Footer", attribute: "13")
        }
        .sectionHeaderStyle(.titleStyle { Title($0).font(.system(size: 40)) })
        #expect(try size(of: "Orders", view) == 40)
        #expect(try size(of: "Footer", view) == 15)
    }

    @Test func `a style sheet changes a part of one component, parts of that name on their own, or all labels`() throws
    {
        func theme(_ sheet: String) throws -> ThemeManager {
            let theme = ThemeManager()
            theme.addStyleSheet(try StyleSheet(sheet))
            return theme
        }
        let view = VStack {
            header
            Title(title: "Alone")
        }
        let one = view.fioriTheme(try theme("SectionHeader.title { font-size: 40; }"))
        #expect(try size(of: "Orders", one) == 40)
        #expect(try size(of: "Alone", one) == 17)
        let alone = view.fioriTheme(try theme("Title.title { font-size: 40; }"))
        #expect(try size(of: "Orders", alone) == 15)
        #expect(try size(of: "Alone", alone) == 40)
        let labels = view.fioriTheme(try theme("Label { font-size: 40; }"))
        for text in ["Orders", "12", "Alone"] { #expect(try size(of: text, labels) == 40) }
    }

    @Test func `the app's style wins over style sheets`() throws {
        let theme = ThemeManager()
        theme.addStyleSheet(try StyleSheet("SectionHeader.title { font-size: 40; }"))
        let view = header.titleStyle { Title($0).font(.system(size: 41)) }.fioriTheme(theme)
        #expect(try size(of: "Orders", view) == 41)
    }

    @Test func `a theme that changes changes its parts`() throws {
        let theme = ThemeManager()
        let test = ViewTest(header.fioriTheme(theme), DisplayConfiguration(width: 358))
        #expect(try test.text("Orders").fontSize == 15)
        theme.addStyleSheet(try StyleSheet("SectionHeader.title { font-size: 40; }"))
        #expect(try test.text("Orders").fontSize == 40)
    }

    @Test func `the style cache changes a part once`() throws {
        let theme = ThemeManager()
        StyleCache.upsertStyles(["title": AnyViewModifier { $0.padding(.bottom, 100) }], in: theme)
        let plain = ViewTest(Title(title: "Orders"), DisplayConfiguration(width: 358)).size.height
        #expect(
            ViewTest(Title(title: "Orders").fioriTheme(theme), DisplayConfiguration(width: 358)).size.height == plain
                + 100)
        let label = LabelItem(title: "Orders")
        let height = ViewTest(label, DisplayConfiguration(width: 358)).size.height
        #expect(ViewTest(label.fioriTheme(theme), DisplayConfiguration(width: 358)).size.height == height + 100)
    }
}
