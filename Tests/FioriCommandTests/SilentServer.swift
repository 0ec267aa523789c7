#if os(Linux)
    import Foundation

    /// A server on the loopback address that accepts connections and never answers.
    final class SilentServer {
        let port: UInt16
        private var number: Int32

        init() throws {
            number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let (size, number) = (length, number)
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(number, $0, size) == 0 && listen(number, 16) == 0 && getsockname(number, $0, &length) == 0
                }
            }
            guard isListening else { throw CocoaError(.fileReadUnknown) }
            port = UInt16(bigEndian: address.sin_port)
        }

        /// Waits until somebody connects, a minute at most.
        func waitForConnection() -> Bool {
            var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 60_000) == 1
        }

        /// Ends the server; later connections are refused.
        func close() {
            guard number >= 0 else { return }
            Glibc.close(number)
            number = -1
        }

        deinit { close() }
    }
#endif
