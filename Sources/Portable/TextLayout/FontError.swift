/// What keeps text from being drawn in the face it asks for.
package enum FontError: Error, Equatable, CustomStringConvertible {
    /// A face that the catalog names is not installed.
    case missingFace(family: String, package: String, searched: [String])
    /// Text names a family that is neither in the catalog nor registered.
    case unknownFamily(String)
    /// A file that was registered is missing or no font.
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
