import CoreTransferable
import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// A button that takes values from the pasteboard.
///
/// On Linux the pasteboard holds the text that was copied last in the app; the button is disabled for types that are not
/// made of text.
public struct PasteButton: View {
    private let take: @MainActor (String) -> Void
    private let readsText: Bool
    @State private var pasteboard = PasteboardReference()

    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Takes the values.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
        readsText = T.reads("")
        // Called on the main actor only.
        nonisolated(unsafe) let onPaste = onPaste
        take = { text in
            if let value = text as? T { return onPaste([value]) }
            Task { @MainActor in
                if let value = await PastedValue<T>(text)?.value { onPaste([value]) }
            }
        }
    }

    @MainActor public var body: some View {
        Button {
            if let text = pasteboard.pasteboard?.string { take(text) }
        } label: {
            Label {
                Text(system: .paste)
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .modifier(PasteboardModifier(reference: pasteboard))
        .disabled(!readsText)
    }
}

/// A value that nobody else has.
// Unchecked: it was made for its receiver alone; transferable values need not be `Sendable`.
private struct PastedValue<T: Transferable>: @unchecked Sendable {
    let value: T

    nonisolated init?(_ text: String) async {
        guard let value = try? await T.imported(from: text) else { return nil }
        self.value = value
    }
}

@available(*, unavailable)
extension PasteButton: Sendable {}
