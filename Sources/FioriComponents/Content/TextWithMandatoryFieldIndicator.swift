import SwiftUI

/// A title with the mark of a field that has to be filled in, in one text.
nonisolated public struct TextWithMandatoryFieldIndicator: View, _ViewEmptyChecking {
    private let text: AttributedString
    private let isRequired: Bool
    private let mandatoryFieldIndicator: TextOrIcon?

    /// - Parameters:
    ///   - text: The title.
    ///   - isRequired: True if the field has to be filled in.
    ///   - mandatoryFieldIndicator: The mark behind the title of such a field, which is read as "Required Field".
    public init(text: AttributedString, isRequired: Bool, mandatoryFieldIndicator: TextOrIcon?) {
        self.text = text
        self.isRequired = isRequired
        self.mandatoryFieldIndicator = mandatoryFieldIndicator
    }

    @MainActor public var body: some View {
        if isRequired, let mark {
            Text("\(Text(text))\(mark)")
                .accessibilityLabel(Text("\(String(text.characters)), Required Field", bundle: .module))
        } else {
            Text(text)
        }
    }

    private var mark: Text? {
        switch mandatoryFieldIndicator {
        case .text(let text)?: Text(text)
        case .icon(let image)?: Text(image)
        case .both(let text, let image)?: Text("\(Text(image))\(Text(text))")
        case nil: nil
        }
    }

    public var isEmpty: Bool { text.characters.isEmpty }
}
