import SwiftUI

/// A text, a picture, or one beside the other.
nonisolated public enum TextOrIcon {
    case text(AttributedString)
    case icon(Image)
    case both(AttributedString, Image)
}

/// The view of a text, a picture, or both; nothing without one.
nonisolated public struct TextOrIconView: View, _ViewEmptyChecking {
    private let content: TextOrIcon?

    public init(_ content: TextOrIcon?) { self.content = content }

    @MainActor public var body: some View {
        switch content {
        case .text(let text): Text(text)
        case .icon(let image): image
        case .both(let text, let image):
            HStack(spacing: 2) {
                image
                Text(text)
            }
        case nil: EmptyView()
        }
    }

    public var isEmpty: Bool { content == nil }
}

/// A title with the mark of a field that has to be filled in, in one text.
nonisolated public struct TextWithMandatoryFieldIndicator: View, _ViewEmptyChecking {
    private let text: AttributedString
    private let isRequired: Bool
    private let mandatoryFieldIndicator: TextOrIcon?

    public init(text: AttributedString, isRequired: Bool, mandatoryFieldIndicator: TextOrIcon?) {
        self.text = text
        self.isRequired = isRequired
        self.mandatoryFieldIndicator = mandatoryFieldIndicator
    }

    public var body: some View {
        if isRequired, let mark {
            (Text(text) + mark).accessibilityLabel(Text(text) + Text(verbatim: " Required Field"))
        } else {
            Text(text)
        }
    }

    private var mark: Text? {
        switch mandatoryFieldIndicator {
        case .text(let text): Text(text)
        case .icon(let image): Text(image)
        case .both(let text, let image): Text(image) + Text(text)
        case nil: nil
        }
    }

    public var isEmpty: Bool { text.characters.isEmpty }
}
