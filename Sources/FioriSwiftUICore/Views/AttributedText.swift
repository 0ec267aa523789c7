import SwiftUI

/// A text of several lines whose runs have looks and links of their own.
nonisolated public struct AttributedText: View {
    private let text: AttributedString

    /// - Parameter text: What is shown.
    public init(_ text: AttributedString) { self.text = text }

    /// - Parameter bodyAttributedText: What is shown.
    public init(bodyAttributedText: AttributedString) { self.init(bodyAttributedText) }

    @MainActor public var body: some View { Text(text) }
}
