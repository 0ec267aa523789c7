/// An error in drawing symbols. An unknown name is not an error.
package enum SymbolError: Error, Hashable, CustomStringConvertible {
    /// The icons are not installed.
    case missingPackage(package: String, folder: String)
    /// The package is installed, but lacks an icon that the symbol table refers to.
    case missingIcon(file: String, package: String)
    /// An icon is not valid SVG.
    case unreadableIcon(file: String, reason: String)

    package var description: String {
        switch self {
        case .missingPackage(let package, let folder):
            "No symbol outlines in \(folder). Install the package \(package), on Debian: apt-get install \(package)"
        case .missingIcon(let file, let package):
            "\(file) is missing. Install a version of the package \(package) that has it (Debian 12 or newer)."
        case .unreadableIcon(let file, let reason):
            "\(file) cannot be read: \(reason). Reinstall the package that it belongs to."
        }
    }
}
