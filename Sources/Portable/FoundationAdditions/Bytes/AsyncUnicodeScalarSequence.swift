/// The scalars of bytes in UTF-8; U+FFFD stands for bytes that are none.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar

    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var leftover: UInt8?

        init(_ base: Base.AsyncIterator) { self.base = base }

        private mutating func nextByte() async throws -> UInt8? {
            if let byte = leftover {
                leftover = nil
                return byte
            }
            return try await base.next()
        }

        public mutating func next() async throws -> UnicodeScalar? {
            guard let first = try await nextByte() else { return nil }
            let count =
                switch first {
                case 0..<0x80: 1
                case 0xC2..<0xE0: 2
                case 0xE0..<0xF0: 3
                case 0xF0..<0xF5: 4
                default: 0
                }
            guard count > 0 else { return "\u{FFFD}" }
            var bytes = [first]
            while bytes.count < count {
                guard let byte = try await nextByte() else { break }
                guard byte & 0xC0 == 0x80 else {
                    leftover = byte
                    break
                }
                bytes.append(byte)
            }
            return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncUnicodeScalarSequence.AsyncIterator: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
    /// The scalars of these bytes in UTF-8.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
