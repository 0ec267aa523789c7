/// The characters of bytes in UTF-8. Each is handed on as soon as the next one begins.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        private var begun = String.UnicodeScalarView()

        init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        public mutating func next() async throws -> Character? {
            while let scalar = try await scalars.next() {
                begun.append(scalar)
                let text = String(begun)
                if text.count > 1 {
                    begun = String.UnicodeScalarView([scalar])
                    return text.first
                }
            }
            defer { begun.removeAll() }
            return String(begun).first
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncCharacterSequence.AsyncIterator: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
    /// The characters of these bytes in UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
