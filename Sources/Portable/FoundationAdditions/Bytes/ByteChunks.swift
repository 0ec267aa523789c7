import Foundation

/// Bytes that come in pieces, one after the other.
struct ByteChunks: Sendable {
    let stream: AsyncThrowingStream<Data, any Error>

    struct Iterator {
        private var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
        private var chunk: [UInt8] = []
        private var index = 0

        init(_ chunks: ByteChunks) { self.chunks = chunks.stream.makeAsyncIterator() }

        mutating func next() async throws -> UInt8? {
            while index == chunk.count {
                guard let next = try await chunks.next() else {
                    // A stream ends without an error when the task is cancelled.
                    try Task.checkCancellation()
                    return nil
                }
                chunk = Array(next)
                index = 0
            }
            defer { index += 1 }
            return chunk[index]
        }
    }
}
