import FioriThemeManager
import SwiftUI

/// The colours of a generation of the palette, which all pages of the window have, too.
struct PalettePage: View {
    @Environment(\.themeManager) private var theme
    @State private var text = ""

    private var version: PaletteVersion { theme.paletteVersion ?? .v8 }

    private var styles: [ColorStyle] {
        ColorStyle.allCases.filter { style in
            version.palette.hexColor(for: style, in: .dark) != nil
                && (text.isEmpty || style.rawValue.localizedCaseInsensitiveContains(text))
        }
    }

    var body: some View {
        ScrollView {
            Picker("Generation", selection: Binding(get: { version }, set: { theme.setPaletteVersion($0) })) {
                ForEach(PaletteVersion.allCases, id: \.self) { Text(String(describing: $0).uppercased()).tag($0) }
            }
            .pickerStyle(.segmented)
            .padding(16)
            CodeDisclosure(ofPage: #filePath).padding(.horizontal, 16)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12, alignment: .top)], spacing: 12) {
                ForEach(styles, id: \.self) { Swatch(style: $0) }
            }
            .padding([.horizontal, .bottom], 16)
        }
        .searchable(text: $text, prompt: "Search colours")
    }
}

/// A colour with its name, and with its digits in the scheme of the page.
private struct Swatch: View {
    let style: ColorStyle
    @Environment(\.self) private var environment

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color.preferredColor(style))
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
                .frame(height: 56)
            Text(style.rawValue).font(.caption)
            Text(verbatim: digits).font(.caption.monospaced()).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    /// The colour as style sheets write it: six hexadecimal digits, or eight with the opacity.
    private var digits: String {
        let color = Color.preferredColor(style).resolve(in: environment)
        let parts = [color.red, color.green, color.blue] + (color.opacity < 0.999 ? [color.opacity] : [])
        return "#"
            + parts.map { part in
                let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return text.count < 2 ? "0" + text : text
            }
            .joined()
    }
}
