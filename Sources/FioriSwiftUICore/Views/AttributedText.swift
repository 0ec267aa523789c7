import SwiftUI

/// A text of several lines whose runs have attributes and links of their own.
nonisolated public struct AttributedText: View {
    private let text: AttributedString

    /// - Parameter text: Text to show.
    public init(_ text: AttributedString) { self.text = text }

    /// - Parameter bodyAttributedText: Text to show.
    public init(bodyAttributedText: AttributedString) { self.init(bodyAttributedText) }

    @MainActor public var body: some View { Text(text) }
}
