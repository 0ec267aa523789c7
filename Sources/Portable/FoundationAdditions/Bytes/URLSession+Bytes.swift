import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of a response, while they come. They can be read once.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that receives them.
        public let task: URLSessionDataTask
        private let chunks: ByteChunks

        init(_ task: URLSessionDataTask, _ chunks: ByteChunks) {
            self.task = task
            self.chunks = chunks
        }

        public struct Iterator: AsyncIteratorProtocol {
            private var bytes: ByteChunks.Iterator

            init(_ chunks: ByteChunks) { bytes = ByteChunks.Iterator(chunks) }

            public mutating func next() async throws -> UInt8? { try await bytes.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(chunks) }
    }

    /// Begins to load an address, and returns with the head of the response.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Begins a request, and returns with the head of the response.
    ///
    /// Bytes that are not read yet wait in memory. When a reader stops, or its task is cancelled, further ones are dropped;
    /// the request itself goes on until the server ends it.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) {
        let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        let receiver = ByteReceiver(
            chunks: continuation, next: delegate ?? self.delegate as? any URLSessionTaskDelegate)
        // A session of its own, because delegates of single tasks hear nothing of the bytes on Linux. It keeps its delegate
        // until it is invalidated, which it is after its only task.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        continuation.onTermination = { reason in
            if case .cancelled = reason { receiver.cancel() }
        }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { receiver.start(task, responding: $0) }
        } onCancel: {
            receiver.cancel()
        }
        return (AsyncBytes(task, ByteChunks(stream: stream)), response)
    }
}
