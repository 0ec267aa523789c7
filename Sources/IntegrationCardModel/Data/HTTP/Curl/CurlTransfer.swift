#if os(Linux)
    import Foundation

    /// An exchange by libcurl, which ends as soon as its answer is known.
    ///
    /// The exchange runs on a thread of its own. Its callbacks return an error when the caller no longer waits, when a
    /// bound is exceeded, and at the end of a redirect's head, which makes the library close the connection.
    // Unchecked: the lock guards what the caller and the transfer share; the rest belongs to the transfer's thread.
    final class CurlTransfer: @unchecked Sendable {
        typealias Outcome = Result<CardHTTPResponse, CardDataError>

        /// The bound of all header fields of one answer in bytes.
        private static let maximumHeadBytes = 256 * 1024

        let request: CardHTTPRequest
        private let curl: CurlLibrary
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Outcome, Never>?
        private var early: Outcome?
        // Used by the transfer's thread only.
        private var status = 0
        private var headers: [String: String] = [:]
        private var headBytes = 0
        private var body = Data()
        private var verdict: Outcome?

        init(_ request: CardHTTPRequest, _ curl: CurlLibrary) {
            self.request = request
            self.curl = curl
        }

        // MARK: The one who waits

        /// Waits for the first outcome.
        func outcome() async -> Outcome {
            await withCheckedContinuation { continuation in
                let known = lock.withLock { () -> Outcome? in
                    if early == nil { self.continuation = continuation }
                    return early
                }
                if let known { continuation.resume(returning: known) }
            }
        }

        /// Resumes the waiting caller, unless there is an answer already.
        func finish(_ outcome: Outcome) {
            let waiting = lock.withLock { () -> CheckedContinuation<Outcome, Never>? in
                guard early == nil else { return nil }
                early = outcome
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: outcome)
        }

        private var isFinished: Bool { lock.withLock { early != nil } }

        // MARK: The transfer's thread

        /// Sends the request and reads the answer; returns when the connection is free or closed.
        func run(on handle: CurlLibrary.Handle, share: OpaquePointer?) {
            guard !isFinished else { return }
            var fields: OpaquePointer?
            for line in headerLines { fields = curl.appendToList(fields, line) ?? fields }
            defer { curl.freeList(fields) }
            setUp(handle, share)
            curl.set(.httpHeader, UnsafeRawPointer(fields), of: handle)
            let code = perform(handle)
            if let verdict { return finish(verdict) }
            switch code {
            case 0 where status > 0: finish(.success(CardHTTPResponse(status: status, headers: headers, body: body)))
            case 0: finish(.failure(.connectionFailed("the server did not answer with HTTP")))
            case CurlLibrary.timedOut: finish(.failure(.timedOut))
            case CurlLibrary.fileSizeExceeded: finish(.failure(.tooLarge(request.maximumResponseBytes)))
            default:
                finish(.failure(.connectionFailed(curl.errorText(code).map { String(cString: $0) } ?? "error \(code)")))
            }
        }

        private var headerLines: [String] {
            // Without a value, a field of the library's own is left out.
            var lines = ["Expect:"]
            if request.header("Content-Type") == nil { lines.append("Content-Type:") }
            for (name, value) in request.headers where !(name + value).contains(where: \.isNewline) {
                lines.append(value.isEmpty ? "\(name);" : "\(name): \(value)")
            }
            return lines
        }

        private func setUp(_ handle: CurlLibrary.Handle, _ share: OpaquePointer?) {
            let data = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
            curl.set(.noSignal, 1, of: handle)
            curl.set(.followLocation, 0, of: handle)
            // HTTP and HTTPS only.
            curl.set(.protocols, 3, of: handle)
            curl.set(.timeoutMilliseconds, max(1, Int(min(request.timeout, 3600) * 1000)), of: handle)
            curl.set(.noProgress, 0, of: handle)
            curl.set(.writeData, data, of: handle)
            curl.set(.headerData, data, of: handle)
            curl.set(.progressData, data, of: handle)
            curl.set(.openSocketData, data, of: handle)
            let onData: CurlLibrary.DataCallback = { bytes, size, count, data in
                CurlTransfer.from(data).receive(UnsafeBufferPointer(start: bytes, count: size * count))
            }
            let onHeader: CurlLibrary.DataCallback = { bytes, size, count, data in
                CurlTransfer.from(data).receiveHeader(UnsafeBufferPointer(start: bytes, count: size * count))
            }
            let onProgress: CurlLibrary.ProgressCallback = { data, _, _, _, _ in
                CurlTransfer.from(data).isFinished ? 1 : 0
            }
            let onSocket: CurlLibrary.SocketCallback = { data, _, address in
                CurlTransfer.from(data).openSocket(address)
            }
            curl.set(.writeFunction, unsafeBitCast(onData, to: UnsafeRawPointer.self), of: handle)
            curl.set(.headerFunction, unsafeBitCast(onHeader, to: UnsafeRawPointer.self), of: handle)
            curl.set(.progressFunction, unsafeBitCast(onProgress, to: UnsafeRawPointer.self), of: handle)
            curl.set(.openSocketFunction, unsafeBitCast(onSocket, to: UnsafeRawPointer.self), of: handle)
            if let share { curl.set(.share, UnsafeRawPointer(share), of: handle) }
            if request.method == "HEAD" {
                curl.set(.noBody, 1, of: handle)
            } else {
                curl.set(.maximumFileSize, request.maximumResponseBytes, of: handle)
            }
        }

        /// Performs the transfer while the texts that the library only refers to are kept.
        private func perform(_ handle: CurlLibrary.Handle) -> Int32 {
            let body = request.body ?? (request.method == "GET" || request.method == "HEAD" ? nil : Data())
            return request.url.absoluteString.withCString { url in
                curl.set(.url, url, of: handle)
                return "".withCString { empty in
                    // All encodings that the library can read.
                    curl.set(.acceptEncoding, empty, of: handle)
                    if request.sendsCookies { curl.set(.cookieFile, empty, of: handle) }
                    return "IntegrationCardModel".withCString { agent in
                        curl.set(.userAgent, agent, of: handle)
                        return request.method.withCString { method in
                            guard let body else {
                                if request.method == "GET" { curl.set(.httpGet, 1, of: handle) }
                                return curl.perform(handle)
                            }
                            curl.set(.postFieldSize, body.count, of: handle)
                            curl.set(.customRequest, method, of: handle)
                            return body.withUnsafeBytes { bytes in
                                curl.set(.postFields, bytes.baseAddress ?? UnsafeRawPointer(empty), of: handle)
                                return curl.perform(handle)
                            }
                        }
                    }
                }
            }
        }

        // MARK: Callbacks

        private static func from(_ data: UnsafeMutableRawPointer?) -> CurlTransfer {
            // The transfer runs until the library has returned.
            Unmanaged<CurlTransfer>.fromOpaque(data!).takeUnretainedValue()
        }

        private func receive(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
            guard !isFinished else { return 0 }
            guard body.count + bytes.count <= request.maximumResponseBytes else {
                verdict = .failure(.tooLarge(request.maximumResponseBytes))
                return 0
            }
            body.append(bytes)
            return bytes.count
        }

        private func receiveHeader(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
            headBytes += bytes.count
            guard !isFinished else { return 0 }
            guard headBytes <= Self.maximumHeadBytes else {
                verdict = .failure(.tooLarge(Self.maximumHeadBytes))
                return 0
            }
            let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            if line.hasPrefix("HTTP/") {
                status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
                headers = [:]
            } else if let colon = line.firstIndex(of: ":") {
                let name = line[..<colon].lowercased()
                let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                headers[name] = headers[name].map { $0 + ", " + value } ?? value
            } else if line.isEmpty, [301, 302, 303, 307, 308].contains(status), headers["location"] != nil {
                // The body of a redirect may go on without an end.
                verdict = .success(CardHTTPResponse(status: status, headers: headers))
                return 0
            }
            return bytes.count
        }

        /// Opens a socket, unless its address is none that the request may reach: the last check, of the very address
        /// to which the connection goes.
        private func openSocket(_ address: UnsafeMutableRawPointer?) -> Int32 {
            guard let address else { return -1 }
            let family = address.load(as: Int32.self)
            let kind = address.load(fromByteOffset: 4, as: Int32.self)
            let number = address.load(fromByteOffset: 8, as: Int32.self)
            if request.requiresPublicAddress, !Self.usesProxy {
                guard let target = Self.ipAddress(at: address + 16, family: family), target.isPublic else {
                    verdict = .failure(
                        .addressRefused("\(request.url.host ?? "") leads to an address that is not public"))
                    return -1
                }
            }
            return socket(family, kind | Int32(SOCK_CLOEXEC.rawValue), number)
        }

        private static func ipAddress(at pointer: UnsafeMutableRawPointer, family: Int32) -> IPAddress? {
            switch family {
            case AF_INET:
                return .v4(UInt32(bigEndian: pointer.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
            case AF_INET6:
                return .v6((0..<16).map { pointer.load(fromByteOffset: 8 + $0, as: UInt8.self) })
            default: return nil
            }
        }

        /// True if connections go to a proxy, whose address is the user's own choice.
        private static let usesProxy = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].contains {
            ProcessInfo.processInfo.environment[$0]?.isEmpty == false
        }
    }
#endif
