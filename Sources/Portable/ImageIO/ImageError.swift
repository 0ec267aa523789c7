/// An error in decoding or encoding an image.
package enum ImageError: Error, Equatable, CustomStringConvertible {
    /// An unknown format, or a damaged file; with the decoder's message.
    case unreadable(String)
    /// More pixels than the limit.
    case tooLarge(width: Int, height: Int)
    /// A type without an encoder.
    case unknownType(String)
    case outOfMemory
    /// A library of the system that is not installed; with the Debian package that installs it.
    case missingLibrary(String, package: String)

    package var description: String {
        switch self {
        case .unreadable(let reason): "The picture cannot be read: \(reason)"
        case .tooLarge(let width, let height):
            "The picture has \(width) × \(height) pixels; more than 32,767 on a side or 2^28 in all are not decoded."
        case .unknownType(let type): "Pictures of type \(type) cannot be written; use public.png or public.jpeg."
        case .outOfMemory: "There is not enough memory for the picture."
        case .missingLibrary(let name, let package):
            "The picture cannot be read without \(name). Install it: apt-get install \(package)"
        }
    }
}
