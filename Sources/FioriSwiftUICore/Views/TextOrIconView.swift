import SwiftUI

/// A short text or a picture.
nonisolated public struct TextOrIconView: View {
    private let content: TextOrIcon?

    /// - Parameter content: Text or picture to show; nil for nothing.
    public init(_ content: TextOrIcon?) { self.content = content }

    /// - Parameter status: Text or picture to show; nil for nothing.
    public init(status: TextOrIcon?) { self.init(status) }

    /// - Parameter substatus: Text or picture to show; nil for nothing.
    public init(substatus: TextOrIcon?) { self.init(substatus) }

    @MainActor public var body: some View {
        switch content {
        case .text(let text)?: Text(text)
        case .icon(let image)?: image
        case nil: EmptyView()
        }
    }
}
