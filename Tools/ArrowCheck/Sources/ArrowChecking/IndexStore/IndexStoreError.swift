/// A reason why the index cannot be read.
public enum IndexStoreError: Error, Equatable, CustomStringConvertible {
    /// No store at the path, because nothing was built or because the path is wrong.
    case noStore(path: String)

    /// No `libIndexStore` at any of the paths.
    case noLibrary(searched: [String])

    /// A library that lacks a function of LLVM's `indexstore.h`.
    case missingFunction(name: String, library: String)

    /// A store, unit or record that the library refuses.
    case unreadable(path: String, reason: String)

    /// No source file of the module in the index.
    case unknownModule(name: String, store: String)

    /// The reason, with what to do about it.
    public var description: String {
        switch self {
        case .noStore(let path):
            "no index store at \(path): run `swift build` first, or name another store with --store"
        case .noLibrary(let searched):
            "no index store library at \(searched.joined(separator: ", ")): is a Swift toolchain on PATH?"
        case .missingFunction(let name, let library):
            "\(library) has no function \(name): it is of an unknown version"
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        case .unknownModule(let name, let store):
            "no source file of module \(name) in \(store): run `swift build`, or correct the module's name"
        }
    }
}
