/// The lines of bytes in UTF-8, without those that are empty, as on Apple's systems.
///
/// A line ends at CR, LF, both, VT, FF, NEL (U+0085), or the separators of lines and paragraphs (U+2028, U+2029).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var line: [UInt8] = []

        init(_ base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async throws -> String? {
            while let byte = try await base.next() {
                line.append(byte)
                // An empty line between CR and LF is skipped with the others.
                guard let length = Self.separatorLength(line) else { continue }
                line.removeLast(length)
                if let text = takeLine() { return text }
            }
            return takeLine()
        }

        private mutating func takeLine() -> String? {
            guard !line.isEmpty else { return nil }
            defer { line.removeAll(keepingCapacity: true) }
            return String(decoding: line, as: UTF8.self)
        }

        /// The number of bytes of the separator at the end of a line that is read; nil if there is none.
        private static func separatorLength(_ line: [UInt8]) -> Int? {
            switch line[line.count - 1] {
            case 0x0A...0x0D: 1
            case 0x85 where line.count >= 2 && line[line.count - 2] == 0xC2: 2
            case 0xA8, 0xA9: line.count >= 3 && line[line.count - 2] == 0x80 && line[line.count - 3] == 0xE2 ? 3 : nil
            default: nil
            }
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

@available(*, unavailable)
extension AsyncLineSequence.AsyncIterator: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
    /// The lines of these bytes in UTF-8, without those that are empty.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
