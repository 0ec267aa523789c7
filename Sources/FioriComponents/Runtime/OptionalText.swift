import SwiftUI

/// The text of an optional part; nothing without one.
nonisolated public struct OptionalText: View, _ViewEmptyChecking {
    let text: AttributedString?

    public init(_ text: AttributedString?) { self.text = text }
    @_disfavoredOverload public init(_ text: String?) { self.text = text.map { AttributedString($0) } }

    public var body: some View {
        if let text { Text(text) }
    }

    public var isEmpty: Bool { text == nil }
}

/// The picture of an optional part, which fills its frame; nothing without one.
nonisolated public struct OptionalImage: View, _ViewEmptyChecking {
    private let image: Image?

    public init(_ image: Image?) { self.image = image }

    public var body: some View {
        if let image { image.resizable().scaledToFill() }
    }

    public var isEmpty: Bool { image == nil }
}
