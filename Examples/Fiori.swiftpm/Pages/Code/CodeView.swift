import SwiftUI

/// Code in a monospaced font with colours, which scrolls sideways and can be copied.
struct CodeView: View {
    private let text: String?
    private let place: String?

    /// Shows code of this app, and its place.
    init(_ code: SourceCode) {
        text = code.text
        place = code.place
    }

    /// Shows a text, such as a manifest.
    init(text: String, place: String? = nil) {
        self.text = text
        self.place = place
    }

    var body: some View {
        if let text {
            VStack(alignment: .leading, spacing: 6) {
                ScrollView(.horizontal) {
                    Text(CodeColors.text(text))
                        .font(.system(.footnote, design: .monospaced))
                        .fixedSize(horizontal: true, vertical: true)
                        .textSelection(.enabled)
                        .padding(12)
                }
                .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
                // Code is written from left to right in every language.
                .environment(\.layoutDirection, .leftToRight)
                HStack(alignment: .firstTextBaseline) {
                    if let place { Text(verbatim: place).font(.caption).foregroundStyle(.secondary) }
                    Spacer(minLength: 8)
                    ShareLink(item: text) { Text("Copy") }
                        .font(.caption)
                        .buttonStyle(.borderless)
                }
            }
        } else {
            Text("The source is not on this device.").font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A button that shows and hides code, which is read when it is shown.
struct CodeDisclosure: View {
    private let title: LocalizedStringKey
    private let code: SourceCode
    @State private var isExpanded = false

    init(_ title: LocalizedStringKey = "Code", code: SourceCode) {
        self.title = title
        self.code = code
    }

    /// Shows the code of a whole page.
    /// - Parameter file: The file of the page, in which this stands.
    init(ofPage file: String = #filePath) {
        self.init("Code of this page", code: SourceCode(file: file))
    }

    var body: some View {
        DisclosureGroup(title, isExpanded: $isExpanded) { CodeView(code) }
    }
}
