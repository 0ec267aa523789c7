// The code has the form of the pages.
// swift-format-ignore-file
// README.md, the landing page of the theme, and the article "Theming".

import FioriSwiftUI
import SwiftUI

struct Overdue: View {
    var body: some View {
        // example
        Text("Overdue").foregroundStyle(.preferredColor(.negativeLabel))
        // end
    }
}

private func changeTheApp(url: URL) throws {
    // example
    ThemeManager.shared.setHexColor("B00020", for: .tintColor)                       // a colour of the palette
    try ThemeManager.shared.loadStyleSheets(from: [url])                             // style sheets in NUI's format (.nss)
    StyleCache.upsertStyles(["ContactItem.title": AnyViewModifier { $0.italic() }])  // a part, in the whole app
    // end
}

struct OneView: View {
    let theme: ThemeManager

    var body: some View {
        // example
        ContactItem(title: "Laurel Osborn")
            .titleModifier { $0.font(.title3) }   // a part, in a view
            .fioriTheme(theme)                    // another theme, in a view
        // end
    }
}

private func changeTheTheme() throws {
    // example
    ThemeManager.shared.setPaletteVersion(.v7)
    ThemeManager.shared.setHexColor("B00020", for: .tintColor)
    try ThemeManager.shared.addStyleSheet(StyleSheet("ContactItem.title { font-size: 20; }"))
    // end
}

@MainActor
private func preview() -> some View {
    // example
    let preview = ThemeManager()
    preview.setPaletteVersion(.v5)
    return ContactItem(title: "Joe Kidson").fioriTheme(preview)
    // end
}

private func colours() {
    // example
    ThemeManager.shared.setPaletteVersion(.v7)                              // an earlier Fiori palette
    ThemeManager.shared.setHexColor("B00020", for: .tintColor)              // one colour, for all circumstances
    ThemeManager.shared.setColor(.mint, for: .tintColor, variant: .light)   // for dark backgrounds alone
    ThemeManager.shared.reset()
    // end
}

private func palette() {
    // example
    let brand = Palette([.tintColor: [.dark: HexColor("B00020")!, .light: HexColor("FFB4AB")!]], base: .latest)
    ThemeManager.shared.setPalette(brand)
    // end
}

private func fonts() throws {
    // example
    try Font.registerFioriFonts()   // 72-Regular.ttf and its kin, from the app's bundle
    // end
}

struct Total: View {
    var body: some View {
        // example
        Text("Total").font(.fiori(forTextStyle: .headline, weight: .bold))
        // end
    }
}

struct Parts: View {
    var body: some View {
        // example
        VStack {
            ContactItem(title: "Laurel Osborn", subtitle: "Sales Manager")
            ObjectItem(title: "Rotary Pump").titleModifier { $0.italic() }
        }
        .titleModifier { $0.font(.title3) }
        // end
    }
}

private func styles() {
    // example
    StyleCache.upsertStyles([
        "ContactItem.title": AnyViewModifier { $0.font(.title3) },
        "footnote": AnyViewModifier { $0.foregroundStyle(.preferredColor(.secondaryLabel)) },
    ])
    // end
}

private func styleSheets(url: URL) throws {
    // example
    try ThemeManager.shared.loadStyleSheets(from: [url])
    try ThemeManager.shared.reloadStyleSheets()   // after the file has changed
    // end
}

private func warnings(url: URL) throws {
    // example
    try ThemeManager.shared.loadStyleSheets(from: [url])
    for warning in ThemeManager.shared.styleSheets.flatMap(\.warnings) { print(warning) }
    // end
}

private func strictStyleSheets(url: URL) throws {
    // example
    try ThemeManager.shared.loadStyleSheets(from: [url], strict: true)
    // end
}

struct Classes: View {
    var body: some View {
        // example
        List {
            Text("Total").styleClass("Label:LargeLabel")
            Text("Pump").styleClass("TableCell")
        }
        .styleClass("Table")
        // end
    }
}
