/// The formats of answers.
public enum Representation: String, CaseIterable, Sendable {
    case png, svg, pdf, json

    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        case .json: "application/json"
        }
    }

    /// The formats of pictures.
    public static let pictures: [Representation] = [.png, .svg, .pdf]
}
