#if os(Linux)
    import Foundation

    /// The functions of the system's libcurl, which Foundation's networking on Linux stands on.
    ///
    /// They are looked up when the process runs: the library is there wherever FoundationNetworking is, its headers
    /// need not be. The numbers of options are part of its binary interface and never change.
    struct CurlLibrary: Sendable {
        typealias Handle = OpaquePointer
        typealias DataCallback =
            @convention(c) (UnsafeMutablePointer<UInt8>?, Int, Int, UnsafeMutableRawPointer?) -> Int
        typealias ProgressCallback = @convention(c) (UnsafeMutableRawPointer?, Int64, Int64, Int64, Int64) -> Int32
        typealias SocketCallback =
            @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
        typealias LockCallback = @convention(c) (Handle?, Int32, Int32, UnsafeMutableRawPointer?) -> Void
        typealias UnlockCallback = @convention(c) (Handle?, Int32, UnsafeMutableRawPointer?) -> Void

        /// The options of a transfer that take a number.
        enum NumberOption: Int32 {
            case noProgress = 43, noBody = 44, followLocation = 52, postFieldSize = 60, httpGet = 80, noSignal = 99
            case timeoutMilliseconds = 155, protocols = 181, maximumFileSize = 30117
        }

        /// The options of a transfer that take a pointer.
        enum PointerOption: Int32 {
            case writeData = 10001, url = 10002, errorBuffer = 10010, postFields = 10015, userAgent = 10018
            case httpHeader = 10023, headerData = 10029, cookieFile = 10031, customRequest = 10036
            case progressData = 10057, share = 10100, acceptEncoding = 10102, openSocketData = 10164
            case writeFunction = 20011, headerFunction = 20079, openSocketFunction = 20163, progressFunction = 20219
        }

        static let timedOut: Int32 = 28
        static let fileSizeExceeded: Int32 = 63

        let makeHandle: @convention(c) () -> Handle?
        let closeHandle: @convention(c) (Handle) -> Void
        let resetHandle: @convention(c) (Handle) -> Void
        let perform: @convention(c) (Handle) -> Int32
        let errorText: @convention(c) (Int32) -> UnsafePointer<CChar>?
        let appendToList: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
        let freeList: @convention(c) (OpaquePointer?) -> Void
        let makeShare: @convention(c) () -> OpaquePointer?
        let closeShare: @convention(c) (OpaquePointer) -> Int32
        private let setNumber: @convention(c) (Handle, Int32, Int) -> Int32
        private let setPointer: @convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32
        private let setSharePointer: @convention(c) (OpaquePointer, Int32, UnsafeRawPointer?) -> Int32

        /// The library; nil where it cannot be loaded.
        static let shared: CurlLibrary? = CurlLibrary()

        private init?() {
            guard let library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL) else { return nil }
            func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
                dlsym(library, name).map { unsafeBitCast($0, to: type) }
            }
            typealias GlobalInit = @convention(c) (Int) -> Int32
            guard let globalInit = function("curl_global_init", GlobalInit.self), globalInit(3) == 0,
                let makeHandle = function("curl_easy_init", (@convention(c) () -> Handle?).self),
                let closeHandle = function("curl_easy_cleanup", (@convention(c) (Handle) -> Void).self),
                let resetHandle = function("curl_easy_reset", (@convention(c) (Handle) -> Void).self),
                let perform = function("curl_easy_perform", (@convention(c) (Handle) -> Int32).self),
                let errorText = function(
                    "curl_easy_strerror", (@convention(c) (Int32) -> UnsafePointer<CChar>?).self),
                let appendToList = function(
                    "curl_slist_append",
                    (@convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?).self),
                let freeList = function("curl_slist_free_all", (@convention(c) (OpaquePointer?) -> Void).self),
                let makeShare = function("curl_share_init", (@convention(c) () -> OpaquePointer?).self),
                let closeShare = function("curl_share_cleanup", (@convention(c) (OpaquePointer) -> Int32).self),
                let setNumber = function(
                    "curl_easy_setopt", (@convention(c) (Handle, Int32, Int) -> Int32).self),
                let setPointer = function(
                    "curl_easy_setopt", (@convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32).self),
                let setSharePointer = function(
                    "curl_share_setopt", (@convention(c) (OpaquePointer, Int32, UnsafeRawPointer?) -> Int32).self)
            else { return nil }
            self.makeHandle = makeHandle
            self.closeHandle = closeHandle
            self.resetHandle = resetHandle
            self.perform = perform
            self.errorText = errorText
            self.appendToList = appendToList
            self.freeList = freeList
            self.makeShare = makeShare
            self.closeShare = closeShare
            self.setNumber = setNumber
            self.setPointer = setPointer
            self.setSharePointer = setSharePointer
        }

        func set(_ option: NumberOption, _ value: Int, of handle: Handle) {
            _ = setNumber(handle, option.rawValue, value)
        }

        func set(_ option: PointerOption, _ value: UnsafeRawPointer?, of handle: Handle) {
            _ = setPointer(handle, option.rawValue, value)
        }

        /// Enables shared cookies and sets the callbacks that lock the share.
        func setUpCookies(
            of share: OpaquePointer, lock: LockCallback, unlock: UnlockCallback, data: UnsafeMutableRawPointer
        ) {
            _ = setSharePointer(share, 3, unsafeBitCast(lock, to: UnsafeRawPointer.self))
            _ = setSharePointer(share, 4, unsafeBitCast(unlock, to: UnsafeRawPointer.self))
            _ = setSharePointer(share, 5, data)
            _ = setSharePointer(share, 1, UnsafeRawPointer(bitPattern: 2))
        }
    }
#endif
