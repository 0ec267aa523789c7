/// An error in finding the font of a text.
package enum FontError: Error, Equatable, CustomStringConvertible {
    /// A face of the catalog is not installed.
    case missingFace(family: String, package: String, searched: [String])
    /// A family is neither in the catalog nor registered.
    case unknownFamily(String)
    /// A registered file is missing or not a font.
    case unreadableFile(String)

    package var description: String {
        switch self {
        case .missingFace(let family, let package, let searched):
            "The face “\(family)” is not installed (looked in \(searched.joined(separator: ", "))). "
                + "Install the Debian package \(package): apt-get install \(package)"
        case .unknownFamily(let family):
            "No face named “\(family)” is known; the system face is drawn instead. Register its font file first."
        case .unreadableFile(let path):
            "The font file \(path) cannot be read as a font."
        }
    }
}
