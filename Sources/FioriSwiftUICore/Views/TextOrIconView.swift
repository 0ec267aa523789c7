import SwiftUI

/// A short text or a picture, whichever it is given.
nonisolated public struct TextOrIconView: View {
    private let content: TextOrIcon?

    /// - Parameter content: What is shown; nil for nothing.
    public init(_ content: TextOrIcon?) { self.content = content }

    /// - Parameter status: What is shown; nil for nothing.
    public init(status: TextOrIcon?) { self.init(status) }

    /// - Parameter substatus: What is shown; nil for nothing.
    public init(substatus: TextOrIcon?) { self.init(substatus) }

    @MainActor public var body: some View {
        switch content {
        case .text(let text)?: Text(text)
        case .icon(let image)?: image
        case nil: EmptyView()
        }
    }
}
