import SwiftUI

/// Code in a monospaced font, which scrolls sideways.
struct CodeView: View {
    let code: SourceCode?
    var text: String?

    init(_ code: SourceCode) { self.code = code }

    /// Shows text that is no Swift code, such as a manifest.
    init(text: String) {
        code = nil
        self.text = text
    }

    var body: some View {
        if let shown = text ?? code?.text {
            VStack(alignment: .leading, spacing: 6) {
                ScrollView(.horizontal) {
                    Text(verbatim: shown)
                        .font(.system(.footnote, design: .monospaced))
                        .fixedSize(horizontal: true, vertical: true)
                        .textSelection(.enabled)
                        .padding(12)
                }
                .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
                // Code is written from left to right in every language.
                .environment(\.layoutDirection, .leftToRight)
                if let code {
                    Text(verbatim: code.place).font(.caption).foregroundStyle(.secondary)
                }
            }
        } else {
            Text("The source is not on this device.").font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A button that shows and hides code.
struct CodeDisclosure: View {
    let code: SourceCode
    @State private var isExpanded = false

    var body: some View {
        DisclosureGroup("Code", isExpanded: $isExpanded) { CodeView(code) }
    }
}
