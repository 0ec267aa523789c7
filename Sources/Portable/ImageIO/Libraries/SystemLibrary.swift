import Foundation

/// A shared library of the system that is loaded by name for its first use.
///
/// A program that is linked with it would load it, and all that it stands on, at every start, whether it has a picture
/// to decode or not. The functions are part of stable binary interfaces.
struct SystemLibrary {
    private let handle: UnsafeMutableRawPointer

    /// Loads a library; nil where there is none. It stays loaded.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// The function of a name; nil where the library has none.
    func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

/// An error in GLib's form: a domain, a code and a message.
struct GLibError {
    /// The reason that an error gives; frees it.
    static func takeMessage(_ error: UnsafeMutableRawPointer?) -> String? {
        guard let error else { return nil }
        defer { GObjectLibrary.shared?.freeError(error) }
        // Two numbers of 32 bits stand before the pointer to the message.
        return error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
    }

    typealias Place = UnsafeMutablePointer<UnsafeMutableRawPointer?>
}

/// The functions of GLib's objects, which both libraries of pictures stand on.
struct GObjectLibrary: Sendable {
    typealias Object = UnsafeMutableRawPointer

    let release: @convention(c) (Object) -> Void
    let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void
    let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void
    let connect:
        @convention(c) (
            Object, UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutableRawPointer?, UnsafeRawPointer?, UInt32
        ) -> UInt
    let disconnect: @convention(c) (Object, UInt) -> Void

    static let shared = GObjectLibrary()

    private init?() {
        // Functions of GLib are found through the library that is linked with it.
        guard let library = SystemLibrary("libgobject-2.0.so.0"),
            let release: @convention(c) (Object) -> Void = library.function("g_object_unref"),
            let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void = library.function("g_error_free"),
            let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Void = library.function("g_free"),
            let connect:
                @convention(c) (
                    Object, UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutableRawPointer?, UnsafeRawPointer?, UInt32
                ) -> UInt = library.function("g_signal_connect_data"),
            let disconnect: @convention(c) (Object, UInt) -> Void = library.function("g_signal_handler_disconnect")
        else { return nil }
        self.release = release
        self.freeError = freeError
        self.freeMemory = freeMemory
        self.connect = connect
        self.disconnect = disconnect
    }
}
