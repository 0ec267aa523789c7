/// What keeps bytes from becoming a picture, or a picture from becoming bytes.
package enum ImageError: Error, Equatable, CustomStringConvertible {
    /// No format that is known, or a broken file; the decoder's words.
    case unreadable(String)
    /// More pixels than memory should hold.
    case tooLarge(width: Int, height: Int)
    /// There is no writer for a type.
    case unknownType(String)
    case outOfMemory

    package var description: String {
        switch self {
        case .unreadable(let reason): "The picture cannot be read: \(reason)"
        case .tooLarge(let width, let height):
            "The picture has \(width) × \(height) pixels; more than 32,767 on a side or 2^28 in all are not decoded."
        case .unknownType(let type): "Pictures of type \(type) cannot be written; use public.png or public.jpeg."
        case .outOfMemory: "There is not enough memory for the picture."
        }
    }
}
