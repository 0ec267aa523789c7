import CoreTransferable
import SwiftUIControls
import SwiftUICore
import SwiftUIDialogs
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// A button that offers to share values.
///
/// On Linux there are no other apps to share with: the link opens a dialog that copies the values as text, to where the
/// host's pasteboard leads. Values without a representation as text cannot be copied.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
    Data.Element: Transferable
{
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var isShown = false
    @State private var pasteboard = PasteboardReference()

    init(
        items: Data, subject: Text?, message: Text?,
        preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    @MainActor public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .modifier(PasteboardModifier(reference: pasteboard))
        .confirmationDialog(title ?? Text(system: .share), isPresented: $isShown, titleVisibility: .visible) {
            Button {
                copy()
            } label: {
                Text(system: .copy)
            }
            .disabled(!items.contains { String.reads($0) })
        } message: {
            message
        }
    }

    @MainActor private var title: Text? {
        if let subject { return subject }
        guard let first = items.first else { return nil }
        return preview?(first).title ?? (first as? String).map { Text($0) }
            ?? (first as? URL).map { Text($0.absoluteString) }
    }

    /// Copies the texts of the values, one a line.
    @MainActor private func copy() {
        let texts = items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        guard texts.count < items.count else {
            pasteboard.pasteboard?.string = texts.joined(separator: "\n")
            return
        }
        let sent = SharedItems(items: Array(items))
        Task { @MainActor [pasteboard] in
            let texts = await sent.texts()
            if !texts.isEmpty { pasteboard.pasteboard?.string = texts.joined(separator: "\n") }
        }
    }
}

/// Values that their sender uses no more.
// Unchecked: its sender uses the items no more.
private struct SharedItems<Item: Transferable>: @unchecked Sendable {
    let items: [Item]

    nonisolated func texts() async -> [String] {
        var texts: [String] = []
        for item in items {
            if let text = try? await String.imported(from: item) { texts.append(text) }
        }
        return texts
    }
}

/// The label of a link without one of its own: its title with the symbol for sharing.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    @MainActor public var body: some View {
        Label {
            title ?? Text(system: .share)
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

@available(*, unavailable)
extension ShareLink: Sendable {}

@available(*, unavailable)
extension DefaultShareLinkLabel: Sendable {}
