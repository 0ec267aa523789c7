import Foundation
import FoundationNetworking

extension FileHandle {
    /// The bytes of a file from where the handle stands.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        private let handle: FileHandle

        init(_ handle: FileHandle) { self.handle = handle }

        public struct AsyncIterator: AsyncIteratorProtocol {
            private var bytes: ByteChunks.Iterator

            init(_ handle: FileHandle) {
                // Read when they are wanted, away from the tasks of the program.
                let stream = AsyncThrowingStream {
                    try await withCheckedThrowingContinuation { continuation in
                        DispatchQueue.global().async {
                            continuation.resume(with: Result { try handle.read(upToCount: 16 * 1024) })
                        }
                    }
                }
                bytes = ByteChunks.Iterator(ByteChunks(stream: stream))
            }

            public mutating func next() async throws -> UInt8? { try await bytes.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle) }
    }

    /// The bytes of the file from where the handle stands.
    public var bytes: FileHandle.AsyncBytes { FileHandle.AsyncBytes(self) }
}

extension URL {
    /// The bytes of a file or of an answer to a request.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        private let url: URL

        init(_ url: URL) { self.url = url }

        public struct AsyncIterator: AsyncIteratorProtocol {
            private let url: URL
            private var file: FileHandle.AsyncBytes.AsyncIterator?
            private var response: URLSession.AsyncBytes.Iterator?

            init(_ url: URL) { self.url = url }

            public mutating func next() async throws -> UInt8? {
                if file == nil, response == nil { try await open() }
                return file == nil ? try await response?.next() : try await file?.next()
            }

            private mutating func open() async throws {
                if url.isFileURL {
                    file = try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()
                } else {
                    response = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// The bytes of the file or of the answer to a request.
    public var resourceBytes: URL.AsyncBytes { URL.AsyncBytes(self) }

    /// The lines of the file or of the answer to a request, without those that are empty.
    public var lines: AsyncLineSequence<URL.AsyncBytes> { resourceBytes.lines }
}
